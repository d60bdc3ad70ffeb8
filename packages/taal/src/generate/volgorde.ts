/**
 * Decides: which foils go with the signs of a word in an ordering task.
 * Source: the confusion sets of beginning readers: look-alikes and sound-alikes.
 * Example: chooseFoils(['b', 'oe', 'k']) -> ['d', 'u', 't'].
 */
const VERWARRING: readonly (readonly string[])[] = [
  ['b', 'd', 'p'],
  ['m', 'n', 'w'],
  ['eu', 'ui', 'ie'],
  ['ij', 'ei', 'ie'],
  ['oe', 'u', 'eu'],
  ['f', 'v', 'w'],
  ['s', 'z'],
  ['k', 't', 'p'],
  ['a', 'aa'],
  ['o', 'oo'],
  ['e', 'ee', 'i'],
  ['au', 'ou'],
  ['u', 'uu'],
  ['g', 'ch'],
  ['ng', 'nk'],
  ['sch', 's'],
];
const HOOGSTENS = 3;

/** Up to three signs that are not in the word, one for each sign that has a rival, in the order of the word. */
export function chooseFoils(stukken: readonly string[]): string[] {
  const foils: string[] = [];
  for (const stuk of stukken) {
    const enkel = /^(.)\1$/.test(stuk) && !/[aeou]/.test(stuk) ? stuk.charAt(0) : stuk;
    const groep = VERWARRING.find((set) => set.includes(enkel));
    const foil =
      enkel === stuk
        ? groep?.find((ander) => ander !== stuk && !stukken.includes(ander) && !foils.includes(ander))
        : stukken.includes(enkel)
          ? undefined
          : enkel;
    if (foil !== undefined && foils.length < HOOGSTENS) foils.push(foil);
  }
  return foils;
}
