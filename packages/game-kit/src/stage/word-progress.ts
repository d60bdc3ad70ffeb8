/** A thing on the stage for every word of the round (a lamp, a flag, a window), and how far each of them is. */
import type { Item } from '../contract/game.ts';
import { ticksInFase } from '../run/step.ts';
import type { Basis } from '../run/step.ts';

/** `later`: it was missed and does not count, or comes back. */
export type Voortgang = 'gehaald' | 'later' | 'nu' | 'straks';

/**
 * One item for every word. The word in play counts as `gehaald` from `van` ticks into its reward on.
 * @param ding draws the thing of word `i`; `nu` is the word in play, whatever has become of it
 */
export function drawVoortgang(state: Basis, van: number, ding: (hoeVer: Voortgang, i: number, nu: boolean) => Item): Item[] {
  const { uitslag, rij, fase } = state.run;
  const net = fase === 'goed' && ticksInFase(state) >= van;
  return uitslag.map((u, i) => {
    const nu = rij[0] === i && fase !== 'klaar';
    return ding((u ?? 0) > 0 || (nu && net) ? 'gehaald' : u === 0 ? 'later' : nu ? 'nu' : 'straks', i, nu);
  });
}
