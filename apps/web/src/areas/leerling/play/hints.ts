/** Hints in steps, from far to near: where to look, the rule, how many pieces, the first letter. Never the answer itself. */
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import { splitGrafemen } from '@spelrijk/taal/grafemen';
import type { Opgave } from '@spelrijk/domain/opgave';

export type Hint =
  | { readonly soort: 'groepen'; readonly aantal: number }
  | { readonly soort: 'regel'; readonly regel: string }
  /** How a word is cut: no rule of spelling says that. */
  | { readonly soort: 'klap' }
  | { readonly soort: 'plek'; readonly plek: 'plekBegin' | 'plekMidden' | 'plekEind' }
  | { readonly soort: 'eerste'; readonly letter: string };

type Asked = Pick<Opgave, 'vorm' | 'antwoordvorm' | 'categorie' | 'woord' | 'zinsvraag' | 'regelvraag'>;

export type Plek = (Hint & { readonly soort: 'plek' })['plek'];

/** Which third of a word these letters are in. */
export function plekOf({ start, end }: { readonly start: number; readonly end: number }, woord: string): Plek {
  const middle = (start + end) / 2 / Math.max(1, woord.length);
  return middle < 0.34 ? 'plekBegin' : middle > 0.66 ? 'plekEind' : 'plekMidden';
}

const pointOf = ({ woord, categorie }: Asked) => woord.knelpunten.find((k) => k.categorie === categorie) ?? woord.knelpunten[0];

function placeOf(opgave: Asked): Hint[] {
  const { woord } = opgave;
  const point = pointOf(opgave);
  // Of a word that is the knelpunt from end to end no place is to be looked at: its middle is no more than the rest.
  const isWhole = point?.start === 0 && point.end === woord.woord.length;
  return point && !isWhole ? [{ soort: 'plek', plek: plekOf(point, woord.woord) }] : [];
}

/** With which sign it begins: the ij of ijzer, not its i. Not where that is what is asked, as of vos, nor of a sentence. */
function firstOf(opgave: Asked): Hint[] {
  const { woord } = opgave.woord;
  const point = pointOf(opgave);
  const isAsked = point?.start === 0 && point.end < woord.length;
  const [first] = splitGrafemen(woord);
  return first === undefined || isAsked || woord.includes(' ') ? [] : [{ soort: 'eerste', letter: first }];
}

/**
 * The hints for an opgave, in order; `regel` is the child's rule of its categorie, or how to go about a reading form or a question, '' when there
 * is none. Of what has to be read nothing is told but that.
 */
export function hintsFor(opgave: Asked, regel: string): readonly Hint[] {
  const rule: Hint[] = regel === '' ? [] : [{ soort: 'regel', regel }];
  if (isLeesvorm(opgave.vorm) || opgave.zinsvraag) return rule;
  // That a word is one chunk helps nobody.
  const { length } = opgave.woord.klankgroepen;
  const groups: Hint[] = length > 1 ? [{ soort: 'groepen', aantal: length }] : [];
  if (opgave.antwoordvorm === 'SPLIT') return [{ soort: 'klap' }, ...groups];
  // How to find which rule belongs to a word says none of them.
  if (opgave.regelvraag) return [...rule, ...placeOf(opgave), ...(regel.includes('klankgroep') ? groups : [])];
  // Where the rule is what is asked, it is not told: only where in the word to look. Of a word that is its knelpunt from end to end the rule says
  // what to listen for, and names none of the answers.
  const places = opgave.vorm === 'welke-regel' ? placeOf(opgave) : [];
  if (places.length > 0) return [...places, ...groups];
  const letters = opgave.antwoordvorm === 'TYP' || opgave.antwoordvorm === 'VOLG' || opgave.antwoordvorm === 'FLITS';
  if (letters) return [...placeOf(opgave), ...rule, ...groups, ...firstOf(opgave)];
  // Where letters are left out the place is seen already, and how many klankgroepen there are helps who has to look at them.
  return regel.includes('klankgroep') ? [...rule, ...groups] : rule;
}

/** How far the help of a turn has come: a pause, or a look at the word, lies over it and takes none of it away. */
export interface Hulpstand {
  /** Which attempt at which opgave. */
  readonly turn: string;
  readonly open: boolean;
  /** Steps beyond the first. */
  readonly step: number;
}

export const GEEN_HULP: Hulpstand = { turn: '', open: false, step: 0 };

/** What was seen in this turn is still there. A step is counted as a hint when it is new. */
export const openHulp = (was: Hulpstand, turn: string): Hulpstand =>
  was.turn === turn ? { ...was, open: true } : { turn, open: true, step: 0 };
