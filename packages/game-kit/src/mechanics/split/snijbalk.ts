/**
 * A word to cut as a bar on the stage: how wide its letters are, where they and the gaps between them lie, and what a game offers where a
 * finger does not fit between two letters: three large buttons that do what the keys do.
 */
import type { Item } from '../../contract/game.ts';
import { isPlaying } from '../../run/run.ts';
import type { Plek } from '../../stage/things.ts';
import { plekInBalk, rijenInBalk } from './balk.ts';
import { lettersAround } from './snijden.ts';
import type { Cutting } from './snijden.ts';

export interface Snijbalk {
  /** Middle of the bar, the width it may take, and most letters in a row. */
  readonly x: number;
  readonly breed: number;
  readonly perRij: number;
  /** Heights of its rows when there is one, when there are two. */
  readonly rijen: readonly (readonly number[])[];
  /** Width of the opening that a cut makes. */
  readonly duw: number;
}

const MAX_LETTER = 96;
/** A finger needs so much. */
const VINGER = 84;

/** How wide one letter is. */
export function widthInBalk({ letters }: Cutting, { breed, perRij, duw }: Snijbalk): number {
  const lengte = Math.ceil(letters.length / rijenInBalk(letters.length, perRij));
  return Math.min(MAX_LETTER, (breed - duw * 2) / Math.max(1, lengte));
}

/** Is there no room for a finger between two letters? Then it is cut with the three buttons. */
export const isTight = (state: Cutting, balk: Snijbalk): boolean => widthInBalk(state, balk) < VINGER;

/** Centre of letter `i`, and its row. */
export function placeLetter(state: Cutting, i: number, balk: Snijbalk): readonly [...Plek, rij: number] {
  const { x: midden, perRij, rijen, duw } = balk;
  const { x, rij } = plekInBalk(state, i, { perRij, letter: widthInBalk(state, balk), duw });
  const hoogtes = rijen[rijenInBalk(state.letters.length, perRij) - 1] ?? rijen[0] ?? [];
  return [midden + x, hoogtes[rij] ?? 0, rij];
}

/** Centre of the gap before letter `i`: between its neighbours, or behind the last letter of a row. */
export function placeGat(state: Cutting, i: number, balk: Snijbalk): Plek {
  const [x, y, rij] = placeLetter(state, i - 1, balk);
  const [naast, , ook] = placeLetter(state, i, balk);
  return [rij === ook ? (x + naast) / 2 : x + widthInBalk(state, balk) / 2 + 6, y];
}

/** Which ends of letter `i` are ends of a part or of a row: `l`, `r`, both or neither. */
export function endsOf(state: Cutting, i: number, balk: Snijbalk): string {
  const rijAt = (n: number): number | undefined => (n < 0 || n >= state.letters.length ? undefined : placeLetter(state, n, balk)[2]);
  const begin = state.sneden.includes(i) || rijAt(i) !== rijAt(i - 1);
  const eind = state.sneden.includes(i + 1) || rijAt(i) !== rijAt(i + 1);
  return `${begin ? 'l' : ''}${eind ? 'r' : ''}`;
}

/** The part that letter `i` is in, from 0. */
export const deelOf = ({ sneden }: Cutting, i: number): number => sneden.filter((gat) => gat <= i).length;

interface KnoppenOpties {
  /** Middle of the one in the middle. */
  readonly plek: Plek;
  /** What cutting is called here, and what taking a cut back. */
  readonly snijd: string;
  readonly weg: string;
  readonly z: number;
}

const KNOP = { w: 120, h: 92, stap: 138 } as const;

/** To the left, a cut, to the right; only while it is played. */
export function drawSnijknoppen(state: Cutting, { plek: [x, y], snijd, weg, z }: KnoppenOpties): Item[] {
  if (!isPlaying(state.run)) return [];
  const makeKnop = (pick: string, n: number, label: string, name: string): Item => ({
    key: pick,
    x: x + n * KNOP.stap,
    y,
    w: KNOP.w,
    h: KNOP.h,
    art: 'kit:knop',
    label,
    labelSize: 52,
    labelToon: 'wit',
    pick,
    name,
    z,
  });
  const staat = state.sneden.includes(state.plek);
  return [
    makeKnop('links', -1, '‹', 'Naar links'),
    makeKnop('knip', 0, '|', `${staat ? weg : snijd} tussen ${lettersAround(state, state.plek)}`),
    makeKnop('rechts', 1, '›', 'Naar rechts'),
  ];
}
