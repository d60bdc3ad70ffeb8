/** Who is glad on the stage, and how high that makes them hop. */
import type { GameState } from './game.ts';
import { hup } from './leven.ts';
import type { Basis } from './stap.ts';

/** Right, or the end: everyone on the stage is glad. */
export const isBlij = ({ run: { fase } }: GameState): boolean => fase === 'goed' || fase === 'klaar';

/** How high a figure hops as long as it is glad; not at all in calm mode. */
export const juich = (state: Basis, periode: number, hoogte: number): number => (isBlij(state) ? hup(state, periode, hoogte) : 0);
