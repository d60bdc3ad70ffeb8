/**
 * Places that are filled one by one with letters or pieces. Free filling says nothing; guided filling takes only what is
 * right and remembers what was tried first, so that the answer it reports is the child's own.
 */
export interface Vakken {
  /** The pieces of the answer, in order. */
  readonly doel: readonly string[];
  /** What stands there now. */
  readonly inhoud: readonly string[];
  /** Guided: per filled place the first wrong choice, or null when the first was right. */
  readonly eerste: readonly (string | null)[];
  /** Guided: wrong tries at the present place, and the first of them. */
  readonly mis: number;
  readonly misKeus: string | null;
}

/** Free filling may run this far past the answer: a longer word is a mistake a child can make. */
const EXTRA_PLEKKEN = 4;
/** From the second wrong try the right piece shows grey, to copy. */
const TOON_NA = 2;
/** At the fourth it goes in by itself: nobody gets stuck. */
const VUL_NA = 4;

export const startVakken = (doel: readonly string[]): Vakken => ({ doel, inhoud: [], eerste: [], mis: 0, misKeus: null });

/** The letters of a word as a child types them: one per place, accents kept on their letter. */
export const lettersOf = (woord: string): readonly string[] => [...woord.normalize('NFC')];

/** Caps lock is no spelling mistake: without a capital in the answer every letter counts as a small one. */
export function normalizeLetter(letter: string, antwoord: string): string {
  const plain = letter.normalize('NFC');
  return antwoord === antwoord.toLowerCase() ? plain.toLowerCase() : plain;
}

export const isFull = (vakken: Vakken): boolean => vakken.inhoud.length >= vakken.doel.length;

/** Free: whatever the child chooses goes in. */
export function putFree(vakken: Vakken, stuk: string): Vakken {
  if (vakken.inhoud.length >= vakken.doel.length + EXTRA_PLEKKEN) return vakken;
  return { ...vakken, inhoud: [...vakken.inhoud, stuk] };
}

export function removeLast(vakken: Vakken): Vakken {
  return { ...vakken, inhoud: vakken.inhoud.slice(0, -1) };
}

/** Guided: a right piece goes in (`raak`), a wrong one is remembered and does not. */
export function putGuided(vakken: Vakken, stuk: string): { readonly vakken: Vakken; readonly raak: boolean } {
  const right = vakken.doel[vakken.inhoud.length];
  if (right === undefined) return { vakken, raak: false };
  if (stuk === right) return { vakken: fill(vakken, right), raak: true };
  const missed = { ...vakken, mis: vakken.mis + 1, misKeus: vakken.misKeus ?? stuk };
  return { vakken: missed.mis >= VUL_NA ? fill(missed, right) : missed, raak: false };
}

function fill(vakken: Vakken, stuk: string): Vakken {
  return { ...vakken, inhoud: [...vakken.inhoud, stuk], eerste: [...vakken.eerste, vakken.misKeus], mis: 0, misKeus: null };
}

/** The right piece for the present place once it has been missed twice. */
export const showStuk = (vakken: Vakken): string | null => (vakken.mis >= TOON_NA ? (vakken.doel[vakken.inhoud.length] ?? null) : null);

/**
 * What the child wrote of its own accord. In guided filling a first wrong choice stands in its place again; the same
 * letter as before it was a doubling (boomen), the next letter a skipped one (bomen for bommen).
 */
export function givenOf(vakken: Vakken): string {
  return vakken.inhoud.map((stuk, plek) => ownChoice(vakken, stuk, plek)).join('');
}

function ownChoice(vakken: Vakken, stuk: string, plek: number): string {
  const keus = vakken.eerste[plek] ?? null;
  if (keus === null) return stuk;
  if (keus === vakken.inhoud[plek - 1]) return keus + stuk;
  return keus === vakken.doel[plek + 1] ? '' : keus;
}
