/**
 * Play after a right word: the machine lets off steam. It blows a little tune on three whistles, and the child plays it after; every time it
 * is right the tune gets one note longer. Whether one plays on or leaves it at that is up to the child; a wrong note makes it hiccup, and that is all.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import type { SplitsState, Deuntje } from './state.ts';

export const FLUITEN = 3;
export const NOOT = 24;
const EERST = 2;
const LANGST = 5;
const WACHT = 16;
const KIJK = 50;
const VAN = 96;
const NOOIT = -1000;
const KANS_NOOT = 71;

export const GEEN_DEUN: Deuntje = { noten: [], blaastOp: NOOIT, plek: 0, mik: 1, fluit: null, hikOp: null };

const makeNoten = (kans: number, n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => Math.floor(chance(kans, KANS_NOOT + i) * FLUITEN));

const blowDeuntje = (state: SplitsState, n: number): SplitsState => ({
  ...state,
  deun: { ...state.deun, noten: makeNoten(state.kans, n), blaastOp: state.tick + WACHT, plek: 0 },
});

const open = (state: SplitsState): SplitsState => blowDeuntje({ ...state, deun: GEEN_DEUN }, EERST);

/** Which whistle the machine blows now; -1 is none. */
export function blaastNu({ deun, tick }: Pick<SplitsState, 'deun' | 'tick'>): number {
  const t = tick - deun.blaastOp;
  if (t < 0 || t % NOOT >= NOOT - 6) return -1;
  return deun.noten[Math.floor(t / NOOT)] ?? -1;
}

/** The machine has blown all of it: it is the child's turn. */
export const magFluiten = ({ deun, tick }: Pick<SplitsState, 'deun' | 'tick'>): boolean =>
  deun.hikOp === null && deun.plek < deun.noten.length && tick - deun.blaastOp >= deun.noten.length * NOOT;

function fluit(state: SplitsState, i: number): Zet<SplitsState> | null {
  const { deun, tick } = state;
  if (!magFluiten(state) || i >= FLUITEN) return null;
  const blies = { ...state, deun: { ...deun, mik: i, fluit: { i, op: tick } } };
  if (deun.noten[deun.plek] !== i) return { state: { ...blies, deun: { ...blies.deun, hikOp: tick } }, sounds: ['mis'] };
  const verder = { ...blies, deun: { ...blies.deun, plek: deun.plek + 1 } };
  if (verder.deun.plek < deun.noten.length) return { state: verder, sounds: ['eigen'] };
  const langer = { ...verder, langste: Math.max(state.langste, deun.noten.length) };
  const klaar = deun.noten.length === LANGST;
  return { state: klaar ? langer : blowDeuntje(langer, deun.noten.length + 1), sounds: ['munt'] };
}

function act(state: SplitsState, given: GameInput): Zet<SplitsState> | null {
  const { deun } = state;
  const i = pickedIndex(given, 'fluit');
  if (i >= 0) return fluit(state, i);
  if (isAction(given)) return fluit(state, deun.mik);
  const kant = kantOf(given);
  return kant === 0 ? null : { state: { ...state, deun: { ...deun, mik: Math.min(FLUITEN - 1, Math.max(0, deun.mik + kant)) } } };
}

/** The whistles of the machine itself sound. */
function tick(state: SplitsState): Zet<SplitsState> {
  const t = state.tick - state.deun.blaastOp;
  return { state, sounds: t >= 0 && t % NOOT === 0 && blaastNu(state) >= 0 ? ['eigen'] : [] };
}

function isAf({ deun, tick: nu }: SplitsState): boolean {
  if (deun.hikOp !== null) return nu - deun.hikOp > KIJK;
  return deun.plek === LANGST && nu - (deun.fluit?.op ?? nu) > KIJK;
}

export const deunspel: Beurtspel<SplitsState> = { van: VAN, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1190, 480], staand: [610, 850] },
  reeks: [
    ['muis', 'loopt', 'Een muis zoekt het tandwieltje.'],
    ['vonk', 'drijft', 'Een vonkje springt uit een stekker.'],
    ['robot', 'loopt', 'Een robotje zoekt werk.'],
    ['schroef', 'valt', 'Een schroef draait een rondje.'],
    ['koekoek', 'duikt', 'De koekoek komt te vroeg.'],
    ['wolkje', 'drijft', 'De stoom maakt een poesje.'],
    ['olie', 'valt', 'Een druppel olie maakt een eind aan het piepen.'],
    ['magneet', 'drijft', 'Een magneet trekt aan alles.'],
    ['kanarie', 'vliegt', 'Een kanarie zingt mee met de machine.'],
    ['hamer', 'loopt', 'Een hamer huppelt naar huis.'],
  ],
};
