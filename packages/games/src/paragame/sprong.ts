/**
 * The play after a right word: a plane flies to and fro over the meadow. The child jumps when it likes, and pulls the cord when it likes:
 * who falls longer comes straight down, under the open parachute the wind takes one along. Whatever is landed on becomes a patch on
 * the parachute. In calm mode the plane waits, the cord pulls itself, and the child reckons with the windsock where to jump. Only + - * and /, so
 * that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { kolomX, plaatsenOf } from './plaatsen.ts';
import { OPSTIJGEN, PLEKKEN } from './state.ts';
import type { Lap, ParaState, Plekje, Sprong } from './state.ts';

export const GEEN_SPRONG: Sprong = { over: 0, valt: null, geland: null, wei: PLEKKEN, wind: 1, mik: 2, vanaf: 0 };

const SPRONGEN = 2;
/** Fall without and with a parachute, in stage units per tick. */
const VAL = 7.6;
const ZWEEF = 3.5;
/** So far above the ground it opens by itself. */
const LAAGST = 96;
/** Ticks of one flight over the meadow. */
const VLUCHT = 210;
/** As share of a column: so near its middle one lands on what is there, and on the very heart of the target. */
const RAAK = 0.36;
const HART = 0.24;
const WINDEN = [-2, -1, 1, 2] as const;
/** A landing is looked at for so long, and the last one. */
const TERUG = 36;
const KIJK = 60;

function open(state: ParaState): ParaState {
  const wei = PLEKKEN.map((plekje, i) => ({ plekje, om: chance(state.kans, 900 + i) }))
    .toSorted((a, b) => a.om - b.om)
    .map(({ plekje }) => plekje);
  const wind = WINDEN[Math.floor(chance(state.kans, 910) * WINDEN.length)] ?? 1;
  const vanaf = (Math.max(0, wei.indexOf('roos') - 1) / PLEKKEN.length) * chance(state.kans, 911);
  return { ...state, sprong: { ...GEEN_SPRONG, over: SPRONGEN, wei, wind, vanaf } };
}

/** Flights over the meadow since it opened. */
const vluchten = (state: ParaState): number => state.sprong.vanaf + (Math.max(0, ticksInBeurt(state)) * state.tempo) / VLUCHT;

/** Where the plane is: to and fro; in calm mode over the column that is pointed at. */
export function planeX(state: ParaState): number {
  if (state.rustig) return kolomX(state, state.sprong.mik);
  const { links, stap } = plaatsenOf(state).sprong;
  const u = vluchten(state);
  const p = u - Math.floor(u / 2) * 2;
  return links + stap * (0.1 + (p < 1 ? p : 2 - p) * (PLEKKEN.length - 0.2));
}

/** Does it fly to the left now? */
export const fliesBack = (state: ParaState): boolean => !state.rustig && Math.floor(vluchten(state)) % 2 === 1;

/** Nobody is in the air, and the last landing has been seen. */
export const canJump = ({ sprong, tick }: ParaState): boolean =>
  sprong.over > 0 && sprong.valt === null && (sprong.geland === null || tick - sprong.geland.op >= TERUG);

function jump(state: ParaState): Zet<ParaState> | null {
  if (!canJump(state)) return null;
  const { sprong, tick } = state;
  const valt = { x: planeX(state), y: plaatsenOf(state).sprong.top + 30, openOp: state.rustig ? tick : null };
  return {
    state: { ...state, sprong: { ...sprong, over: sprong.over - 1, valt, geland: null } },
    sounds: [state.rustig ? 'eigen' : 'zwiep'],
  };
}

function pullCord(state: ParaState): Zet<ParaState> | null {
  const { sprong, tick } = state;
  if (sprong.valt === null || sprong.valt.openOp !== null) return null;
  return { state: { ...state, sprong: { ...sprong, valt: { ...sprong.valt, openOp: tick } } }, sounds: ['eigen'] };
}

const deed = (state: ParaState): Zet<ParaState> | null => (state.sprong.valt === null ? jump(state) : pullCord(state));

function act(state: ParaState, input: GameInput): Zet<ParaState> | null {
  if (isAction(input) || (input.soort === 'wijs' && input.fase === 'neer' && !state.rustig)) return deed(state);
  if (!state.rustig) return null;
  const gekozen = pickedIndex(input, 'kolom');
  const ga = (mik: number): ParaState => ({ ...state, sprong: { ...state.sprong, mik } });
  if (gekozen >= 0 && gekozen < PLEKKEN.length) return jump(ga(gekozen));
  const stap = kantOf(input);
  if (stap === 0 || state.sprong.valt !== null) return null;
  return { state: ga((state.sprong.mik + stap + PLEKKEN.length) % PLEKKEN.length), sounds: ['kies'] };
}

/** What lies where one comes down. */
function landsOn(state: ParaState, x: number): Lap {
  const { links, stap } = plaatsenOf(state).sprong;
  const i = Math.min(PLEKKEN.length - 1, Math.max(0, Math.floor((x - links) / stap)));
  const ver = Math.abs(x - kolomX(state, i)) / stap;
  const hier: Plekje = ver < RAAK ? (state.sprong.wei[i] ?? 'klaver') : 'klaver';
  return hier === 'roos' && ver < HART ? 'goud' : hier;
}

function tick(state: ParaState): Zet<ParaState> {
  const { sprong, tempo, tick: nu } = state;
  const { valt } = sprong;
  if (valt === null) return { state };
  const { top, grond, stap } = plaatsenOf(state).sprong;
  const vanzelf = valt.openOp === null && valt.y >= grond - LAAGST;
  const openOp = vanzelf ? nu : valt.openOp;
  const zweeft = openOp !== null;
  // From the plane to the ground it drifts just `wind` columns.
  const drift = zweeft ? (sprong.wind * stap * ZWEEF * tempo) / (grond - top - 30) : 0;
  const x = Math.min(kolomX(state, PLEKKEN.length), Math.max(kolomX(state, 0), valt.x + drift));
  const y = valt.y + (zweeft ? ZWEEF : VAL) * tempo;
  if (y < grond) return { state: { ...state, sprong: { ...sprong, valt: { x, y, openOp } } }, sounds: vanzelf ? ['eigen'] : [] };
  const lap = landsOn(state, x);
  return {
    state: { ...state, lappen: [...state.lappen, lap], sprong: { ...sprong, valt: null, geland: { x, lap, op: nu } } },
    sounds: ['klap', lap === 'goud' ? 'raak' : 'munt'],
  };
}

const isAf = ({ sprong, tick: nu }: ParaState): boolean =>
  sprong.over === 0 && sprong.valt === null && sprong.geland !== null && nu - sprong.geland.op >= KIJK;

/** May be jumped now. */
export const isReady = (state: ParaState): boolean => isOpen(state) && canJump(state);

/** Begins when the cow has bowed. */
export const sprongspel: Beurtspel<ParaState> = { van: OPSTIJGEN, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [140, 250], staand: [100, 330] },
  reeks: [
    ['gans', 'vliegt', 'Een gans vraagt de weg.'],
    ['ballon', 'vliegt', 'Een luchtballon zakt langs je heen.'],
    ['paraplu', 'drijft', 'Iemand zweeft aan een paraplu.'],
    ['wolk', 'drijft', 'Een wolk houdt je even vast.'],
    ['zwaluwen', 'vliegt', 'Twee zwaluwen spelen tikkertje.'],
    ['brief', 'valt', 'Er valt een brief uit het vliegtuig.'],
    ['bij', 'vliegt', 'Een bij heeft een valscherm van klaver.'],
    ['eekhoorn', 'vliegt', 'Een vliegende eekhoorn suist voorbij.'],
    ['regenboog', 'drijft', 'Je vliegt door een regenboog.'],
    ['vlieger', 'drijft', 'Een vlieger danst naast je parachute.'],
  ],
};
