/**
 * A bar that is too long to lie on the belt letter by letter: a sentence without spaces, or a very long word. It lies on strips
 * of paper, and every letter is itself the button that cuts before it.
 */
import { boog, deining, loop01, veer } from '@spelrijk/game-kit/beweging';
import type { Item, Stand } from '@spelrijk/game-kit/game';
import { isVoorgedaan } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { opstellingOf } from './opstelling.ts';
import { speelt, valTijd } from './state.ts';
import type { SplitsState } from './state.ts';

/** More letters than this do not fit on the belt with targets for a finger. */
const OP_DE_BAND = 12;
export const isLang = (state: SplitsState): boolean => state.letters.length > OP_DE_BAND;

interface Strook {
  /** Most letters on a strip, height of the first strip, from one to the next, height of a letter. */
  readonly perRij: number;
  readonly y: number;
  readonly stap: number;
  readonly hoog: number;
}

const STROKEN: Readonly<Record<Stand, Strook>> = {
  liggend: { perRij: 20, y: 216, stap: 112, hoog: 92 },
  staand: { perRij: 12, y: 226, stap: 88, hoog: 76 },
};
/** Middle of the three large buttons: for fingers that are larger than a letter. */
const KNOPPEN: Readonly<Record<Stand, readonly [x: number, y: number]>> = { liggend: [620, 596], staand: [270, 722] };
const KNOP = 120;
/** How far a cut pushes the parts aside. */
const DUW = 16;

interface Vak {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

const rijLengte = ({ stand, letters }: SplitsState): number =>
  Math.ceil(letters.length / Math.ceil(letters.length / STROKEN[stand].perRij));

/** Centre and width of letter `i`. */
function vakVan(state: SplitsState, i: number): Vak {
  const { midden, breed } = opstellingOf(state.stand);
  const { y, stap } = STROKEN[state.stand];
  const lengte = rijLengte(state);
  const rij = Math.floor(i / lengte);
  const from = rij * lengte;
  const aantal = Math.min(lengte, state.letters.length - from);
  const inRij = state.messen.filter((mes) => mes > from && mes < from + aantal);
  const w = Math.min(68, (breed - 30 - 6 * DUW) / lengte);
  const duw = (inRij.filter((mes) => mes <= i).length - inRij.length / 2) * DUW;
  return { x: midden + (i - from - (aantal - 1) / 2) * w + duw, y: y + rij * stap, w };
}

/** The strips with their letters, the mark of the arrows, and what is wrong or shown. */
export function strook(state: SplitsState): Item[] {
  if (state.run.fase === 'klaar') return [];
  return [...papier(state), ...state.letters.map((letter, i) => blok(state, letter, i)), ...merken(state), ...knoppen(state)];
}

/** The mark to the left, a cut at the mark, the mark to the right. */
function knoppen(state: SplitsState): Item[] {
  const [x, y] = KNOPPEN[state.stand];
  const om = `${state.letters[state.plek - 1] ?? ''} en ${state.letters[state.plek] ?? ''}`;
  const knop = (pick: string, n: number, label: string, name: string): Item => ({
    key: pick,
    x: x + n * (KNOP + 16),
    y,
    w: KNOP,
    h: 96,
    art: 'kit:knop',
    label,
    labelSize: 54,
    labelToon: 'wit',
    pick,
    name,
    uit: !speelt(state),
    z: 5,
  });
  return [
    knop('links', -1, '‹', 'Naar links'),
    knop('knip', 0, '|', state.messen.includes(state.plek) ? `Plak vast tussen ${om}` : `Knip tussen ${om}`),
    knop('rechts', 1, '›', 'Naar rechts'),
  ];
}

function papier(state: SplitsState): Item[] {
  const { midden, breed } = opstellingOf(state.stand);
  const { y, stap, hoog } = STROKEN[state.stand];
  const rijen = Math.ceil(state.letters.length / rijLengte(state));
  return Array.from({ length: rijen }, (_, rij): Item => ({
    key: `papier${rij}`,
    x: midden,
    y: y + rij * stap + 4,
    w: breed - 4,
    h: hoog + 12,
    art: 'kit:papier',
    z: 2,
  }));
}

function blok(state: SplitsState, letter: string, i: number): Item {
  const { x, y, w } = vakVan(state, i);
  const deel = state.messen.filter((mes) => mes <= i).length;
  const hop = state.run.fase === 'goed' && !state.rustig ? boog(loop01(ticksInFase(state), valTijd(deel), 18)) * 22 : 0;
  const geknipt = state.messen.includes(i);
  const common = {
    key: `blok${i}`,
    x,
    y: y - hop,
    w,
    h: STROKEN[state.stand].hoog,
    art: 'blok',
    toon: `${i === 0 || geknipt ? 'l' : ''}${i === state.letters.length - 1 || state.messen.includes(i + 1) ? 'r' : ''}`,
    label: letter,
    labelSize: Math.min(50, w * 0.92),
    z: 4,
  };
  if (i === 0) return common;
  const name = geknipt ? `Plak de ${letter} weer vast` : `Knip voor de ${letter}`;
  return { ...common, pick: `snee:${i}`, name, uit: !speelt(state) };
}

function merken(state: SplitsState): Item[] {
  const { hoog } = STROKEN[state.stand];
  const merk = (key: string, i: number, art: string, toon: string, w: number): Item => {
    const { x, y, w: letter } = vakVan(state, i);
    const wiebel = toon === 'krom' && !state.rustig ? deining(ticksInFase(state), 16) * 12 * Math.exp(-ticksInFase(state) / 30) : 0;
    return { key, x: x - letter / 2 - (state.messen.includes(i) ? DUW / 2 : 0), y: y - 4, w, h: hoog + 26, rot: wiebel, art, toon, z: 6 };
  };
  if (state.run.fase === 'uitleg')
    return state.messen.filter((mes) => !state.goed.includes(mes)).map((mes) => merk(`mes${mes}`, mes, 'mes', 'krom', 40));
  if (!speelt(state)) return [];
  const tips = isVoorgedaan(state.run) ? state.goed.filter((plek) => !state.messen.includes(plek)) : [];
  const pop = veer(loop01(state.tick, state.gezet, 14));
  return [...tips.map((plek) => merk(`tip${plek}`, plek, 'snee', 'tip', 34)), { ...merk('hier', state.plek, 'snee', 'hier', 34), sy: pop }];
}
