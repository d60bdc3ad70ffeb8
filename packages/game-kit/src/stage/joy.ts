/** Who is glad on the stage, and how high that makes them hop. */
import type { GameState, Item } from '../contract/game.ts';
import type { Basis } from '../run/step.ts';
import { drawBlob, hopUp, stemmingOf } from './figures.ts';

/** Right, or the end: everyone on the stage is glad. */
export const isGlad = ({ run: { fase } }: GameState): boolean => fase === 'goed' || fase === 'klaar';

interface CheerOpties {
  readonly periode: number;
  readonly hoogte: number;
}

/** How high a figure hops as long as it is glad; not at all in calm mode. */
export const cheer = (state: Basis, hop: CheerOpties): number => (isGlad(state) ? hopUp(state, hop) : 0);

interface SpelerOpties {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly hop: CheerOpties;
  readonly z: number;
}

/** The pupil's own blob as somebody who takes part: it looks as things are, and hops as long as it is glad. */
export const drawSpeler = (state: Basis, { x, y, w, hop, z }: SpelerOpties): Item =>
  drawBlob({ x, y: y - cheer(state, hop), w, stemming: stemmingOf(state.run.fase), z });
