/**
 * The play after a right word: three carrots grow, and the longer they are left the larger they get. A mole digs towards one of them; its
 * hill is seen, and sometimes it turns round on the way. What is pulled is the child's, in whatever shape it comes out of the ground; what the
 * mole reaches first is the mole's. In calm mode it goes by turns: pull one, or wait. Only + - * and /.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, isPick, kantOf, NOOIT, pickedIndex, pijlOf, type Zet } from '@spelrijk/game-kit/run';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { type Mol, type Oogst, VAN, type BoerState } from './state.ts';

export const BEDDEN = 3;
/** What a carrot can look like. */
export const VORMEN = ['een gewone wortel', 'een wortel met benen', 'een wortel als een hart', 'een wortel met een krul'] as const;
/** Half of them are quite ordinary. */
const GEWOON = 0.46;
/** Ticks until it is full-grown: at least, and how much longer; and how far it was when the play began. */
const GROEI = { kort: 250, langer: 130, begin: 40 } as const;
/** Ticks of a way of the mole, the rest before it, how often it turns, and where. */
const TOCHT = { kort: 96, langer: 70, rust: 34, keert: 0.34, waar: 0.58 } as const;
/** A turn of calm mode is so many ticks of growing and digging. */
const BEURT = 48;
const KIJK = 54;
/** The beds lie at 0, 1 and 2; the holes of the mole beyond them. */
const HOLEN = [-0.8, BEDDEN - 0.4] as const;

const GEEN_MOL: Mol = { doel: 0, van: HOLEN[0], op: 0, duur: 1, keert: false, tocht: 0 };
export const GEEN_OOGST: Oogst = { bedden: [null, null, null], mik: 1, mol: GEEN_MOL, raakOp: NOOIT, laatste: -1, beurten: 0 };

/** The clock of the field. */
const veldtijd = (state: BoerState): number => (state.rustig ? state.oogst.beurten * BEURT : ticksInBeurt(state) * state.tempo);

const staan = ({ bedden }: Oogst): readonly number[] => bedden.flatMap((bed, i) => (bed === null ? [i] : []));

/** How large the carrot of bed `i` is now. */
export function groeiOf(state: BoerState, i: number): number {
  const duur = GROEI.kort + GROEI.langer * chance(state.kans, 340 + i);
  return Math.min(1, (veldtijd(state) + GROEI.begin) / duur);
}

/** Where the mole is now, in beds; null as long as it rests. */
export function molPlek(state: BoerState): number | null {
  const { doel, van, op, duur } = state.oogst.mol;
  const u = (veldtijd(state) - op) / duur;
  return u < 0 ? null : van + (doel - van) * Math.min(1, u);
}

/** Off to another carrot. */
function setOut(state: BoerState, van: number, rust: number): BoerState {
  const { oogst, kans } = state;
  const tocht = oogst.mol.tocht + 1;
  const over = staan(oogst);
  const doel = over[Math.floor(chance(kans, 360 + tocht) * over.length)] ?? 1;
  const duur = TOCHT.kort + TOCHT.langer * chance(kans, 380 + tocht);
  const keert = over.length > 1 && chance(kans, 400 + tocht) < TOCHT.keert;
  return { ...state, oogst: { ...oogst, mol: { doel, van, op: veldtijd(state) + rust, duur, keert, tocht } } };
}

function open(state: BoerState): BoerState {
  const hol = HOLEN[chance(state.kans, 330) < 0.5 ? 0 : 1];
  return setOut({ ...state, oogst: GEEN_OOGST }, hol, TOCHT.rust);
}

function pull(state: BoerState, i: number): Zet<BoerState> | null {
  const { oogst, hooi, kans, tick } = state;
  if (oogst.bedden[i] !== null) return null;
  const worp = chance(kans, 420 + i);
  const vorm = worp < GEWOON ? 0 : 1 + Math.floor(((worp - GEWOON) / (1 - GEWOON)) * (VORMEN.length - 1));
  const wortel = { maat: groeiOf(state, i), vorm };
  const bedden = oogst.bedden.map((bed, k) => (k === i ? wortel : bed));
  return {
    state: { ...state, oogst: { ...oogst, bedden, mik: i, raakOp: tick, laatste: i }, hooi: [...hooi, wortel] },
    sounds: ['eigen', ...(vorm > 0 ? (['munt'] as const) : [])],
  };
}

/** The mole goes on: it turns, it has a carrot, or it comes up where there is none any more. */
function dig(state: BoerState): Zet<BoerState> {
  const { oogst } = state;
  const { doel, van, op, duur, keert } = oogst.mol;
  const u = (veldtijd(state) - op) / duur;
  if (staan(oogst).length === 0 || u < (keert ? TOCHT.waar : 1)) return { state };
  if (keert) return { state: setOut(state, van + (doel - van) * TOCHT.waar, 0) };
  if (oogst.bedden[doel] !== null) return { state: setOut(state, doel, TOCHT.rust) };
  const bedden = oogst.bedden.map((bed, k) => (k === doel ? ('mol' as const) : bed));
  const gepakt = { ...state, oogst: { ...oogst, bedden, raakOp: state.tick, laatste: doel } };
  return { state: setOut(gepakt, doel, TOCHT.rust), sounds: ['mis'] };
}

function act(state: BoerState, input: GameInput): Zet<BoerState> | null {
  const { oogst } = state;
  if (staan(oogst).length === 0) return null;
  const bed = pickedIndex(input, 'bed');
  if (bed >= 0 && bed < BEDDEN) return pull(state, bed);
  if (isAction(input)) return pull(state, oogst.mik);
  if (state.rustig && (isPick(input, 'wacht') || pijlOf(input) === 'neer'))
    return dig({ ...state, oogst: { ...oogst, beurten: oogst.beurten + 1 } });
  const kant = kantOf(input);
  if (kant === 0) return null;
  return { state: { ...state, oogst: { ...oogst, mik: (oogst.mik + kant + BEDDEN) % BEDDEN } }, sounds: ['kies'] };
}

const tick = (state: BoerState): Zet<BoerState> => (state.rustig || state.beurt?.dichtOp !== null ? { state } : dig(state));

const isAf = ({ oogst, tick: nu }: BoerState): boolean => staan(oogst).length === 0 && nu - oogst.raakOp >= KIJK;

export const oogstspel: Beurtspel<BoerState> = { van: VAN, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [330, 610], staand: [570, 850] },
  reeks: [
    ['veldmuis', 'loopt', 'Een veldmuis knaagt aan een raapje.'],
    ['vogelverschrikker', 'duikt', 'De vogelverschrikker strekt zijn benen.'],
    ['biet', 'duikt', 'Een dikke biet wil op de foto.'],
    ['regen', 'drijft', 'Een klein buitje geeft het land te drinken.'],
    ['trekker', 'loopt', 'Een tractor tuft over het veld.'],
    ['uil', 'vliegt', 'Een kerkuil zoekt zijn avondeten.'],
    ['ui', 'valt', 'Een ui laat iedereen huilen.'],
    ['hamster', 'duikt', 'Een hamster heeft zijn wangen vol.'],
    ['hoefijzer', 'valt', 'Onder de ploeg lag een hoefijzer.'],
    ['big', 'loopt', 'Een big breekt uit en rolt door de modder.'],
  ],
};
