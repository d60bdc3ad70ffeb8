/** The picture of a sound: lowest and highest sample per column. */

export interface Kolom {
  readonly laag: number;
  readonly hoog: number;
}

/** @param kolommen how many columns the picture is wide; at least one sample each */
export function golfVan(monsters: Float32Array, kolommen: number): readonly Kolom[] {
  const breed = Math.max(1, monsters.length / Math.max(1, kolommen));
  return Array.from({ length: Math.min(kolommen, monsters.length) }, (_, i) => {
    const deel = monsters.subarray(Math.floor(i * breed), Math.max(Math.floor(i * breed) + 1, Math.floor((i + 1) * breed)));
    return { laag: deel.reduce((x, y) => Math.min(x, y), 1), hoog: deel.reduce((x, y) => Math.max(x, y), -1) };
  });
}
