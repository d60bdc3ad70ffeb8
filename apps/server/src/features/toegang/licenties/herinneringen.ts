/**
 * Mails before a licence ends. Who is due is worked out from the days that are left, not from today's date being the one: a
 * server that was down on the day itself still sends, once, what was due; of several that were missed only the last.
 */
import { addDays, dagVan, daysBetween } from '../../../platform/clock.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { VerzoekDeps } from './verzoek-service.ts';
import { licentieLink, formatDag } from './post.ts';
import { listAflopers } from './store-herinneringen.ts';

/** The last of the days before the end that has come; undefined when none has. */
export function dueOf(over: number, herinnerdagen: readonly number[]): number | undefined {
  return over < 0 ? undefined : herinnerdagen.filter((dagen) => over <= dagen).toSorted((a, b) => a - b)[0];
}

/** Runs with the other sweeps. The key of each mail names person, end and moment, so that it goes out once whoever sends it. */
export async function sweepHerinneringen({ database, adressen, instellingen }: VerzoekDeps, now: number): Promise<void> {
  const vandaag = dagVan(now);
  const herinnerdagen = instellingen().herinneringen;
  await database.transact(async (db) => {
    for (const { adminId, admin, regio, tot, wie, roepnaam, email } of await listAflopers(
      db,
      vandaag,
      addDays(vandaag, Math.max(0, ...herinnerdagen)),
    )) {
      const dagen = dueOf(daysBetween(vandaag, tot), herinnerdagen);
      if (dagen === undefined) continue;
      const gegevens = { roepnaam, admin, dag: formatDag(tot, regio), link: licentieLink(adressen, regio, adminId) };
      const sleutel = `licentie-loopt-af:${wie}:${tot}:${dagen}`;
      await enqueueMail(db, { sjabloon: 'licentieLooptAf', aan: email, regio, gegevens, sleutel, adminId, now });
    }
  });
}
