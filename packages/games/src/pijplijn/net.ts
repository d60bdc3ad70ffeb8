/**
 * The play after a right word: nine pipes between the tap and three pots. A pipe that is tapped turns a quarter; where they join, the
 * water runs, and what gets water grows. Which pot first is the thought; what grows, chance says. It is the same in calm mode, with
 * more time.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, NOOIT, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import type { Net, PijpState } from './state.ts';

/** Rows and columns. */
export const ZIJDE = 3;
const CELLEN = ZIJDE * ZIJDE;
/** Kinds of what can grow. */
const PLANTEN = 7;
const MIDDEN = 1;
/** How often a straight pipe lies across. */
const DWARS = 0.5;

export type Buis = 'recht' | 'bocht' | 'kruis';
/** Sides, clockwise from the top. */
const OP = 0;
const RECHTS = 1;
const LINKS = 3;
const OPEN: Readonly<Record<Buis, readonly number[]>> = { recht: [RECHTS, LINKS], bocht: [OP, RECHTS], kruis: [0, 1, 2, 3] };

export const NO_NET: Net = { stam: 0, draai: [], wat: [], natOp: [], mik: 4, laatst: -1, draaiOp: NOOIT };

const rijOf = (i: number): number => Math.floor(i / ZIJDE);
const kolomOf = (i: number): number => i % ZIJDE;

/** What lies at place `i`: a cross where the water divides, bends above and below it, straight pipes to the pots. */
export function buisAt({ stam }: Pick<Net, 'stam'>, i: number): Buis {
  const midden = rijOf(i) === MIDDEN;
  if (kolomOf(i) === stam) return midden ? 'kruis' : 'bocht';
  return kolomOf(i) < stam && !midden ? 'bocht' : 'recht';
}

/** Quarter turns with which the water gets through at place `i`; null where it does not matter. */
export function rightTurn(net: Pick<Net, 'stam'>, i: number): number | null {
  if (kolomOf(i) < net.stam && rijOf(i) !== MIDDEN) return null;
  const buis = buisAt(net, i);
  return buis === 'kruis' ? null : buis === 'recht' ? 0 : rijOf(i) < MIDDEN ? 1 : 0;
}

/** Does it lie as it should, for the water? A straight pipe looks the same after half a turn. */
export function liesRight(net: Pick<Net, 'stam' | 'draai'>, i: number): boolean {
  const goed = rightTurn(net, i);
  const om = (net.draai[i] ?? 0) % 4;
  return goed === null || (buisAt(net, i) === 'recht' ? om % 2 === goed % 2 : om === goed);
}

/** Turned by chance; in every row at least one pipe lies wrong. */
function scramble(kans: number): Net {
  const stam = Math.floor(chance(kans, 900) * ZIJDE);
  const draai = Array.from({ length: CELLEN }, (_, i) => {
    const buis = buisAt({ stam }, i);
    const goed = rightTurn({ stam }, i) ?? 0;
    if (buis === 'bocht') return (goed + 1 + Math.floor(chance(kans, 910 + i) * 3)) % 4;
    const eerste = rijOf(i) === MIDDEN && kolomOf(i) === (stam === 0 ? 1 : 0);
    return buis === 'recht' && (eerste || chance(kans, 930 + i) < DWARS) ? 1 : 0;
  });
  const wat = Array.from({ length: ZIJDE }, (_, rij) => Math.floor(chance(kans, 950 + rij) * PLANTEN));
  return { ...NO_NET, stam, draai, wat, natOp: wat.map(() => null) };
}

/** The sides at which pipe `i` is open as it lies. */
export const opensAt = (net: Net, i: number): readonly number[] => OPEN[buisAt(net, i)].map((kant) => (kant + (net.draai[i] ?? 0)) % 4);

const STAP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The place beside `i` at this side; -1 is over the edge. */
export function buurAt(i: number, kant: number): number {
  const [dx, dy] = STAP[kant] ?? [0, 0];
  const [x, y] = [kolomOf(i) + dx, rijOf(i) + dy];
  return x < 0 || y < 0 || x >= ZIJDE || y >= ZIJDE ? -1 : y * ZIJDE + x;
}

/** Pipes with water in them: from the tap on, wherever both ends of a joint are open. */
export function wetOf(net: Net): ReadonlySet<number> {
  const begin = MIDDEN * ZIJDE;
  const nat = new Set(opensAt(net, begin).includes(LINKS) ? [begin] : []);
  for (const i of nat)
    for (const kant of opensAt(net, i)) {
      const naast = buurAt(i, kant);
      if (naast >= 0 && opensAt(net, naast).includes((kant + 2) % 4)) nat.add(naast);
    }
  return nat;
}

/** Does the water come out at the pot of this row? */
const reaches = (net: Net, nat: ReadonlySet<number>, rij: number): boolean => {
  const laatste = rij * ZIJDE + ZIJDE - 1;
  return nat.has(laatste) && opensAt(net, laatste).includes(RECHTS);
};

function turn(state: PijpState, i: number): Zet<PijpState> | null {
  if (buisAt(state.net, i) === 'kruis') return null;
  const draai = state.net.draai.map((om, n) => (n === i ? (om + 1) % 4 : om));
  const net = { ...state.net, draai, mik: i, laatst: i, draaiOp: state.tick };
  const nat = wetOf(net);
  const nieuw = net.natOp.map((op, rij) => op === null && reaches(net, nat, rij));
  const natOp = net.natOp.map((op, rij) => (nieuw[rij] === true ? state.tick : op));
  const erbij = net.wat.filter((_, rij) => nieuw[rij] === true);
  const next = { ...state, net: { ...net, natOp }, planten: [...state.planten, ...erbij] };
  return erbij.length === 0 ? { state: next, sounds: ['eigen'] } : { state: { ...next, plantOp: state.tick }, sounds: ['eigen', 'munt'] };
}

const PIJLEN = { op: 0, rechts: 1, neer: 2, links: 3 } as const;

function act(state: PijpState, input: GameInput): Zet<PijpState> | null {
  const gekozen = pickedIndex(input, 'buis');
  if (Number.isInteger(gekozen) && gekozen >= 0 && gekozen < CELLEN) return turn(state, gekozen);
  if (isAction(input)) return turn(state, state.net.mik);
  const pijl = pijlOf(input);
  const naar = pijl === null ? -1 : buurAt(state.net.mik, PIJLEN[pijl]);
  return naar < 0 ? null : { state: { ...state, net: { ...state.net, mik: naar } }, sounds: ['kies'] };
}

const GEZIEN = 56;
const isAf = ({ net, tick }: PijpState): boolean => net.natOp.every((op) => op !== null && tick - op > GEZIEN);

/** Begins when the flower of the word has opened. */
export const waterspel: Beurtspel<PijpState> = { van: 92, open: (state) => ({ ...state, net: scramble(state.kans) }), act, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [245, 595], staand: [250, 860] },
  reeks: [
    ['mier', 'loopt', 'Een mier sjouwt een blaadje weg.'],
    ['bot', 'duikt', 'Een hond vergat hier zijn bot.'],
    ['schat', 'duikt', 'Onder de wortels ligt een kistje goud.'],
    ['lamp', 'drijft', 'Een gloeiwormpje houdt het licht vast.'],
    ['aardappel', 'duikt', 'Een aardappel wil nog wat slapen.'],
    ['regenworm', 'loopt', 'Een worm draagt een strik.'],
    ['pad', 'duikt', 'Een pad koelt af in een lekke buis.'],
    ['fossiel', 'drijft', 'In een steen zit een oude schelp.'],
    ['sleutel', 'valt', 'Iemand verloor een gouden sleutel.'],
    ['egel', 'loopt', 'Een egel kijkt of er water komt.'],
    ['drup', 'valt', 'Een druppel glijdt de verkeerde kant op.'],
  ],
};
