/**
 * The play after a right word: a ball in the child's own hands. Where on the flipper it lies when that goes up says where it flies; every
 * star it meets lights up, and one of them hides something. A ball that is lost costs nothing but that ball. In calm mode a star is
 * chosen and the ball flies there by itself, and on to another.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, isTyped, kantOf, NOOIT, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { Bal } from './ballen.ts';
import { withBal } from './losse-ballen.ts';
import { MAX_BALLEN } from './state.ts';
import type { FlipperState, Ster } from './state.ts';
import { BAL_R, FLIPPER, kastOf, midden } from './tafel.ts';

/** What the hidden star gives: more balls, every star at once, or a push of wind that lifts what falls. */
const GEHEIMEN = ['ballen', 'sterren', 'wind'] as const;

export const STER_R = 40;
const STERREN = 5;
/** Balls besides the one that is thrown in. */
const RESERVE = 2;
const SCHOTEN_RUSTIG = 3;
/** Ticks of a shot in calm mode, and before the next ball after a lost one. */
export const SCHOT = 40;
const TUSSEN = 24;
/** How a ball leaves a flipper: straight up by so much, and to the side by where it lay. */
const WORP = { op: -18, opzij: 11, recht: 0.4 } as const;
/** Where a ball begins to roll: from the wall, over the flipper, and how fast. */
const AANLOOP = { rand: 40, speling: 60, hoog: 130, later: 46, vaart: 3 } as const;
/** Above the flipper a ball is within its reach. */
const REIK = 54;
const WIND = 16;

/** The stars stand in a bow over the field, each a little off its place. */
export function sterPlek({ stand, kans }: FlipperState, i: number): Plek {
  const { links, rechts, boven, onder } = kastOf(stand).veld;
  const deel = (i + 0.5) / STERREN;
  const breed = rechts - links - 160;
  const boog = Math.sin(deel * Math.PI) * 74;
  return [links + 80 + deel * breed + (chance(kans, 40 + i) - 0.5) * 40, boven + (onder - boven) * 0.3 - boog + chance(kans, 50 + i) * 36];
}

export const noSterren = { sterren: [], reserve: 0, schotOp: NOOIT, schotNaar: -1, mikSter: 2, geheim: null, geheimOp: NOOIT } as const;

function open(state: FlipperState): FlipperState {
  const raadsel = Math.floor(chance(state.kans, 60) * STERREN);
  const sterren = Array.from({ length: STERREN }, (_, i): Ster => ({ aan: false, raadsel: i === raadsel }));
  const leeg = { ...state, ...noSterren, sterren, ballen: [], reserve: state.rustig ? SCHOTEN_RUSTIG : RESERVE };
  if (state.rustig) return leeg;
  // The letters of a typed word loaded the machine: all balls at once.
  return isTyped(state) ? throwIn(throwIn({ ...leeg, reserve: 1 }, 1), 2) : throwIn(leeg, 0);
}

/** A ball comes rolling down a slope to its flipper, the `n`th a little later. */
function throwIn(state: FlipperState, n: number): FlipperState {
  const { veld, flipper } = kastOf(state.stand);
  const m = midden(state.stand);
  const kant = (state.reserve + n) % 2 === 0 ? -1 : 1;
  const naast = m - veld.links - AANLOOP.rand - chance(state.kans, state.reserve * 7 + n) * AANLOOP.speling;
  return withBal(
    state,
    { x: m + kant * naast, y: flipper[1] - AANLOOP.hoog - n * AANLOOP.later, vx: -kant * AANLOOP.vaart, vy: 0 },
    MAX_BALLEN,
  );
}

/** A flipper that goes up throws what lies on it: near its tip to the other side, near its pivot to its own. */
export function tossFree(state: FlipperState, bal: Bal, flipt: boolean): Bal {
  const [fx, fy] = kastOf(state.stand).flipper;
  const m = midden(state.stand);
  const kant = bal.x < m ? -1 : 1;
  const langs = (m - fx - Math.abs(bal.x - m)) / FLIPPER;
  const erop = langs > -0.1 && bal.y > fy - REIK && bal.y < fy + FLIPPER * 0.5;
  if (!erop || !flipt || bal.vy < -6) return bal;
  return { ...bal, vy: WORP.op, vx: -kant * (langs - WORP.recht) * WORP.opzij };
}

function tick(before: FlipperState): Zet<FlipperState> {
  if (before.rustig) return arriveRustig(before);
  const raak = before.sterren.findIndex(({ aan }, i) => !aan && before.ballen.some((bal) => touches(bal, sterPlek(before, i))));
  const zet = raak < 0 ? { state: before } : light(before, raak);
  const { ballen, reserve } = zet.state;
  if (ballen.length > 0 || reserve === 0 || ticksInBeurt(zet.state) % TUSSEN !== 0 || !isOpen(zet.state)) return zet;
  return { ...zet, state: throwIn({ ...zet.state, reserve: reserve - 1 }, 0) };
}

const touches = ({ x, y }: Bal, [sx, sy]: Plek): boolean => Math.hypot(x - sx, y - sy) < STER_R + BAL_R;

function light(before: FlipperState, i: number): Zet<FlipperState> {
  const sterren = before.sterren.map((ster, k) => (k === i ? { ...ster, aan: true } : ster));
  const state = { ...before, sterren, buit: before.buit + 1, sterOp: before.tick };
  if (before.sterren[i]?.raadsel !== true) return { state, sounds: ['munt'] };
  const wat = state.rustig ? 'ballen' : (GEHEIMEN[Math.floor(chance(state.kans, 61) * GEHEIMEN.length)] ?? 'ballen');
  return { state: openGeheim({ ...state, geheim: wat, geheimOp: state.tick }), sounds: ['munt', 'klap'] };
}

function openGeheim(state: FlipperState): FlipperState {
  if (state.rustig) return { ...state, reserve: state.reserve + 1 };
  if (state.geheim === 'sterren') {
    const erbij = state.sterren.filter(({ aan }) => !aan).length;
    return { ...state, sterren: state.sterren.map((ster) => ({ ...ster, aan: true })), buit: state.buit + erbij };
  }
  if (state.geheim === 'wind') return { ...state, ballen: state.ballen.map((bal) => ({ ...bal, vy: -WIND })) };
  return throwIn(throwIn(state, 1), 2);
}

/** In calm mode: the ball is at its star, and flies on to the next one that is dark where chance takes it. */
function arriveRustig(state: FlipperState): Zet<FlipperState> {
  if (state.schotNaar < 0 || state.tick - state.schotOp !== SCHOT) return { state };
  const zet = light({ ...state, schotNaar: -1, mikSter: state.schotNaar }, state.schotNaar);
  const buur = [1, -1, 2, -2].map((stap) => state.schotNaar + stap).find((i) => zet.state.sterren[i]?.aan === false);
  if (buur === undefined || chance(state.kans, 70 + state.reserve) < 0.5) return zet;
  const verder = light(zet.state, buur);
  return { ...verder, sounds: [...(zet.sounds ?? []), ...(verder.sounds ?? [])] };
}

/** A shot in calm mode. */
function shootAt(state: FlipperState, i: number): Zet<FlipperState> | null {
  if (state.schotNaar >= 0 || state.reserve === 0 || state.sterren[i]?.aan !== false) return null;
  return { state: { ...state, schotNaar: i, schotOp: state.tick, mikSter: i, reserve: state.reserve - 1 }, sounds: ['eigen'] };
}

function actCalmly(state: FlipperState, input: GameInput): Zet<FlipperState> | null {
  const kant = kantOf(input);
  const gekozen = pickedIndex(input, 'ster');
  if (gekozen >= 0) return shootAt(state, gekozen);
  if (isAction(input)) return shootAt(state, state.mikSter);
  if (kant === 0) return null;
  const donker = state.sterren.flatMap(({ aan }, i) => (aan ? [] : [i]));
  const mikSter = (kant > 0 ? donker.find((i) => i > state.mikSter) : donker.findLast((i) => i < state.mikSter)) ?? state.mikSter;
  return { state: { ...state, mikSter }, sounds: ['kies'] };
}

/** Left and right are a flipper each, as is each half of the stage for a finger; one button is both. */
function act(state: FlipperState, input: GameInput): Zet<FlipperState> | null {
  if (state.rustig) return actCalmly(state, input);
  const kant = input.soort === 'wijs' && input.fase === 'neer' ? input.x - midden(state.stand) : kantOf(input);
  const beide = isAction(input);
  if (kant === 0 && !beide) return null;
  const links = beide || kant < 0 ? { flipLinks: state.tick } : {};
  const rechts = beide || kant > 0 ? { flipRechts: state.tick } : {};
  return { state: { ...state, ...links, ...rechts }, sounds: ['eigen'] };
}

const isAf = ({ sterren, ballen, reserve, rustig, schotNaar }: FlipperState): boolean =>
  sterren.every(({ aan }) => aan) || (reserve === 0 && (rustig ? schotNaar < 0 : ballen.length === 0));

/** Begins when the ring around the cat is seen. */
export const vrijeBal: Beurtspel<FlipperState> = { van: 56, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1175, 390], staand: [110, 600] },
  reeks: [
    ['raket', 'vliegt', 'Een raket zoeft over de kast.'],
    ['ruimtekat', 'drijft', 'Een kat in een ruimtepak zweeft langs.'],
    ['alien', 'duikt', 'Een groen mannetje komt flipperen.'],
    ['komeet', 'vliegt', 'Een komeet verliest zijn staart.'],
    ['munt', 'valt', 'Er rolt een oude munt uit de kast.'],
    ['robot', 'loopt', 'Een robotje danst op de muziek.'],
    ['planeet', 'drijft', 'Een planeet met een gezicht lacht.'],
    ['ufo', 'vliegt', 'Een vliegende schotel zoekt parkeerplaats.'],
    ['maan', 'drijft', 'De maan draait even om.'],
    ['vis', 'loopt', 'Een goudvis rijdt in zijn kom.'],
  ],
};
