/**
 * A text to read before its questions, as a book over the stage: its pages, turning them, and the way back to it. It is read once
 * before its first question; looking back is always possible.
 */
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput, Item } from '../../contract/game.ts';
import type { Gebied } from '../../run/dragging.ts';
import { isAction, kantOf } from '../../run/gestures.ts';
import { currentOpgave, isGuided } from '../../run/run.ts';
import type { Basis, Zet } from '../../run/step.ts';
import { overshoot, progress01 } from '../../stage/motion.ts';
import { fitLetters, wrapTekst } from '../../stage/text-fit.ts';

/** What a game with a book remembers of it. */
export interface Lezend extends Basis {
  /** The page that is open; null: the book is closed. */
  readonly bladzij: number | null;
  /** The text that was read last; '' is none. */
  readonly tekst: string;
}

/** How a book lies on a stage. Its drawings are the game's own: `boek` and `knop`. */
export interface Boek {
  readonly plek: Gebied;
  /** Letter height: as many lines go on a page as fit. */
  readonly letter: number;
  /** Where the buttons for the page before and the next are. */
  readonly terug: readonly [x: number, y: number];
  readonly verder: readonly [x: number, y: number];
  /** Where the button back to it is while it is closed. */
  readonly lees: readonly [x: number, y: number];
}

/** What a page leaves free sideways. */
const RUG = 110;
/** Below the title every book has a rule, at 17.6% of its height; the text has the room from there to its lower edge. */
const KOP = 0.185;
const tekstHoog = (h: number): number => h * (1 - KOP - 0.03);
/** A line is so many letters high. */
const REGELHOOGTE = 1.28;

/** For a new attempt: a text that was not read yet lies open at its first page. */
export function beginReading(before: Basis & Partial<Lezend>): Pick<Lezend, 'bladzij' | 'tekst'> {
  const id = currentOpgave(before.run)?.tekst?.id ?? '';
  return { bladzij: id !== '' && id !== before.tekst && !isGuided(before.run) ? 0 : null, tekst: id };
}

/** The pages, each a list of lines; every paragraph begins on a new line, for beginners every sentence. */
export function bladzijden(tekst: NonNullable<Opgave['tekst']>, { plek: { w, h }, letter }: Boek): readonly (readonly string[])[] {
  const regels = Math.floor(tekstHoog(h) / (letter * REGELHOOGTE));
  const regelsVan = (zinnen: readonly string[]): readonly string[] =>
    (tekst.perRegel ? zinnen : [zinnen.join(' ')]).flatMap((stuk) => wrapTekst(stuk, w - RUG, letter));
  const lines = tekst.alineas.flatMap((zinnen, i) => [...(i > 0 ? [''] : []), ...regelsVan(zinnen)]);
  const pages: string[][] = [[]];
  for (const line of lines) {
    const page = pages.at(-1) ?? [];
    if (page.length >= regels) pages.push(line === '' ? [] : [line]);
    else if (line !== '' || page.length > 0) page.push(line);
  }
  return pages;
}

/** The text that lies open, the lines of this page, and whether it is the last; null when the book is closed. */
function openBlad({ run, bladzij }: Lezend, boek: Boek) {
  const tekst = currentOpgave(run)?.tekst;
  if (bladzij === null || tekst === undefined) return null;
  const pages = bladzijden(tekst, boek);
  return { titel: tekst.titel, regels: pages[bladzij] ?? [], bladzij, laatste: bladzij >= pages.length - 1 };
}

/**
 * What an input does to the book: it opens it once more (the pick `lees`), or turns its pages while it is open: back to the first, on
 * through the last to the question. Null: it is closed, and stays so.
 */
export function read<S extends Lezend>(state: S, input: GameInput, boek: Boek): Zet<S> | null {
  const pick = input.soort === 'kies' ? input.pick : '';
  const blad = openBlad(state, boek);
  if (blad === null) return pick === 'lees' && state.tekst !== '' ? turnOpen(state, 0) : null;
  const stap = kantOf(input) || (pick === 'terug' ? -1 : isAction(input) || pick === 'verder' ? 1 : 0);
  if (stap === 0) return { state };
  if (stap > 0 && blad.laatste) return { state: { ...state, bladzij: null }, sounds: ['kies'], effects: [{ type: 'vraag' }] };
  return turnOpen(state, Math.max(0, blad.bladzij + stap));
}

const turnOpen = <S extends Lezend>(state: S, bladzij: number): Zet<S> => ({ state: { ...state, bladzij }, sounds: ['kies'] });

/** What a screen reader is told of the open page; null when the book is closed. */
export function readAloud(state: Lezend, boek: Boek): string | null {
  const blad = openBlad(state, boek);
  return blad && `${blad.titel}. Bladzij ${blad.bladzij + 1}. ${blad.regels.join(' ')}`;
}

/** The open book with its buttons; closed, the button back to it (in layer `zKnop`) as long as a question about it is played. */
export function drawBoekOp(state: Lezend, boek: Boek, z: number, zKnop: number): Item[] {
  const blad = openBlad(state, boek);
  if (blad === null) return drawLeesKnop(state, boek.lees, zKnop);
  const { plek, letter, terug, verder } = boek;
  const { x, y, w, h } = plek;
  const op = state.rustig ? 1 : overshoot(progress01(state.tick, { van: state.sinds, duur: 20 }));
  const { titel, regels, laatste } = blad;
  const kop = { label: titel, labelSize: fitLetters(titel, w - 120, 42), labelToon: 'vet' } as const;
  const tekst = { label: regels.join('\n'), labelSize: letter, labelLinks: true, alpha: op };
  return [
    { key: 'boek', x, y, w, h, sy: op, art: 'boek', z },
    { key: 'titel', x, y: y - h / 2 + 48, w: w - 60, h: 60, ...kop, z: z + 1 },
    { key: 'tekst', x, y: y - h / 2 + h * KOP + tekstHoog(h) / 2, w: w - RUG, h: tekstHoog(h), ...tekst, z: z + 1 },
    ...(blad.bladzij > 0 ? [drawKnop({ key: 'terug', plek: terug, label: 'Terug', name: 'Terug naar de bladzij ervoor', z: z + 1 })] : []),
    drawKnop({
      key: 'verder',
      plek: verder,
      label: laatste ? 'Klaar!' : 'Verder',
      name: laatste ? 'Klaar! Naar de vraag.' : 'Verder naar de volgende bladzij',
      z: z + 1,
    }),
  ];
}

interface KnopOpties {
  readonly key: string;
  readonly plek: readonly [number, number];
  readonly label: string;
  readonly name: string;
  readonly z: number;
}

const drawKnop = ({ key, plek: [x, y], label, name, z }: KnopOpties): Item => ({
  key,
  x,
  y,
  w: 250,
  h: 96,
  art: 'knop',
  label,
  labelSize: 36,
  labelToon: 'wit',
  pick: key,
  name,
  z,
});

const drawLeesKnop = ({ run, tekst }: Lezend, [x, y]: readonly [number, number], z: number): Item[] =>
  tekst === '' || run.fase !== 'spelen'
    ? []
    : [{ key: 'lees', x, y, w: 108, h: 92, art: 'kit:lees', pick: 'lees', name: 'Lees het verhaal nog eens', z }];
