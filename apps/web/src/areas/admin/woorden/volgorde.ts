/** The list with one item a place further (1) or back (-1); at an end nothing moves. */
export function move<T>(lijst: readonly T[], van: number, stap: 1 | -1): readonly T[] {
  const [dit, dat] = [lijst[van], lijst[van + stap]];
  if (dit === undefined || dat === undefined) return lijst;
  return lijst.with(van, dat).with(van + stap, dit);
}
