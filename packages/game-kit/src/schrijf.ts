/**
 * Writing a word on the stage, once for every game with a typed answer: free in the first attempt, guided from the second
 * (only right letters go in), and how the letters stand in their row.
 */
import type { GameInput, Item, LabelToon, Manier } from './game.ts';
import { loop01, veer } from './beweging.ts';
import { fitLetters, fitTekst } from './maat.ts';
import { robotLetter } from './robot.ts';
import { currentOpgave, isGeleid, isVoorgedaan } from './run.ts';
import type { Basis } from './stap.ts';
import { gegevenOf, isVol, lettersOf, normalizeLetter, putGeleid, putVrij, startVakken, toonStuk, wisLaatste } from './vakken.ts';
import type { Vakken } from './vakken.ts';

/** What every game with a typed answer remembers of it. */
export interface Schrijvend extends Basis {
  readonly vakken: Vakken;
  /** Ticks of the last letter that was written and of the last that was refused. */
  readonly letterOp: number;
  readonly misOp: number;
}

/** Long before the first tick: nothing moves yet. */
export const NOOIT = -1000;

/** An empty row for the word that is asked; the same for whatever word, until a letter is written. */
export const beginSchrijven = (state: Basis): Pick<Schrijvend, 'vakken' | 'letterOp' | 'misOp'> => ({
  vakken: startVakken(lettersOf(currentOpgave(state.run)?.antwoord ?? '')),
  letterOp: NOOIT,
  misOp: NOOIT,
});

export interface SchrijfZet<S> {
  readonly state: S;
  /** A letter went in, a letter was refused, or nothing was written. */
  readonly raak: boolean | null;
  readonly antwoord?: string;
}

/** A letter, backspace, or "my word is ready" (Enter, or the pick `klaar`). */
export function schrijf<S extends Schrijvend>(state: S, input: GameInput): SchrijfZet<S> {
  if (input.soort === 'letter') return writeLetter(state, input.letter);
  if (isGeleid(state.run)) return { state, raak: null };
  if (input.soort === 'wis') return { state: { ...state, vakken: wisLaatste(state.vakken) }, raak: null };
  const ready = input.soort === 'klaar' || (input.soort === 'kies' && input.pick === 'klaar');
  return ready && state.vakken.inhoud.length > 0 ? { state, raak: null, antwoord: gegevenOf(state.vakken) } : { state, raak: null };
}

function writeLetter<S extends Schrijvend>(state: S, raw: string): SchrijfZet<S> {
  const letter = normalizeLetter(raw, currentOpgave(state.run)?.antwoord ?? '');
  if (!isGeleid(state.run)) {
    const vakken = putVrij(state.vakken, letter);
    return vakken === state.vakken ? { state, raak: null } : { state: { ...state, vakken, letterOp: state.tick }, raak: true };
  }
  const { vakken, raak } = putGeleid(state.vakken, letter);
  const next = raak ? { ...state, vakken, letterOp: state.tick } : { ...state, vakken, misOp: state.tick };
  return isVol(vakken) ? { state: next, raak, antwoord: gegevenOf(vakken) } : { state: next, raak };
}

/** The letter that stands grey at the next place: every one in the last attempt, else after two misses. */
export function voorbeeldVan(state: Schrijvend): string | null {
  if (state.run.fase !== 'spelen') return null;
  return isVoorgedaan(state.run) ? (state.vakken.doel[state.vakken.inhoud.length] ?? null) : toonStuk(state.vakken);
}

/** What a child of this skill types next; it is ready when it has as many letters as the word. */
export function robotSchrijft(state: Schrijvend, skill: number, manier?: Manier): GameInput {
  const { doel, inhoud } = state.vakken;
  if (isVol(state.vakken)) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  return { soort: 'letter', letter: robotLetter(state, doel, inhoud.length, skill, voorbeeldVan(state) !== null) };
}

/** Where the row of letters lies. */
export interface Strook {
  /** Centre, and the width the letters may take. */
  readonly x: number;
  readonly y: number;
  readonly breed: number;
  /** Height of a place, and its greatest width. */
  readonly hoog: number;
  readonly vak: number;
  /** Drawing of a place; its toon is `vol`, `nu` or `leeg`. */
  readonly art: string;
  readonly z: number;
}

/** How many places the row shows: free as many as were written and one more, guided as many as the word has. */
export function placesOf(state: Schrijvend): number {
  const { inhoud, doel } = state.vakken;
  if (isGeleid(state.run) && state.run.fase !== 'goed') return Math.max(doel.length, inhoud.length);
  return inhoud.length + (state.run.fase === 'spelen' ? 1 : 0);
}

/** The letters, one to a place; the last one drops in. A sentence stands as running text. */
export function strook(state: Schrijvend, waar: Strook): Item[] {
  if (isZin(state)) return zin(state, waar);
  const count = placesOf(state);
  const step = Math.min(waar.vak + 6, waar.breed / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => place(state, i, waar.x + (i - (count - 1) / 2) * step, step, waar));
}

/** Is a whole sentence asked, with its spaces and signs? */
const isZin = ({ vakken }: Schrijvend): boolean => vakken.doel.includes(' ');

function zin(state: Schrijvend, { x, y, breed, hoog, art, z }: Strook): Item[] {
  const written = state.vakken.inhoud.join('');
  const playing = state.run.fase === 'spelen';
  const example = voorbeeldVan(state);
  const blad: Item = { key: 'vak0', x, y, w: breed, h: hoog * 1.3, art: 'kit:papier', z };
  const room = example === null ? breed - 60 : breed - 190;
  const tekst: Item = {
    key: 'zin',
    x: x - (breed - 60 - room) / 2,
    y,
    w: room,
    h: hoog * 1.3,
    ...fitTekst(playing ? `${written}_` : written, room, hoog * 1.2, hoog * 0.46),
    z: z + 1,
  };
  if (example === null) return [blad, tekst];
  const next: Item = { key: 'voorbeeld', x: x + breed / 2 - 74, y, w: hoog * 0.8, h: hoog, art, toon: 'nu', z: z + 1 };
  return [
    blad,
    tekst,
    { ...next, label: example === ' ' ? 'spatie' : example, labelSize: hoog * (example === ' ' ? 0.22 : 0.56), labelToon: 'grijs' },
  ];
}

function place(state: Schrijvend, i: number, x: number, step: number, waar: Strook): Item {
  const { inhoud, eerste } = state.vakken;
  const letter = inhoud[i];
  const current = i === inhoud.length && state.run.fase === 'spelen';
  const shown = letter ?? (current ? voorbeeldVan(state) : null) ?? undefined;
  const drop = i === inhoud.length - 1 ? 1 - veer(loop01(state.tick, state.letterOp, 12)) : 0;
  const shake = current && !state.rustig && state.tick - state.misOp < 16 ? ((state.tick - state.misOp) % 8 < 4 ? 5 : -5) : 0;
  const toon: LabelToon | undefined = letter === undefined ? 'grijs' : (eerste[i] ?? null) === null ? undefined : 'gemist';
  return {
    key: `vak${i}`,
    x: x + shake,
    y: waar.y - drop * 22,
    w: step - 6,
    h: waar.hoog,
    art: waar.art,
    toon: letter !== undefined ? 'vol' : current ? 'nu' : 'leeg',
    ...(shown !== undefined && { label: shown }),
    labelSize: Math.min(step * 0.78, fitLetters(shown ?? '', step - 12, waar.hoog * 0.6)),
    ...(toon !== undefined && { labelToon: toon }),
    z: waar.z,
  };
}

/** What has been written, for a screen reader; '' as long as there is nothing. */
export function geschrevenIn(state: Schrijvend): string {
  const { inhoud, doel } = state.vakken;
  const example = voorbeeldVan(state);
  const hint = example === null ? '' : ` De volgende letter is ${example === ' ' ? 'een spatie' : example}.`;
  if (inhoud.length === 0) return hint.trim();
  const count = isGeleid(state.run) ? ` ${inhoud.length} van de ${doel.length} letters.` : '';
  return `Er staat: ${inhoud.join(isZin(state) ? '' : ' ')}.${count}${hint}`;
}
