/**
 * Play after a right word: the car takes a run at the ramp. Three times the child shifts up: too soon the engine is still slow, too late it
 * howls, just right it kicks. Then it flies, with a wind nobody foresaw, and lands in one of six places. In calm mode a ramp is chosen.
 */
import type { GameEffect, GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, isPick, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import { LANDINGEN } from './garage.ts';
import { FINISH, type RaceState, type Sprong } from './state.ts';

export const VERSNELLINGEN = 3;
/** Between these the engine is at its best. */
export const GOED = { van: 0.68, tot: 0.88 } as const;
const TOEREN = { op: 0.013, na: 0.26 } as const;
const KRACHT = { vroeg: 1.2, raak: 3, laat: 1.8, begin: 2.2 } as const;
const WIND = 1.4;
const GRENZEN = [4.6, 6.2, 7.8, 9.4, 10.8] as const;
const RUSTIG_VAART = [4, 7, 10] as const;
const AANLOOP = 40;
export const VLUCHT = 84;
const KIJK = 56;
const METERS = 9;
/** Chance has a place for each thing it decides. */
const KANS = { wind: 17, stuk: 29 } as const;

export const GEEN_SPRONG: Sprong = {
  toeren: 0,
  versnelling: 0,
  vaart: 0,
  weg: 0,
  schakel: null,
  losOp: null,
  neerOp: null,
  landing: 0,
};

/** How far it flew, in metres. */
export const meters = ({ vaart }: Sprong): number => Math.round(vaart * METERS);

const isGas = ({ losOp, versnelling }: Sprong): boolean => losOp === null && versnelling < VERSNELLINGEN;

function take(state: RaceState, vaart: number): RaceState {
  const wind = (chance(state.kans, KANS.wind) - 0.5) * WIND;
  const echt = Math.max(2, vaart + wind);
  const landing = GRENZEN.filter((grens) => echt >= grens).length;
  return { ...state, sprong: { ...state.sprong, vaart: echt, landing, versnelling: VERSNELLINGEN, losOp: state.tick + AANLOOP } };
}

function shift(state: RaceState): Zet<RaceState> | null {
  const { sprong, tick } = state;
  if (!isGas(sprong)) return null;
  const { toeren } = sprong;
  const hoe = toeren < GOED.van ? 'vroeg' : toeren <= GOED.tot ? 'raak' : 'laat';
  const vaart = sprong.vaart + KRACHT[hoe];
  const next: RaceState = {
    ...state,
    sprong: { ...sprong, vaart, versnelling: sprong.versnelling + 1, toeren: TOEREN.na, schakel: { hoe, op: tick } },
  };
  return {
    state: next.sprong.versnelling === VERSNELLINGEN ? take(next, vaart) : next,
    sounds: hoe === 'raak' ? ['eigen', 'raak'] : ['eigen'],
  };
}

function act(state: RaceState, given: GameInput): Zet<RaceState> | null {
  if (state.rustig) {
    const vaart = RUSTIG_VAART[pickedIndex(given, 'schans')];
    return vaart === undefined || !isGas(state.sprong) ? null : { state: take(state, vaart), sounds: ['eigen'] };
  }
  return isAction(given) || isPick(given, 'schakel') || (given.soort === 'wijs' && given.fase === 'neer') ? shift(state) : null;
}

function tick(state: RaceState): Zet<RaceState> {
  const { sprong, tick: nu } = state;
  const weg = sprong.neerOp === null && (!state.rustig || sprong.losOp !== null) ? sprong.weg + 3 + sprong.vaart : sprong.weg;
  const toeren = isGas(sprong) && !state.rustig ? Math.min(1, sprong.toeren + TOEREN.op) : sprong.toeren;
  const rijdt = { ...state, sprong: { ...sprong, weg, toeren } };
  if (sprong.losOp === nu) return { state: rijdt, sounds: ['zwiep'] };
  if (sprong.losOp === null || sprong.neerOp !== null || nu < sprong.losOp + VLUCHT) return { state: rijdt };
  const stukken = LANDINGEN[sprong.landing] ?? [];
  const stuk = stukken[Math.floor(chance(state.kans, KANS.stuk) * stukken.length)];
  const effects: readonly GameEffect[] = stuk === undefined ? [] : [{ type: 'vondst', stuk }];
  const verst = Math.max(state.verst, meters(sprong));
  return { state: { ...rijdt, verst, sprong: { ...rijdt.sprong, neerOp: nu } }, sounds: ['klap', 'munt'], effects };
}

const open = (state: RaceState): RaceState => ({ ...state, sprong: { ...GEEN_SPRONG, vaart: KRACHT.begin } });

const isAf = ({ sprong, tick: nu }: RaceState): boolean => sprong.neerOp !== null && nu - sprong.neerOp > KIJK;

export const sprongspel: Beurtspel<RaceState> = { van: FINISH + 30, open, act, tick, isAf, bezig: ({ sprong }) => sprong.losOp !== null };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [950, 458], staand: [110, 600] },
  reeks: [
    ['schaap', 'loopt', 'Een schaap telt de auto’s.'],
    ['pitspoes', 'loopt', 'Een poes zwaait met de finishvlag.'],
    ['sportwagen', 'loopt', 'Een eend doet mee in zijn autootje.'],
    ['paal', 'duikt', 'De kilometerpaal knipoogt.'],
    ['kraai', 'vliegt', 'Een zwaluw haalt je in.'],
    ['wegwerker', 'loopt', 'Een pion huppelt aan de kant.'],
    ['regen', 'drijft', 'Een regenboog staat boven de finish.'],
    ['ballon', 'vliegt', 'Een luchtballon kijkt hoe het gaat.'],
    ['egel', 'loopt', 'Een egel steekt netjes over bij het zebrapad.'],
    ['wiel', 'valt', 'Er stuitert een voetbal over de weg.'],
  ],
};
