/**
 * Decides: whether a v or z in a form stands for the f or s of its base word.
 * Source: final devoicing: brief - brieven, huis - huizen.
 * Example: the v of duiven is one, the v of avonden is not.
 */
const STEM: Readonly<Record<string, string>> = { v: 'f', z: 's' };

/** The letter at `plek` is v or z where the base has its last f or s; of haas and hazen a vowel sign stands once in the form. The v of gevangenisstraffen is another one. */
export function isWisselletter(laag: string, plek: number, basis: string | undefined): boolean {
  const letter = laag.charAt(plek);
  const stemloos = STEM[letter];
  return (
    stemloos !== undefined &&
    (basis?.endsWith(stemloos) ?? false) &&
    !laag.endsWith(stemloos) &&
    laag.indexOf(letter, plek + 1) < 0 &&
    plek > 0 &&
    plek >= (basis?.length ?? 0) - 2
  );
}
