/** A missed word written once, whole: copied with the tricky place marked, then from memory. Pure; only right letters go in. */
import type { Opgave } from '@spelrijk/domain/opgave';
import { isFull, lettersOf, normalizeLetter, putGuided, showStuk, startVakken } from '@spelrijk/game-kit/run';
import type { Vakken } from '@spelrijk/game-kit/run';
import { accentOf, applyAccent, tekensOf, type Accent } from '@spelrijk/game-kit/stage';

export interface Schrijven {
  readonly woord: string;
  /** Copying, from memory, or done. */
  readonly stap: 'na' | 'hoofd' | 'klaar';
  readonly vakken: Vakken;
  /** The last letter was refused. */
  readonly mis: boolean;
}

/** What of it is written, and where that begins: of a sentence with a gap the gap and the words beside it, else all. A sentence twice over would be a punishment. */
export function schrijfstukVan({ woord: { woord }, gat }: Pick<Opgave, 'woord' | 'gat'>): {
  readonly tekst: string;
  readonly start: number;
} {
  if (!gat || !woord.includes(' ')) return { tekst: woord, start: 0 };
  const [voor = ''] = /\S*$/.exec(woord.slice(0, gat.start)) ?? [];
  const [achter = ''] = /^\S* ?['\p{L}-]*/u.exec(woord.slice(gat.end)) ?? [];
  const start = gat.start - voor.length;
  return { tekst: woord.slice(start, gat.end) + achter, start };
}

export const startSchrijven = (woord: string): Schrijven => ({ woord, stap: 'na', vakken: startVakken(lettersOf(woord)), mis: false });

/** A letter; after the last one of the copy the word goes away and is written once more. */
export function writeLetter(stand: Schrijven, raw: string): Schrijven {
  if (stand.stap === 'klaar') return stand;
  const { vakken, raak } = putGuided(stand.vakken, normalizeLetter(raw, stand.woord));
  if (!isFull(vakken)) return { ...stand, vakken, mis: !raak };
  return stand.stap === 'na'
    ? { ...stand, stap: 'hoofd', vakken: startVakken(vakken.doel), mis: false }
    : { ...stand, stap: 'klaar', vakken, mis: false };
}

/** The letter that is next: what one switch writes, one press a letter. */
export const nextLetter = ({ vakken }: Schrijven): string => vakken.doel[vakken.inhoud.length] ?? '';

/** The letter that stands grey in the next place: after two misses. */
export const greyLetter = ({ vakken }: Schrijven): string | null => showStuk(vakken);

/** What can have to be typed: the answer, or the word itself where the answer is a bin or a piece. */
export const typedWord = ({ antwoordvorm, antwoord, woord }: Pick<Opgave, 'antwoordvorm' | 'antwoord' | 'woord'>): string =>
  antwoordvorm === 'TYP' || antwoordvorm === 'FLITS' ? antwoord : woord.woord;

/**
 * Signs beside a-z of a whole taak, so that no word betrays itself: on the board, and on the keys that are there. The full stop is among them for km as
 * well as for enz.: where it stood only when it is needed it would tell.
 */
export const signsOf = (opgaven: readonly Opgave[]): readonly string[] =>
  tekensOf(opgaven.flatMap((opgave) => [typedWord(opgave), ...(opgave.woord.vorm === 'kort' ? ['.'] : [])]));

/** What the keys of a game take for this opgave: signs and spaces in a sentence; in a word letters, and the full stop where the taak has one. */
export const keysFor = (opgave: Opgave | undefined, opgaven: readonly Opgave[]): { readonly zin: boolean; readonly punt: boolean } => ({
  zin: opgave?.antwoord.includes(' ') ?? false,
  punt: signsOf(opgaven).includes('.'),
});

interface Press {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Keys that only change the next one. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'AltGraph', 'CapsLock']);

/** What is written by this press after the dead key that waits, if one does; and which dead key waits now. Curly marks are straight ones. */
export function readPress(
  { key, code, shiftKey }: Press,
  wacht?: Accent,
): { readonly letters: readonly string[]; readonly wacht?: Accent | undefined } {
  if (MODIFIERS.has(key)) return { letters: [], wacht };
  if (key === 'Dead') return { letters: wacht ? [wacht.los] : [], wacht: accentOf(code, shiftKey) };
  if (key.length !== 1) return { letters: [] };
  const plain = key.replace(/[’‘]/, "'").replace(/[“”„]/, '"');
  return { letters: wacht ? applyAccent(wacht, plain) : [plain] };
}
