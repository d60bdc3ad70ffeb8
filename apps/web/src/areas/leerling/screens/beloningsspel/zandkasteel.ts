/**
 * Zandkasteel, behind the chest: hold to pour sand into a bucket, let go when it is full enough, and what was in it stands as a tower on the beach. A dotted line
 * in the bucket says how high this tower is meant to be; any other height makes a tower too, and what runs over becomes a hill with a crab. Nothing hurries: a
 * bucket waits until one pours. Pure, like the games; chance comes from the seed.
 */
import { createRandom } from '@spelrijk/base/random';

/** Towers of a castle: three terraces. */
export const RIJEN = [5, 4, 3] as const;
export const EMMERS = 12;
/** Of a bucket, a tick. */
const STROOM = 0.0095;
/** More does not go in: it runs over. */
export const OVER = 1.12;
/** So near the line is on it; and near enough for a good tower. */
const PRECIES = 0.07;
const GOED = 0.18;
/** A press shorter than this (ticks) keeps pouring until the next: for who cannot hold. */
const TIK = 9;
/** Ticks in which the bucket goes to its place and is turned over. */
export const KEER_TICKS = 46;
const SLOT_TICKS = 130;

type Torensoort = 'vlag' | 'toren' | 'muur' | 'berg';

export interface Zandtoren {
  readonly hoog: number;
  readonly soort: Torensoort;
  /** What was in the sand. */
  readonly vondst: Vondst | null;
}

const VONDSTEN = ['schelp', 'zeester', 'fles', 'krab'] as const;
type Vondst = (typeof VONDSTEN)[number];

export interface KasteelState {
  readonly seed: number;
  readonly tempo: number;
  readonly tick: number;
  readonly torens: readonly Zandtoren[];
  readonly vulling: number;
  readonly giet: boolean;
  /** Ticks since pouring began; a short press goes on by itself. */
  readonly gegoten: number;
  readonly vast: boolean;
  /** Ticks of turning over that are left; 0: a bucket stands under the sand. */
  readonly keert: number;
  readonly punten: number;
  readonly rust: number;
}

export const beginKasteel = (seed: number, tempo: number): KasteelState => ({
  seed,
  tempo,
  tick: 0,
  torens: [],
  vulling: 0,
  giet: false,
  gegoten: 0,
  vast: false,
  keert: 0,
  punten: 0,
  rust: 0,
});

/** How full the `nr`-th bucket is best. */
export const lijnOf = (seed: number, nr: number): number => 0.42 + createRandom(seed * 331 + nr * 17).below(52) / 100;

/** What the sand of the `nr`-th bucket hides; mostly nothing. */
function vondstOf(seed: number, nr: number): Vondst | null {
  const random = createRandom(seed * 733 + nr * 29);
  return random.below(10) < 4 ? random.pick(VONDSTEN) : null;
}

export const isVol = ({ torens, keert }: KasteelState): boolean => torens.length >= EMMERS && keert === 0;
export const isAf = (state: KasteelState): boolean => isVol(state) && state.rust >= SLOT_TICKS;

function towerOf({ seed, torens, vulling }: KasteelState): Zandtoren {
  const nr = torens.length;
  const naast = Math.abs(vulling - lijnOf(seed, nr));
  const soort = vulling >= OVER ? 'berg' : naast <= PRECIES ? 'vlag' : naast <= GOED ? 'toren' : 'muur';
  return { hoog: Math.max(0.14, Math.min(1, vulling)), soort, vondst: soort === 'berg' ? 'krab' : vondstOf(seed, nr) };
}

const WAARD: Readonly<Record<Torensoort, number>> = { vlag: 3, toren: 2, muur: 1, berg: 1 };

/** The bucket is turned over: what is in it is the tower. */
function turn(state: KasteelState): KasteelState {
  const toren = towerOf(state);
  const punten = state.punten + WAARD[toren.soort] + (toren.vondst ? 1 : 0);
  return { ...state, torens: [...state.torens, toren], punten, giet: false, vast: false, gegoten: 0, keert: KEER_TICKS };
}

/** Down pours, up stops; after a short press the next one stops. */
export function pressKasteel(state: KasteelState, down: boolean): KasteelState {
  if (state.keert > 0 || state.torens.length >= EMMERS) return state;
  if (down) return state.giet ? turn(state) : { ...state, giet: true, vast: true, gegoten: 0 };
  if (!state.giet || !state.vast) return state;
  return state.gegoten < TIK ? { ...state, vast: false } : turn(state);
}

export function tickKasteel(state: KasteelState): KasteelState {
  const next = { ...state, tick: state.tick + 1, rust: state.rust + 1 };
  if (state.keert > 0) {
    const keert = state.keert - 1;
    return keert === 0 ? { ...next, keert, vulling: 0, rust: 0 } : { ...next, keert };
  }
  if (!state.giet) return next;
  const vulling = state.vulling + STROOM * state.tempo;
  const vol = { ...next, vulling, gegoten: state.gegoten + 1 };
  return vulling >= OVER ? turn(vol) : vol;
}
