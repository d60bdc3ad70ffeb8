/*
 * Decides nothing: from the evidence as the host gives it to the new rows, by way of the complete inputs.
 * Source: the same two steps for recordAntwoord and for the engine in one process; the row of the word is looked up once.
 * Example: computeBewijs(stand, leerlijn, bewijs, now).log holds all inputs.
 */
import { computeUitkomst, type LogRegel, type Uitkomst } from './compute.ts';
import { createInvoer, type Bewijs } from './invoer.ts';
import type { Leerlijn, LeerlijnVorm } from './leerlijn.ts';
import { MOTORVERSIE, woordRijVan, type Stand } from './stand.ts';
import { isNieuweSessie, moment } from './tijdstip.ts';

/** An answer in a form this engine does not know changes nothing, and says so. */
function foreign(leerlijn: Leerlijn, bewijs: Bewijs, now: number): Uitkomst {
  const invoer = createInvoer(leerlijn, { ...bewijs, vorm: 'dictee-woord', knelpunten: [], geenBewijs: true }, true, null);
  const log: LogRegel = {
    versie: MOTORVERSIE,
    constanten: leerlijn.constanten.versie,
    op: Number.isFinite(now) ? now : 0,
    invoer,
    reden: 'vreemd',
    voorspeld: 0,
    gewicht: 0,
    nieuw: false,
    punten: [],
  };
  return { hoofd: null, rijen: [], woord: null, log, ijking: null };
}

export function computeBewijs(stand: Stand, leerlijn: Leerlijn, bewijs: Bewijs, now: number): Uitkomst {
  const vorm: LeerlijnVorm | undefined = leerlijn.vormen[bewijs.vorm];
  if (vorm?.info === undefined) return foreign(leerlijn, bewijs, now);
  const woord = woordRijVan(stand.woorden, bewijs.woord);
  const sessie = isNieuweSessie(stand.hoofd, moment(stand.hoofd, now));
  const invoer = createInvoer(leerlijn, bewijs, woord !== undefined, sessie ? stand.categorieen : null);
  return computeUitkomst(stand, invoer, now, leerlijn.constanten, { woord });
}
