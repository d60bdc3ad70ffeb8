/** Which key means what in a game: pure, so that the whole keyboard can be tested as a table. */
import type { GameInput, Item } from '../contract/game.ts';

/** What is known about a key press; the fields of a KeyboardEvent that matter. */
export interface Toets {
  readonly key: string;
  readonly repeat: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  /** The key sits on something of its own that Enter or space presses. */
  readonly opKnop: boolean;
}

export interface ToetsOpties {
  /** The child types letters: digits pick nothing and space says the word again. */
  readonly letters: boolean;
  /** A whole sentence is typed: space and signs are letters too. */
  readonly zin?: boolean;
  /** Something is written short, with a full stop or without: the full stop is a letter too. */
  readonly punt?: boolean;
  /** Calm mode: space steps through what can be chosen, a long press chooses. */
  readonly schakelaar: boolean;
  readonly items: readonly Item[];
}

export type ToetsActie =
  | { readonly doe: 'input'; readonly input: GameInput }
  | { readonly doe: 'pauze' }
  | { readonly doe: 'hoor' }
  | { readonly doe: 'schakel' }
  /** Handled: nothing to do, and the browser must not scroll either. */
  | { readonly doe: 'niets' };

type Richting = 'links' | 'rechts' | 'op' | 'neer';
const RICHTINGEN: Readonly<Record<string, Richting>> = { ArrowLeft: 'links', ArrowRight: 'rechts', ArrowUp: 'op', ArrowDown: 'neer' };
const LETTER = /^[\p{L}'’-]$/u;
const LETTER_OF_PUNT = /^[\p{L}'’.-]$/u;
const TEKEN = /^[\p{L}\p{N}\p{P}]$/u;

const input = (value: GameInput): ToetsActie => ({ doe: 'input', input: value });

/** A key going down; null leaves it to the browser (Tab, Enter on a button, shortcuts). */
export function readToets(toets: Toets, opties: ToetsOpties): ToetsActie | null {
  if (toets.ctrl || toets.alt || toets.meta) return null;
  const richting = RICHTINGEN[toets.key];
  if (richting !== undefined) return toets.repeat ? { doe: 'niets' } : input({ soort: 'richting', richting, ingedrukt: true });
  if (toets.key === 'Escape') return toets.repeat ? null : { doe: 'pauze' };
  if (toets.key === 'Backspace') return input({ soort: 'wis' });
  if (toets.key === ' ') return readSpatie(toets, opties);
  if (toets.key === 'Enter') return readEnter(toets);
  if (toets.repeat) return null;
  return opties.letters ? readLetter(toets.key, lettersVan(opties)) : readSneltoets(toets.key, opties.items);
}

const lettersVan = ({ zin, punt }: ToetsOpties): RegExp => (zin === true ? TEKEN : punt === true ? LETTER_OF_PUNT : LETTER);

/** A key going up: only what can be held matters. */
export function readToetsUp(key: string, opties: ToetsOpties): GameInput | null {
  const richting = RICHTINGEN[key];
  if (richting !== undefined) return { soort: 'richting', richting, ingedrukt: false };
  return key === ' ' && !opties.letters && !opties.schakelaar ? { soort: 'actie', ingedrukt: false } : null;
}

function readSpatie(toets: Toets, opties: ToetsOpties): ToetsActie | null {
  if (opties.letters && opties.zin === true && !toets.opKnop) return input({ soort: 'letter', letter: ' ' });
  if (opties.schakelaar) return { doe: 'schakel' };
  if (toets.opKnop) return null;
  if (toets.repeat) return { doe: 'niets' };
  return opties.letters ? { doe: 'hoor' } : input({ soort: 'actie', ingedrukt: true });
}

function readEnter(toets: Toets): ToetsActie | null {
  if (toets.opKnop) return null;
  return toets.repeat ? { doe: 'niets' } : input({ soort: 'klaar' });
}

function readLetter(key: string, letters: RegExp): ToetsActie | null {
  return letters.test(key) ? input({ soort: 'letter', letter: key.normalize('NFC').replace(/[’‘]/, "'").replace(/[“”„]/, '"') }) : null;
}

function readSneltoets(key: string, items: readonly Item[]): ToetsActie | null {
  const item = items.find((i) => i.nummer !== undefined && String(i.nummer) === key && i.uit !== true);
  if (item?.pick !== undefined) return input({ soort: 'kies', pick: item.pick });
  if (key === 'p' || key === 'P') return { doe: 'pauze' };
  return key === 'h' || key === 'H' ? { doe: 'hoor' } : null;
}
