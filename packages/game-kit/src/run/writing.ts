/**
 * Writing a word on the stage, once for every game with a typed answer: free in the first attempt, guided from the second
 * (only right letters go in), and how the letters stand in their row.
 */
import type { GameInput } from '../contract/game.ts';
import { currentOpgave, isGuided, isDemonstrated } from './run.ts';
import { NOOIT } from './step.ts';
import type { Basis } from './step.ts';
import { givenOf, isFull, lettersOf, normalizeLetter, putGuided, putFree, startVakken, showStuk, removeLast } from './vakken.ts';
import type { Vakken } from './vakken.ts';

/** What every game with a typed answer remembers of it. */
export interface Writing extends Basis {
  readonly vakken: Vakken;
  /** Ticks of the last letter that was written and of the last that was refused. */
  readonly letterOp: number;
  readonly misOp: number;
}

/** An empty row for the word that is asked; the same for whatever word, until a letter is written. */
export const beginWriting = (state: Basis): Pick<Writing, 'vakken' | 'letterOp' | 'misOp'> => ({
  vakken: startVakken(lettersOf(currentOpgave(state.run)?.antwoord ?? '')),
  letterOp: NOOIT,
  misOp: NOOIT,
});

export interface WritingZet<S> {
  readonly state: S;
  /** A letter went in, a letter was refused, or nothing was written. */
  readonly raak: boolean | null;
  readonly antwoord?: string;
}

/** A letter, backspace, or "my word is ready" (Enter, or the pick `klaar`). */
export function write<S extends Writing>(state: S, input: GameInput): WritingZet<S> {
  if (input.soort === 'letter') return writeLetter(state, input.letter);
  if (isGuided(state.run)) return { state, raak: null };
  if (input.soort === 'wis') return { state: { ...state, vakken: removeLast(state.vakken) }, raak: null };
  const ready = input.soort === 'klaar' || (input.soort === 'kies' && input.pick === 'klaar');
  return ready && state.vakken.inhoud.length > 0 ? { state, raak: null, antwoord: givenOf(state.vakken) } : { state, raak: null };
}

function writeLetter<S extends Writing>(state: S, raw: string): WritingZet<S> {
  const letter = normalizeLetter(raw, currentOpgave(state.run)?.antwoord ?? '');
  if (!isGuided(state.run)) {
    const vakken = putFree(state.vakken, letter);
    return vakken === state.vakken ? { state, raak: null } : { state: { ...state, vakken, letterOp: state.tick }, raak: true };
  }
  const { vakken, raak } = putGuided(state.vakken, letter);
  const next = raak ? { ...state, vakken, letterOp: state.tick } : { ...state, vakken, misOp: state.tick };
  return isFull(vakken) ? { state: next, raak, antwoord: givenOf(vakken) } : { state: next, raak };
}

/** The letter that stands grey at the next place: every one in the last attempt, else after two misses. */
export function voorbeeldOf(state: Writing): string | null {
  if (state.run.fase !== 'spelen') return null;
  return isDemonstrated(state.run) ? (state.vakken.doel[state.vakken.inhoud.length] ?? null) : showStuk(state.vakken);
}

/** How many places the row shows: free as many as were written and one more, guided as many as the word has. */
export function placesOf(state: Writing): number {
  const { inhoud, doel } = state.vakken;
  if (isGuided(state.run) && state.run.fase !== 'goed') return Math.max(doel.length, inhoud.length);
  return inhoud.length + (state.run.fase === 'spelen' ? 1 : 0);
}

/** Is a whole sentence asked, with its spaces and signs? */
export const isZin = ({ vakken }: Writing): boolean => vakken.doel.includes(' ');

/** What has been written, for a screen reader; '' as long as there is nothing. */
export function describeWritten(state: Writing): string {
  const { inhoud, doel } = state.vakken;
  const example = voorbeeldOf(state);
  const hint = example === null ? '' : ` De volgende letter is ${example === ' ' ? 'een spatie' : example}.`;
  if (inhoud.length === 0) return hint.trim();
  const count = isGuided(state.run) ? ` ${inhoud.length} van de ${doel.length} letters.` : '';
  return `Er staat: ${inhoud.join(isZin(state) ? '' : ' ')}.${count}${hint}`;
}
