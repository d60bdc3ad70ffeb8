/**
 * Blobband, behind the chest: a song of eight beats goes round and round, and a press lays a hit on the beat that sounds. Four blobs take turns, each with its own
 * instrument; what was laid stays, so that a song of the child's own grows, and at the end the whole band plays it. A hit on the same beat takes it away again.
 * Nothing hurries: a turn begins with the first hit. Pure, like the games.
 */
import type { SoundId } from '@spelrijk/game-kit/contract';

export const TELLEN = 8;
export const SPELERS = 4;
/** Ticks from one beat to the next. */
const TEL_TICKS = 20;
/** Rounds of the song in a turn, from its first hit on; and those that the band plays at the end. */
const RONDEN = 3;
const SLOTRONDEN = 4;
/** Ticks that a hit is seen. */
export const SLAG_TICKS = 14;

/** What each of them sounds like. */
const KLANK: readonly SoundId[] = ['raak', 'kies', 'plop', 'munt'];

/** Of a blob: on which beats it plays. */
type Rij = readonly boolean[];
const LEEG: Rij = Array.from({ length: TELLEN }, () => false);

export interface BandState {
  readonly tempo: number;
  readonly tick: number;
  /** Time in the song, in beats. */
  readonly tijd: number;
  readonly rijen: readonly Rij[];
  /** Whose turn it is; `SPELERS`: the band plays. */
  readonly beurt: number;
  /** Beat (of all time) at which the turn began; null: nobody played yet. */
  readonly sinds: number | null;
  /** Ticks since each of them played last. */
  readonly slag: readonly number[];
  /** Players heard in this tick, and those that a press let sound since. */
  readonly klinkt: readonly number[];
  readonly gedrukt: readonly number[];
  readonly vast: boolean;
}

export const beginBand = (_seed: number, tempo: number): BandState => ({
  tempo,
  tick: 0,
  tijd: 0,
  rijen: Array.from({ length: SPELERS }, () => LEEG),
  beurt: 0,
  sinds: null,
  slag: Array.from({ length: SPELERS }, () => SLAG_TICKS),
  klinkt: [],
  gedrukt: [],
  vast: false,
});

export const telOf = ({ tijd }: Pick<BandState, 'tijd'>): number => Math.floor(tijd) % TELLEN;
export const isSlot = ({ beurt }: Pick<BandState, 'beurt'>): boolean => beurt >= SPELERS;
export const isAf = (state: BandState): boolean => isSlot(state) && state.sinds !== null && state.tijd - state.sinds >= SLOTRONDEN * TELLEN;
/** Hits in the song. */
export const countSlagen = ({ rijen }: Pick<BandState, 'rijen'>): number => rijen.flat().filter(Boolean).length;

/** The instruments that sound between two ticks. */
export const klankenOf = (_: BandState, { klinkt }: BandState): readonly SoundId[] => klinkt.flatMap((speler) => KLANK[speler] ?? []);

/** A hit lies on the beat nearest to the press. */
export function pressBand(state: BandState, down: boolean): BandState {
  if (!down) return { ...state, vast: false };
  if (state.vast || isSlot(state)) return { ...state, vast: true };
  const tel = Math.round(state.tijd) % TELLEN;
  const rijen = state.rijen.map((rij, speler) => (speler === state.beurt ? rij.map((aan, i) => (i === tel ? !aan : aan)) : rij));
  const gedrukt = rijen[state.beurt]?.[tel] === true ? [...state.gedrukt, state.beurt] : state.gedrukt;
  const slag = state.slag.map((ticks, speler) => (speler === state.beurt ? 0 : ticks));
  return { ...state, rijen, gedrukt, slag, vast: true, sinds: state.sinds ?? Math.floor(state.tijd) };
}

/** The turn of the next one, once this one played long enough; a song in which nothing is left goes on waiting. */
function passTurn(state: BandState): BandState {
  const { beurt, sinds, tijd, rijen } = state;
  if (isSlot(state) || sinds === null || tijd - sinds < RONDEN * TELLEN || Math.floor(tijd) % TELLEN !== 0) return state;
  if (rijen[beurt]?.some(Boolean) !== true) return { ...state, sinds: null };
  const next = beurt + 1;
  return { ...state, beurt: next, sinds: next >= SPELERS ? Math.floor(tijd) : null };
}

export function tickBand(state: BandState): BandState {
  if (isAf(state)) return state;
  const tijd = state.tijd + state.tempo / TEL_TICKS;
  const nieuw = Math.floor(tijd) > Math.floor(state.tijd);
  const tel = Math.floor(tijd) % TELLEN;
  // A hit laid a moment too early has sounded already.
  const nu = nieuw ? state.rijen.flatMap((rij, speler) => (rij[tel] === true && (state.slag[speler] ?? 0) > 6 ? [speler] : [])) : [];
  const slag = state.slag.map((ticks, speler) => (nu.includes(speler) ? 0 : ticks + 1));
  return passTurn({ ...state, tick: state.tick + 1, tijd, slag, klinkt: [...state.gedrukt, ...nu], gedrukt: [] });
}
