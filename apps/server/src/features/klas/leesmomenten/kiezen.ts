/**
 * Decides: the three texts of a leesmoment.
 * Source: own rule: running text of one level that the fewest children of the groep met; among equals chance, by the id of the leesmoment.
 * Example: chooseTeksten(teksten, { bekend: new Map([['m4-01', 3]]), bezet: new Set(), seed: 1 }) never has m4-01 while there are others.
 */
import { createRandom } from '@spelrijk/base/random';
import { LEESMOMENT_TEKSTEN } from '@spelrijk/domain/voorlezen';
import type { Leestekst } from '@spelrijk/taal/lezen';

/** Lines of verse and turns of speech are read in another way. */
const LOPEND: ReadonlySet<Leestekst['soort']> = new Set(['verhaal', 'weettekst', 'brief']);

interface Keuze {
  /** By text how many children of the groep met it. */
  readonly bekend: ReadonlyMap<string, number>;
  /** In another leesmoment now. */
  readonly bezet: ReadonlySet<string>;
  readonly seed: number;
}

/** Fewer than three when the level has no more. */
export function chooseTeksten(teksten: readonly Leestekst[], { bekend, bezet, seed }: Keuze): readonly string[] {
  const vrij = teksten.filter(({ id }) => !bezet.has(id));
  const keer = ({ id }: Leestekst): number => bekend.get(id) ?? 0;
  const lopend = ({ soort }: Leestekst): number => (LOPEND.has(soort) ? 0 : 1);
  return createRandom(seed)
    .shuffle(vrij)
    .sort((a, b) => lopend(a) - lopend(b) || keer(a) - keer(b))
    .slice(0, LEESMOMENT_TEKSTEN)
    .map(({ id }) => id);
}
