/**
 * Play after a right word: the pizza turns between two guests, six slices with something on each. Each guest thinks of a slice; the child
 * gives one to the left or to the right when the right slice comes by there. Four slices go; whom to serve first, and when, is the choice.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isPick, kantOf, pickedIndex, isAction, type Zet } from '@spelrijk/game-kit/run';
import { GAAR, type PizzaState, type Schijf } from './state.ts';

export const PUNTEN = 6;
const SOORTEN = 5;
const GASTEN = 2;
export const GEVEN = 4;
const DRAAI = 1;
const STAP = 360 / PUNTEN;
const RUST = 20;
const KIJK = 44;
/** Chance has a place for each thing it decides. */
const KANS = { punt: 91, wens: 103 } as const;

export const GEEN_SCHIJF: Schijf = { hoek: 0, punten: [], wensen: [0, 0], gegeven: 0, hap: null };

/** The slice in front of guest 0 (left) or 1 (right). */
export function puntBij({ hoek }: Schijf, gast: number): number {
  const voor = (gast === 0 ? 180 : 0) - hoek;
  return ((Math.round(voor / STAP) % PUNTEN) + PUNTEN) % PUNTEN;
}

/** Something that is still there, so that a wish can come true. */
function wens(state: PizzaState, punten: readonly number[], n: number): number {
  const over = punten.filter((wat) => wat >= 0);
  return over[Math.floor(chance(state.kans, KANS.wens + n) * over.length)] ?? 0;
}

function open(state: PizzaState): PizzaState {
  const begin = Math.floor(chance(state.kans, KANS.punt) * SOORTEN);
  const punten = Array.from({ length: PUNTEN }, (_, i) => (begin + i) % SOORTEN);
  return { ...state, schijf: { ...GEEN_SCHIJF, punten, wensen: [wens(state, punten, 0), wens(state, punten, 1)] } };
}

function give(state: PizzaState, gast: number): Zet<PizzaState> | null {
  const { schijf, tick } = state;
  const bezig = schijf.hap !== null && tick - schijf.hap.op < RUST;
  if (gast < 0 || gast >= GASTEN || schijf.gegeven === GEVEN || bezig) return null;
  const i = puntBij(schijf, gast);
  const wat = schijf.punten[i] ?? -1;
  if (wat < 0) return { state, sounds: ['mis'] };
  const raak = wat === schijf.wensen[gast];
  const punten = schijf.punten.map((punt, k) => (k === i ? -1 : punt));
  const nieuw = wens(state, punten, schijf.gegeven + GASTEN);
  // What the other one thinks of may have been given away just now: it thinks of something that is there.
  const ander = schijf.wensen[1 - gast] ?? 0;
  const blijft = punten.includes(ander) ? ander : wens(state, punten, schijf.gegeven + GASTEN + GEVEN);
  const next: Schijf = {
    ...schijf,
    punten,
    gegeven: schijf.gegeven + 1,
    wensen: gast === 0 ? [nieuw, blijft] : [blijft, nieuw],
    hap: { gast, wat, raak, op: tick },
  };
  return { state: { ...state, schijf: next, smulde: state.smulde + (raak ? 1 : 0) }, sounds: raak ? ['eigen', 'munt'] : ['eigen'] };
}

function act(state: PizzaState, given: GameInput): Zet<PizzaState> | null {
  const { schijf } = state;
  const draait = isPick(given, 'draai') || (state.rustig && isAction(given));
  if (draait && state.rustig) return { state: { ...state, schijf: { ...schijf, hoek: (schijf.hoek + STAP) % 360 } }, sounds: ['kies'] };
  const kant = kantOf(given);
  return kant === 0 ? give(state, pickedIndex(given, 'gast')) : give(state, kant < 0 ? 0 : 1);
}

const tick = (state: PizzaState): Zet<PizzaState> =>
  state.rustig ? { state } : { state: { ...state, schijf: { ...state.schijf, hoek: (state.schijf.hoek + DRAAI) % 360 } } };

const isAf = ({ schijf: { gegeven, hap }, tick: nu }: PizzaState): boolean => gegeven === GEVEN && hap !== null && nu - hap.op > KIJK;

export const serveerspel: Beurtspel<PizzaState> = { van: GAAR + 40, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [350, 590], staand: [130, 830] },
  reeks: [
    ['muis', 'loopt', 'Een muis lust ook wel een puntje.'],
    ['paddenstoel', 'duikt', 'Een champignon springt uit het mandje.'],
    ['koerier', 'loopt', 'De koerier komt de pizza halen.'],
    ['peper', 'duikt', 'Een scherp pepertje krijgt het warm.'],
    ['kok', 'loopt', 'De kok proeft stiekem de saus.'],
    ['rook', 'drijft', 'De rook maakt een hartje.'],
    ['olijf', 'valt', 'Een olijf rolt van de plank.'],
    ['spook', 'drijft', 'Uit de oven komt een spookje van rook.'],
    ['kaas', 'loopt', 'Een stuk kaas zoekt zijn pizza.'],
    ['kaasdraad', 'valt', 'Een sliert kaas trekt een lange draad.'],
    ['poes', 'loopt', 'De poes ruikt de salami.'],
  ],
};
