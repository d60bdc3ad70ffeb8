/** Where a word is written on the stage: how the letters stand in their row, and the button that says that the word is ready. */
import type { Item, LabelToon } from '../contract/game.ts';
import { isGuided, isPlaying } from '../run/run.ts';
import { isZin, placesOf, voorbeeldOf } from '../run/writing.ts';
import type { Writing } from '../run/writing.ts';
import { progress01, overshoot } from './motion.ts';
import { fitLetters, fitTekst } from './text-fit.ts';

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

/** The letters, one to a place; the last one drops in. A sentence stands as running text. */
export function drawStrook(state: Writing, waar: Strook): Item[] {
  if (isZin(state)) return drawZin(state, waar);
  const count = placesOf(state);
  const step = Math.min(waar.vak + 6, waar.breed / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => drawPlace(state, i, { x: waar.x + (i - (count - 1) / 2) * step, step, waar }));
}

function drawZin(state: Writing, { x, y, breed, hoog, art, z }: Strook): Item[] {
  const written = state.vakken.inhoud.join('');
  const playing = state.run.fase === 'spelen';
  const example = voorbeeldOf(state);
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

/** What of a place its letters may take: two of them stay off its rim. */
const BINNEN = 0.84;

interface PlaceOpties {
  readonly x: number;
  readonly step: number;
  readonly waar: Strook;
}

function drawPlace(state: Writing, i: number, { x, step, waar }: PlaceOpties): Item {
  const { inhoud, eerste } = state.vakken;
  const letter = inhoud[i];
  const current = i === inhoud.length && state.run.fase === 'spelen';
  const shown = letter ?? (current ? voorbeeldOf(state) : null) ?? undefined;
  const drop = i === inhoud.length - 1 ? 1 - overshoot(progress01(state.tick, { van: state.letterOp, duur: 12 })) : 0;
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
    labelSize: Math.min(step * 0.78, fitLetters(shown ?? '', (step - 6) * BINNEN, waar.hoog * 0.6)),
    ...(toon !== undefined && { labelToon: toon }),
    z: waar.z,
  };
}

/** Where the button stands and what is on it; `name` when it says more than that the word is ready. */
type Knop = Pick<Item, 'x' | 'y' | 'w' | 'h' | 'label' | 'z'> & Partial<Item>;

/** There is a button in the free attempt only, and it is dead (`dof`) as long as nothing stands there. */
export function drawKlaarKnop(state: Writing, knop: Knop, dof = 0.6): Item[] {
  if (isGuided(state.run) || !isPlaying(state.run)) return [];
  const leeg = state.vakken.inhoud.length === 0;
  const vast = { key: 'klaar', art: 'knop', labelSize: 38, labelToon: 'wit', pick: 'klaar', name: 'Mijn woord is klaar' } as const;
  return [{ ...vast, uit: leeg, alpha: leeg ? dof : 1, ...knop }];
}

/**
 * The letters and their button, in one layer; their drawings are `vak` and `knop` unless told. `dof` is how faint the button is as long as
 * nothing stands there.
 */
export const drawTypveld = (
  state: Writing,
  letters: Omit<Strook, 'art'> & Partial<Strook>,
  knop: Pick<Item, 'x' | 'y' | 'w' | 'h'> & Partial<Item>,
  dof?: number,
): Item[] => [...drawStrook(state, { art: 'vak', ...letters }), ...drawKlaarKnop(state, { label: 'Klaar!', z: letters.z, ...knop }, dof)];
