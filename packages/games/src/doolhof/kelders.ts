/**
 * Play after a right word: a castle under the garden, the same the whole round. The lantern burns for four steps; the child chooses where it
 * goes, room by room. Rooms are dark until one is in them: a key, a coin, the mole asleep, and behind two locked doors what nobody has found.
 */
import type { GameEffect, GameInput } from '@spelrijk/game-kit/contract';
import { buurOf, RICHTINGEN, type Raster } from '@spelrijk/game-kit/mechanics/raster';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, pickedIndex, pijlOf, type Zet } from '@spelrijk/game-kit/run';
import { SCHATTEN } from './schatten.ts';
import { LETTER, type DoolhofState, type Sleutel, type Vondst, type Kasteel, type Kelder } from './state.ts';

export const KASTEEL: Raster = { kolommen: 5, rijen: 3 };
export const INGANG = 7;
export const STAPPEN = 4;
/** Ticks of a step from room to room. */
export const LOOP = 16;
const KIJK = 56;
const NOOIT = -1000;
const EXTRA = 3;
/** Chance has a place for each thing it decides. */
const KANS = { boom: 101, extra: 151, inhoud: 181, schat: 211 } as const;

const KAMERS = Array.from({ length: KASTEEL.kolommen * KASTEEL.rijen }, (_, kamer) => kamer);
const burenOf = (kamer: number): readonly number[] =>
  RICHTINGEN.flatMap((richting) => buurOf(KASTEEL, kamer, richting, false) ?? []).filter((buur) => buur !== kamer);

type Gang = readonly [number, number];
const isZelfde = ([a, b]: Gang, [c, d]: Gang): boolean => (a === c && b === d) || (a === d && b === c);

/** A tree over all rooms, grown from the way in. */
function growBoom(seed: number): readonly Gang[] {
  const gangen: Gang[] = [];
  const erin = [INGANG];
  for (let n = 0; erin.length < KAMERS.length; n++) {
    const van = erin[Math.floor(chance(seed, KANS.boom + n * 2) * erin.length)] ?? INGANG;
    const vrij = burenOf(van).filter((buur) => !erin.includes(buur));
    const naar = vrij[Math.floor(chance(seed, KANS.boom + n * 2 + 1) * vrij.length)];
    if (naar === undefined) continue;
    gangen.push([van, naar]);
    erin.push(naar);
  }
  return gangen;
}

/** Two dead ends get a lock, some ways make the rest less of a tree, and the keys lie where no lock is. */
export function buildKasteel(seed: number): Kasteel {
  const boom = growBoom(seed);
  const graad = (kamer: number): number => boom.filter((gang) => gang.includes(kamer)).length;
  const einden = KAMERS.filter((kamer) => kamer !== INGANG && graad(kamer) === 1);
  const [rood = 0, blauw = 14] = [einden[0], einden.at(-1)];
  const los = KAMERS.filter((kamer) => kamer !== rood && kamer !== blauw);
  const meer = los
    .flatMap((kamer) => burenOf(kamer).map((buur): Gang => [kamer, buur]))
    .filter(([a, b]) => a < b && los.includes(b) && !boom.some((gang) => isZelfde(gang, [a, b])))
    .sort((x, y) => chance(seed, KANS.extra + x[0] * 15 + x[1]) - chance(seed, KANS.extra + y[0] * 15 + y[1]));
  const vol = los.filter((kamer) => kamer !== INGANG).sort((a, b) => chance(seed, KANS.inhoud + a) - chance(seed, KANS.inhoud + b));
  const wat: readonly Vondst[] = ['rood', 'blauw', 'schat', 'schat', 'mol', 'munt', 'munt', 'munt', 'munt'];
  const inhoud = KAMERS.map((kamer): Vondst => (kamer === rood || kamer === blauw ? 'schat' : (wat[vol.indexOf(kamer)] ?? 'leeg')));
  const namen = [...SCHATTEN].sort(
    (a, b) => chance(seed, KANS.schat + SCHATTEN.indexOf(a)) - chance(seed, KANS.schat + SCHATTEN.indexOf(b)),
  );
  const kisten = KAMERS.filter((kamer) => inhoud[kamer] === 'schat');
  return {
    gangen: [...boom, ...meer.slice(0, EXTRA)],
    sloten: [
      { kamer: rood, sleutel: 'rood' },
      { kamer: blauw, sleutel: 'blauw' },
    ],
    inhoud,
    schatten: Object.fromEntries(kisten.map((kamer, i) => [kamer, namen[i] ?? ''])),
  };
}

export const BEGIN_KELDER: Kelder = { plek: INGANG, vorig: INGANG, stapOp: NOOIT, gezien: [INGANG], stappen: 0, dicht: null };

/** Rooms one can walk to from here, locked ones too. */
export const uitgangen = ({ kasteel, kelder }: Pick<DoolhofState, 'kasteel' | 'kelder'>): readonly number[] =>
  kasteel.gangen.flatMap(([a, b]) => (a === kelder.plek ? [b] : b === kelder.plek ? [a] : []));

export const heeftSleutel = ({ kasteel, kelder }: Pick<DoolhofState, 'kasteel' | 'kelder'>, sleutel: Sleutel): boolean =>
  kelder.gezien.some((kamer) => kasteel.inhoud[kamer] === sleutel);

/** Is the door of this room shut for who is here? */
export function isDicht(state: Pick<DoolhofState, 'kasteel' | 'kelder'>, kamer: number): boolean {
  const slot = state.kasteel.sloten.find((een) => een.kamer === kamer);
  return slot !== undefined && !heeftSleutel(state, slot.sleutel);
}

export const looptNog = ({ kelder, tick }: DoolhofState): boolean => tick - kelder.stapOp < LOOP;

function enter(state: DoolhofState, kamer: number): Zet<DoolhofState> {
  const { kelder, kasteel, tick } = state;
  const nieuw = !kelder.gezien.includes(kamer);
  const gezien = nieuw ? [...kelder.gezien, kamer] : kelder.gezien;
  const stap: Kelder = { ...kelder, plek: kamer, vorig: kelder.plek, stapOp: tick, gezien, stappen: kelder.stappen - 1, dicht: null };
  const schat = nieuw ? kasteel.schatten[kamer] : undefined;
  const effects: readonly GameEffect[] = schat === undefined ? [] : [{ type: 'vondst', stuk: schat }];
  const iets = nieuw && kasteel.inhoud[kamer] !== 'leeg';
  return { state: { ...state, kelder: stap }, sounds: iets ? ['eigen', 'munt'] : ['eigen'], effects };
}

function act(state: DoolhofState, given: GameInput): Zet<DoolhofState> | null {
  const { kelder } = state;
  const pijl = pijlOf(given);
  const naar = pijl === null ? pickedIndex(given, 'kamer') : buurVan(state, pijl);
  if (naar < 0 || looptNog(state) || kelder.stappen === 0 || !uitgangen(state).includes(naar)) return null;
  if (isDicht(state, naar)) return { state: { ...state, kelder: { ...kelder, dicht: { kamer: naar, op: state.tick } } }, sounds: ['mis'] };
  return enter(state, naar);
}

/** Held upright the castle lies on its side: what is right there is below here. */
function buurVan({ kelder, stand }: DoolhofState, pijl: (typeof RICHTINGEN)[number]): number {
  const GEDRAAID = { links: 'op', rechts: 'neer', op: 'links', neer: 'rechts' } as const;
  return buurOf(KASTEEL, kelder.plek, stand === 'staand' ? GEDRAAID[pijl] : pijl, false) ?? -1;
}

const open = (state: DoolhofState): DoolhofState => ({ ...state, kelder: { ...state.kelder, stappen: STAPPEN, dicht: null } });

const isAf = ({ kelder, tick }: DoolhofState): boolean => kelder.stappen === 0 && tick - kelder.stapOp > KIJK;

export const kelderspel: Beurtspel<DoolhofState> = { van: LETTER + 30, open, act, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1180, 330], staand: [250, 820] },
  maat: 100,
  reeks: [
    ['spookje', 'drijft', 'Een spookje is verdwaald.'],
    ['rat', 'loopt', 'Een rat kent elke gang.'],
    ['kaars', 'duikt', 'Een kaarsje loopt zelf rond.'],
    ['spin', 'valt', 'Een spin heeft hier de kortste weg.'],
    ['ridder', 'loopt', 'Een harnas loopt zonder ridder.'],
    ['boek', 'drijft', 'Een oud boek fladdert weg.'],
    ['vleermuis', 'vliegt', 'Een vleermuis wijst de uitgang.'],
    ['slak', 'loopt', 'Een slak is al een jaar op weg.'],
    ['kikkerkoning', 'loopt', 'Een kikker met een kroon zegt dag.'],
    ['steen', 'duikt', 'Eén steen in de muur knipoogt.'],
  ],
};
