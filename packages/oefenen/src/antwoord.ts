/*
 * Decides what one answer changes: ability per category, memory of the word, pace and engagement, success controller, mastery.
 * Source: hierarchical assumed-density filter with a rapid-guess mixture and practice gain (see filter, betrokkenheid, geheugen, beheersing).
 * Example: recordAntwoord(stand, leerlijn, { woord: 'bommen', ... verdubbeling: fout }, now).gewijzigd holds three rows to store.
 */
import { computeUitkomst, type LogRegel, type Uitkomst } from './compute.ts';
import { computeBewijs } from './bewijs.ts';
import { createEigenStand, adopt } from './eigen-stand.ts';
import type { IjkingDelta } from './ijking.ts';
import type { Bewijs } from './invoer.ts';
import type { Leerlijn } from './leerlijn.ts';
import { readLine, type StoredLine } from './logline.ts';
import { CONSTANTEN, withWijziging, type Constanten, type Gewijzigd, type Stand } from './stand.ts';

export type { Bewijs, BewijsSoort } from './invoer.ts';
export type { LogRegel } from './compute.ts';

export interface Verwerkt {
  /** Rows to store. */
  readonly gewijzigd: Gewijzigd;
  readonly log: LogRegel;
  /** What this answer teaches about words, forms and categories; apply in batches with `updateIjking`, or not at all. */
  readonly ijking: IjkingDelta | null;
  /** The whole new stand; made when asked for, because it copies two maps and the server only needs the rows. */
  readonly stand: Stand;
}

function asVerwerkt(stand: Stand, { hoofd, rijen, woord, log, ijking }: Uitkomst): Verwerkt {
  const categorieen = Object.fromEntries(rijen.map(({ id, rij }) => [id, rij]));
  const gewijzigd: Gewijzigd = { hoofd: hoofd ?? undefined, categorieen, woorden: woord ? { [log.invoer.woord]: woord } : {} };
  let nieuw: Stand | undefined;
  return {
    gewijzigd,
    log,
    ijking,
    get stand() {
      nieuw ??= withWijziging(stand, gewijzigd);
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
  return asVerwerkt(stand, computeBewijs(stand, leerlijn, bewijs, now));
}

/** Engines before this one had a narrower upper bound of the success controller in every set of constants. */
const NARROW_UNTIL = 3;
const narrow = (c: Constanten): Constanten => ({ ...c, regelMax: 0.1 });

/** One set of constants, or every set a log was made with, by version. */
export type ConstantenBron = Constanten | ReadonlyMap<number, Constanten>;

/**
 * Replays log lines on a start state: the same stand, to the last bit, as when they were made with the same constants. A line made
 * with a set that is not given uses set 0, or the one there is.
 */
export function replay(stand: Stand, regels: readonly StoredLine[], constanten: ConstantenBron): Stand {
  const eigen = createEigenStand(stand);
  const van = (versie = 0): Constanten => ('get' in constanten ? (constanten.get(versie) ?? constanten.get(0) ?? CONSTANTEN) : constanten);
  for (const regel of regels) {
    const { versie, invoer, op, reden, constanten: set } = readLine(regel);
    if (reden === 'dubbel' || reden === 'vreemd') continue;
    const c = versie < NARROW_UNTIL ? narrow(van(set)) : van(set);
    adopt(eigen, computeUitkomst(eigen, invoer, op, c, { uitLog: true, versie }));
  }
  return { hoofd: eigen.hoofd, categorieen: eigen.categorieen, woorden: eigen.woorden };
}
