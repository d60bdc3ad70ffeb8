/*
 * Decides what one answer changes: ability per category, memory of the word, pace and engagement, success controller, mastery.
 * Source: hierarchical assumed-density filter with a rapid-guess mixture and practice gain (see filter, betrokkenheid, geheugen, beheersing).
 * Example: recordAntwoord(stand, leerlijn, { woord: 'bommen', ... verdubbeling: fout }, now).gewijzigd holds three rows to store.
 */
import { bereken, type LogRegel, type Uitkomst } from './bereken.ts';
import { maakInvoer, type Bewijs } from './invoer.ts';
import type { Leerlijn } from './leerlijn.ts';
import { metWijziging, type Constanten, type Stand } from './stand.ts';
import { isNieuweSessie, moment } from './tijdstip.ts';

export type { Bewijs, BewijsSoort } from './invoer.ts';
export type { LogRegel, Reden } from './bereken.ts';
export { dagVan } from './tijdstip.ts';

/** The rows to store (`gewijzigd`), the log line, what the answer teaches about the content, and the whole new stand. */
export interface Verwerkt extends Uitkomst {
  /** Made when asked for, because it copies two maps and the server only needs the rows. */
  readonly stand: Stand;
}

function metStand(stand: Stand, uitkomst: Uitkomst): Verwerkt {
  let nieuw: Stand | undefined;
  return {
    ...uitkomst,
    get stand() {
      nieuw ??= metWijziging(stand, uitkomst.gewijzigd);
      return nieuw;
    },
  };
}

/**
 * What one answer changes. Pure: the given stand stays as it was. `now` in ms since the epoch, by the server's clock.
 * Never throws and never yields NaN: unknown categories and unusable times are left out, see `log.reden`.
 *
 * @example recordAntwoord(stand, leerlijn, { woord: 'bommen', vorm: 'dictee-woord', poging: 1, rtMs: 6200,
 *   knelpunten: [{ categorie: 'verdubbeling', goed: false }], geenBewijs: false, soort: 'nieuw' }, now).gewijzigd
 */
export function recordAntwoord(stand: Stand, leerlijn: Leerlijn, bewijs: Bewijs, now: number): Verwerkt {
  const invoer = maakInvoer(leerlijn, bewijs, stand, isNieuweSessie(stand.hoofd, moment(stand.hoofd, now)));
  return metStand(stand, bereken(stand, invoer, now, leerlijn.constanten));
}

/** Replays log lines on a start state: the same stand, to the last bit, as when they were made with the same constants. */
export function herspeel(stand: Stand, regels: readonly LogRegel[], constanten: Constanten): Stand {
  const eigen = { hoofd: stand.hoofd, categorieen: { ...stand.categorieen }, woorden: { ...stand.woorden } };
  for (const { invoer, op } of regels) {
    const { gewijzigd } = bereken(eigen, invoer, op, constanten);
    eigen.hoofd = gewijzigd.hoofd ?? eigen.hoofd;
    Object.assign(eigen.categorieen, gewijzigd.categorieen);
    Object.assign(eigen.woorden, gewijzigd.woorden);
  }
  return eigen;
}
