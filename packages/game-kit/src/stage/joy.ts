/** Who is glad on the stage, and how high that makes them hop. */
import type { GameState, Item } from '../contract/game.ts';
import type { Basis } from '../run/step.ts';
import { blob, hup, stemmingVan } from './figures.ts';

/** Right, or the end: everyone on the stage is glad. */
export const isBlij = ({ run: { fase } }: GameState): boolean => fase === 'goed' || fase === 'klaar';

/** How high a figure hops as long as it is glad; not at all in calm mode. */
export const juich = (state: Basis, periode: number, hoogte: number): number => (isBlij(state) ? hup(state, periode, hoogte) : 0);

/** The pupil's own blob as somebody who takes part: it looks as things are, and hops as long as it is glad. */
export const speler = (state: Basis, x: number, y: number, w: number, hop: readonly [periode: number, hoogte: number], z: number): Item =>
  blob(x, y - juich(state, ...hop), w, stemmingVan(state.run.fase), z);
