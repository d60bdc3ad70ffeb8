/**
 * Decides: whether a v or z in a form stands for the f or s of its base word.
 * Source: final devoicing: brief - brieven, huis - huizen.
 * Example: the v of duiven is one, the v of avonden is not.
 */
const STEM: Readonly<Record<string, string>> = { v: 'f', z: 's' };

/** The letter at `plek` is v or z, the base ends in f or s, and no other v or z follows. */
export function isWisselletter(laag: string, plek: number, basis: string | undefined): boolean {
  const letter = laag.charAt(plek);
  const stemloos = STEM[letter];
  return (
    stemloos !== undefined &&
    (basis?.endsWith(stemloos) ?? false) &&
    !laag.endsWith(stemloos) &&
    laag.indexOf(letter, plek + 1) < 0 &&
    plek > 0
  );
}
