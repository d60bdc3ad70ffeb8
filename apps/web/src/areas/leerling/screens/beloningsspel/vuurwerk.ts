/**
 * Vuurwerk, behind the chest: the blob walks to and fro over the bridge; hold to choose how high, let go and the rocket flies. Where it bursts it stays glowing,
 * so that a picture grows in the sky; lanterns near a burst are lit. At the end all of it shines once more. Nothing hurries: the box waits. Pure; chance comes
 * from the seed.
 */
import { createRandom } from '@spelrijk/base/random';

/** Rockets in the box: about a minute. */
export const PIJLEN = 18;
export const SOORTEN = ['bloem', 'ster', 'hart', 'ring', 'palm', 'regen'] as const;
type Soort = (typeof SOORTEN)[number];

/** Radians a tick: from one end of the bridge to the other in some four seconds. */
const LOOP = 0.013;
/** Height a tick while the button is held; past the top it comes down again, so that any height can be had. */
const STIJG = 0.012;
const LAAGST = 0.16;
/** Who does not hold gets a rocket of this height. */
const TIK = 7;
const TIK_HOOG = 0.55;
export const VLUCHT_TICKS = 34;
export const BLOEI_TICKS = 46;
/** As far as a burst reaches (shares of the sky). */
const BEREIK = 0.15;
const LAMPIONNEN = 9;
/** The last rocket has burst; then all shine once more. */
const FINALE_TICKS = 200;

export interface Pijl {
  readonly soort: Soort;
  readonly kleur: number;
  /** Where it bursts: 0-1 from left to right, 0-1 from the roofs upwards. */
  readonly x: number;
  readonly hoog: number;
  /** Ticks since it left. */
  readonly oud: number;
}

export interface Lampion {
  readonly x: number;
  readonly hoog: number;
  readonly kleur: number;
  readonly aan: boolean;
}

export interface VuurState {
  readonly seed: number;
  readonly tempo: number;
  readonly tick: number;
  readonly fase: number;
  /** How high the rocket would go that is held now; null: none is. */
  readonly kracht: number | null;
  /** Ticks it is held. */
  readonly vast: number;
  readonly pijlen: readonly Pijl[];
  readonly lampionnen: readonly Lampion[];
  readonly punten: number;
  /** Ticks since the last burst of all. */
  readonly rust: number;
}

export const KLEUREN_AANTAL = 6;

function hangLampionnen(seed: number): readonly Lampion[] {
  const random = createRandom(seed * 613 + 5);
  return Array.from({ length: LAMPIONNEN }, (_, i) => ({
    x: 0.08 + ((i % 3) * 0.84) / 3 + random.below(22) / 100,
    hoog: 0.24 + Math.floor(i / 3) * 0.25 + random.below(14) / 100,
    kleur: random.below(KLEUREN_AANTAL),
    aan: false,
  }));
}

export const beginVuurwerk = (seed: number, tempo: number): VuurState => ({
  seed,
  tempo,
  tick: 0,
  fase: 0,
  kracht: null,
  vast: 0,
  pijlen: [],
  lampionnen: hangLampionnen(seed),
  punten: 0,
  rust: 0,
});

/** What the `nr`-th rocket of the box is; the next ones can be seen. */
export function pijlOf(seed: number, nr: number): Pick<Pijl, 'soort' | 'kleur'> {
  const random = createRandom(seed * 419 + nr * 13);
  return { soort: SOORTEN[(nr + random.below(3)) % SOORTEN.length] ?? 'bloem', kleur: random.below(KLEUREN_AANTAL) };
}

/** Where the blob is on the bridge (0-1). */
export const blobX = ({ fase }: Pick<VuurState, 'fase'>): number => 0.5 - 0.42 * Math.cos(fase);

export const isOp = ({ pijlen }: Pick<VuurState, 'pijlen'>): boolean => pijlen.length >= PIJLEN;
/** Everything burst: the finale. */
export const isFinale = (state: VuurState): boolean => isOp(state) && state.pijlen.every(({ oud }) => oud >= VLUCHT_TICKS + BLOEI_TICKS);
export const isAf = (state: VuurState): boolean => isFinale(state) && state.rust >= FINALE_TICKS;

/** Up from the lowest, and down again when it is held on. */
function heightOf(vast: number, tempo: number): number {
  const weg = (vast * STIJG * tempo) % 2;
  return LAAGST + (1 - LAAGST) * (weg <= 1 ? weg : 2 - weg);
}

export function pressVuurwerk(state: VuurState, down: boolean): VuurState {
  if (isOp(state)) return state;
  if (down) return state.kracht === null ? { ...state, kracht: LAAGST, vast: 0 } : state;
  if (state.kracht === null) return state;
  const hoog = state.vast < TIK ? TIK_HOOG : state.kracht;
  const pijl: Pijl = { ...pijlOf(state.seed, state.pijlen.length), x: blobX(state), hoog, oud: 0 };
  return { ...state, kracht: null, vast: 0, pijlen: [...state.pijlen, pijl], punten: state.punten + 1, rust: 0 };
}

const near = (lampion: Lampion, { x, hoog }: Pijl): boolean => Math.hypot(lampion.x - x, (lampion.hoog - hoog) * 0.7) < BEREIK;

/** What burst in this tick lights what hangs near it. */
function light(state: VuurState): VuurState {
  const nu = state.pijlen.filter(({ oud }) => oud === VLUCHT_TICKS);
  if (nu.length === 0) return state;
  const lampionnen = state.lampionnen.map((lampion) =>
    lampion.aan ? lampion : { ...lampion, aan: nu.some((pijl) => near(lampion, pijl)) },
  );
  const aan = lampionnen.filter((lampion, i) => lampion.aan && state.lampionnen[i]?.aan === false).length;
  return { ...state, lampionnen, punten: state.punten + aan * 2 };
}

export function tickVuurwerk(state: VuurState): VuurState {
  const vast = state.kracht === null ? 0 : state.vast + 1;
  const finale = isFinale(state);
  return light({
    ...state,
    tick: state.tick + 1,
    rust: finale ? state.rust + 1 : 0,
    // Who aims stands still.
    fase: state.kracht === null && !isOp(state) ? state.fase + LOOP * state.tempo : state.fase,
    vast,
    kracht: state.kracht === null ? null : heightOf(vast, state.tempo),
    pijlen: state.pijlen.map((pijl) => ({ ...pijl, oud: pijl.oud + 1 })),
  });
}
