/*
 * Decides nothing: from the evidence as the host gives it to the new rows, by way of the complete inputs.
 * Source: the same two steps for recordAntwoord and for the engine in one process; the row of the word is looked up once.
 * Example: computeBewijs(stand, leerlijn, bewijs, now).log holds all inputs.
 */
import { computeUitkomst, type Uitkomst } from './compute.ts';
import { createInvoer, type Bewijs } from './invoer.ts';
import type { Leerlijn } from './leerlijn.ts';
import { woordRijVan, type Stand } from './stand.ts';
import { isNieuweSessie, moment } from './tijdstip.ts';

export function computeBewijs(stand: Stand, leerlijn: Leerlijn, bewijs: Bewijs, now: number): Uitkomst {
  const woord = woordRijVan(stand.woorden, bewijs.woord);
  const sessie = isNieuweSessie(stand.hoofd, moment(stand.hoofd, now));
  const invoer = createInvoer(leerlijn, bewijs, woord !== undefined, sessie ? stand.categorieen : null);
  return computeUitkomst(stand, invoer, now, leerlijn.constanten, { woord });
}
