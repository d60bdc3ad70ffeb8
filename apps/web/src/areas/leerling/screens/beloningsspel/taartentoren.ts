/**
 * Taartentoren, the second game behind the chest: layers of cake swing by, a press lets one go. Where it lies well the tower stays wide,
 * what sticks out is eaten by the blob. Nothing hurries: a layer swings until it is let go, and a layer that misses costs only itself.
 * Pure, like the games; chance comes from the seed.
 */
import { createRandom } from '@spelrijk/base/random';

/** So many layers are in the box: about a minute. */
export const LAGEN = 25;
/** Height of a layer, and how far above the tower it swings, in stage units. */
export const LAAG_HOOG = 64;
const BOVEN = 250;
const BEGIN_BREED = 340;
/** A tower never gets narrower than a child can hit, nor wider than its plate. */
const SMALST = 120;
const BREEDST = 360;
/** So near the middle is as good as on it: the layer keeps its width and a little is added. */
const PRECIES = 15;
const ERBIJ = 14;
const UITSLAG = 300;
/** Radians a tick at the first layer and what each layer adds. */
const ZWAAI = { begin: 0.023, erbij: 0.0006 } as const;
const VAL = 1.15;
/** Every so many layers there is a golden one, which counts double; which one of them is for the seed to say. */
const GOUD_OM = 5;
/** Ticks in which the end is seen. */
const SLOT_TICKS = 110;

interface Laag {
  /** Middle, from the middle of the stage. */
  readonly x: number;
  readonly breed: number;
  readonly soort: number;
  readonly precies: boolean;
}

/** What was cut off, or missed, on its way to the blob. */
interface Brok {
  readonly x: number;
  readonly breed: number;
  readonly soort: number;
  /** Height of the layer it belonged to, and ticks since then. */
  readonly hoogte: number;
  readonly oud: number;
}

export interface TorenState {
  readonly seed: number;
  readonly tempo: number;
  readonly tick: number;
  readonly fase: number;
  readonly gestapeld: readonly Laag[];
  /** Layers let go so far. */
  readonly gedaan: number;
  /** How far the layer that was let go has fallen; null: it swings. */
  readonly valt: number | null;
  readonly snelheid: number;
  readonly brok: Brok | null;
  readonly punten: number;
  /** Ticks since the last layer lay down. */
  readonly rust: number;
}

/** The kinds below it are ordinary layers; this one is golden. */
export const GOUD = 5;

export const beginToren = (seed: number, tempo: number): TorenState => ({
  seed,
  tempo,
  tick: 0,
  fase: 0,
  gestapeld: [],
  gedaan: 0,
  valt: null,
  snelheid: 0,
  brok: null,
  punten: 0,
  rust: 0,
});

/** What layer `nr` is made of. */
export function soortOf(seed: number, nr: number): number {
  const random = createRandom(seed * 977 + Math.floor(nr / GOUD_OM));
  return nr % GOUD_OM === random.below(GOUD_OM) ? GOUD : (nr + seed) % GOUD;
}

export const topOf = ({ gestapeld }: Pick<TorenState, 'gestapeld'>): Pick<Laag, 'x' | 'breed'> =>
  gestapeld.at(-1) ?? { x: 0, breed: BEGIN_BREED };

export const isAf = ({ gedaan, valt, rust }: TorenState): boolean => gedaan >= LAGEN && valt === null && rust >= SLOT_TICKS;
/** The last layer lies; the tower is looked at. */
export const isVol = ({ gedaan, valt }: TorenState): boolean => gedaan >= LAGEN && valt === null;

/** Where the swinging layer hangs: each begins at another side. */
export const zwaaiX = ({ fase, gedaan }: Pick<TorenState, 'fase' | 'gedaan'>): number =>
  Math.sin(fase) * UITSLAG * (gedaan % 2 === 0 ? -1 : 1);

/** Lets the layer go; while one falls nothing happens. */
export const pressToren = (state: TorenState, down: boolean): TorenState =>
  down && state.valt === null && state.gedaan < LAGEN ? { ...state, valt: 0, snelheid: 0 } : state;

export function tickToren(state: TorenState): TorenState {
  const { tempo, brok } = state;
  const next = { ...state, tick: state.tick + 1, brok: brok && brok.oud < 90 ? { ...brok, oud: brok.oud + 1 } : null };
  if (state.valt === null) {
    if (state.gedaan >= LAGEN) return { ...next, rust: state.rust + 1 };
    return { ...next, rust: state.rust + 1, fase: state.fase + (ZWAAI.begin + ZWAAI.erbij * state.gedaan) * tempo };
  }
  const snelheid = state.snelheid + VAL;
  const valt = state.valt + snelheid;
  return valt < BOVEN ? { ...next, valt, snelheid } : land(next);
}

/** The layer comes down: what lies on the one below stays. */
function land(state: TorenState): TorenState {
  const { seed, gestapeld, gedaan, punten } = state;
  const x = zwaaiX(state);
  const { x: onder, breed } = topOf(state);
  const soort = soortOf(seed, gedaan);
  const naast = x - onder;
  const hoogte = gestapeld.length;
  const after = { ...state, gedaan: gedaan + 1, valt: null, snelheid: 0, rust: 0, fase: -Math.PI / 2 };
  if (Math.abs(naast) >= breed) return { ...after, brok: { x, breed, soort, hoogte, oud: 0 } };
  const waard = soort === GOUD ? 2 : 1;
  if (Math.abs(naast) <= PRECIES) {
    const laag = { x: onder, breed: Math.min(BREEDST, breed + ERBIJ), soort, precies: true };
    return { ...after, gestapeld: [...gestapeld, laag], punten: punten + waard + 1, brok: null };
  }
  const over = Math.max(SMALST, breed - Math.abs(naast));
  const weg = breed - over;
  const laag = { x: onder + naast / 2, breed: over, soort, precies: false };
  const brok = weg > 0 ? { x: x + (Math.sign(naast) * over) / 2, breed: weg, soort, hoogte, oud: 0 } : null;
  return { ...after, gestapeld: [...gestapeld, laag], punten: punten + waard, brok };
}

/** How high the swinging layer hangs above the top of the tower. */
export const hangtOp = ({ valt }: Pick<TorenState, 'valt'>): number => BOVEN - (valt ?? 0);
