/**
 * Play after a right word: the cocoon opens, and the butterfly's wings are still white. Five drops of colour come one after another, and the
 * child lets each fall on a part of the wing; the other wing follows like a mirror. A second drop on the same part gives dots in it.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import type { RupsState, Vlak, Vlinder } from './state.ts';

export const VLAKKEN = 4;
const KLEUREN_N = 5;
const DRUPPELS = 5;
const RUST = 12;
const KIJK = 70;
const VAN = 70;
const KANS_KLEUR = 83;
const NOOIT = -1000;

const WIT: Vlak = { kleur: -1, stip: -1 };
export const GEEN_VLINDER: Vlinder = { vlakken: [], druppels: [], mik: 0, verfOp: NOOIT, wegOp: null };

const open = (state: RupsState): RupsState => ({
  ...state,
  vlinder: {
    ...GEEN_VLINDER,
    vlakken: Array.from({ length: VLAKKEN }, () => WIT),
    druppels: Array.from({ length: DRUPPELS }, (_, i) => Math.floor(chance(state.kans, KANS_KLEUR + i) * KLEUREN_N)),
  },
});

/** Each part has its colour once, then dots; a third drop gives the dots another colour. */
const verf = ({ kleur, stip }: Vlak, nu: number): Vlak => (kleur < 0 ? { kleur: nu, stip } : { kleur, stip: nu });

function dropVerf(state: RupsState, i: number): Zet<RupsState> | null {
  const { vlinder, tick } = state;
  const [nu, ...druppels] = vlinder.druppels;
  if (nu === undefined || vlinder.vlakken[i] === undefined || tick - vlinder.verfOp < RUST) return null;
  const vlakken = vlinder.vlakken.map((vlak, k) => (k === i ? verf(vlak, nu) : vlak));
  const af = druppels.length === 0;
  const next = { ...vlinder, vlakken, druppels, mik: i, verfOp: tick, wegOp: af ? tick + RUST : null };
  return {
    state: { ...state, vlinder: next, vlinders: af ? [...state.vlinders, vlakken] : state.vlinders },
    sounds: af ? ['eigen', 'munt'] : ['eigen'],
  };
}

function act(state: RupsState, given: GameInput): Zet<RupsState> | null {
  const { vlinder } = state;
  const i = pickedIndex(given, 'vlak');
  if (i >= 0) return dropVerf(state, i);
  if (isAction(given)) return dropVerf(state, vlinder.mik);
  const kant = kantOf(given);
  return kant === 0 ? null : { state: { ...state, vlinder: { ...vlinder, mik: (vlinder.mik + kant + VLAKKEN) % VLAKKEN } } };
}

const isAf = ({ vlinder, tick }: RupsState): boolean => vlinder.wegOp !== null && tick - vlinder.wegOp > KIJK;

export const vleugelspel: Beurtspel<RupsState> = { van: VAN, open, act, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1120, 560], staand: [620, 700] },
  reeks: [
    ['kever', 'loopt', 'Een torretje poetst zijn schild.'],
    ['druppel', 'valt', 'Er valt een dauwdruppel op je blad.'],
    ['bij', 'vliegt', 'Een hommel bromt een liedje.'],
    ['slak', 'loopt', 'Een slak knabbelt stiekem mee.'],
    ['mier', 'loopt', 'Drie mieren dragen één kruimel.'],
    ['spin', 'valt', 'Een spinnetje slingert aan een draad.'],
    ['paddenstoel', 'duikt', 'Er groeit een paddenstoel op een tak.'],
    ['regenworm', 'duikt', 'Een worm komt kijken naar de rups.'],
    ['libel', 'vliegt', 'Een libel blijft stil in de lucht hangen.'],
    ['zaadje', 'drijft', 'Een pluisje vliegt mee met de wind.'],
  ],
};
