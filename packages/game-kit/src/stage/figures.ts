/**
 * What makes a stage alive: things that sway, figures that hop and look glad, confetti. All of it stands still in calm mode, so that a
 * game need not think of that. Only for scenes, never for rules.
 */
import type { Item } from '../contract/game.ts';
import type { RunFase } from '../contract/run-state.ts';
import { FINALE_TICKS } from '../run/run.ts';
import { ticksInFase } from '../run/step.ts';
import type { Basis } from '../run/step.ts';
import { breathe } from './motion.ts';
import { drawFeest } from './particles.ts';
import type { FeestOpties } from './particles.ts';

type Alive = Pick<Basis, 'tick' | 'rustig'>;

interface SwayOpties {
  readonly periode: number;
  readonly uitslag: number;
  readonly verschil?: number;
  readonly tick?: number;
}

/** To and fro by `uitslag` at most, once in `periode` ticks; `tick` is another clock than that of the stage. */
export const sway = (state: Alive, { periode, uitslag, verschil = 0, tick = state.tick }: SwayOpties): number =>
  state.rustig ? 0 : breathe(tick, { periode, faseVerschil: verschil }) * uitslag;

interface HopOpties {
  readonly periode: number;
  readonly hoogte: number;
  readonly verschil?: number;
  readonly tick?: number;
}

/** Hopping for joy: how far off the ground, two hops in `periode` ticks. */
export const hopUp = (state: Alive, { periode, hoogte, verschil = 0, tick = state.tick }: HopOpties): number =>
  Math.abs(sway(state, { periode, uitslag: hoogte, verschil, tick }));

/** How somebody looks who takes part: proud when it is right, startled when it is not. */
export const stemmingOf = (fase: RunFase): string =>
  fase === 'goed' || fase === 'klaar' ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';

/** A blob is a little taller than wide. */
const heightFor = (w: number): number => Math.round(w * 1.1);

interface BlobOpties {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly stemming: string;
  readonly z: number;
}

/** The pupil's own blob. */
export const drawBlob = ({ x, y, w, stemming, z }: BlobOpties): Item => ({
  key: 'blob',
  x,
  y,
  w,
  h: heightFor(w),
  art: 'kit:blob',
  toon: stemming,
  z,
});

interface ToeschouwerOpties {
  readonly key: string;
  readonly wie: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly stemming: string;
  readonly z: number;
}

/** Somebody who looks on; `wie` is the number of a face. */
export const drawToeschouwer = ({ key, wie, x, y, w, stemming, z }: ToeschouwerOpties): Item => ({
  key,
  x,
  y,
  w,
  h: heightFor(w),
  art: 'kit:publiek',
  toon: `${wie} ${stemming}`,
  z,
});

/** A puff of smoke, steam or dust at `t` (0-1) of its life: it drifts off by `dx` and `dy`, grows and fades away. */
export const drawPluim = (van: Item, t: number, dx: number, dy: number): Item => ({
  ...van,
  x: van.x + dx * t,
  y: van.y + dy * t,
  sx: 0.5 + t,
  sy: 0.5 + t,
  alpha: (van.alpha ?? 1) * (1 - t),
});

/** Where the confetti is, with all that `drawFeest` can have besides. */
type ConfettiOpties = Partial<FeestOpties> & Pick<FeestOpties, 'x' | 'y'>;

/** Confetti for a right answer, `leeftijd` ticks after it burst. */
export const drawConfetti = (state: Basis, opties: ConfettiOpties & Pick<FeestOpties, 'leeftijd'>): Item[] =>
  drawFeest({ key: 'conf', aantal: 12, duur: 50, seed: state.kans, rustig: state.rustig, ...opties });

/** Confetti all through the finale. */
export const drawSlotfeest = (state: Basis, opties: ConfettiOpties & Pick<FeestOpties, 'seed'>): Item[] =>
  drawFeest({ key: 'slot', aantal: 26, leeftijd: ticksInFase(state), duur: FINALE_TICKS, kracht: 12, rustig: state.rustig, ...opties });
