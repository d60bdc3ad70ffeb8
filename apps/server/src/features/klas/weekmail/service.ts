/** Once a week, on Sunday afternoon: three sentences about each child to its own parents. */
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { oudernaam } from '@spelrijk/teksten/oudernaam';
import { weekZinnen } from '@spelrijk/teksten/weekmail';
import { notFound } from '../../../platform/app-error.ts';
import { addDays, dagVan, daysBetween } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { readKinderen } from '../groepen/index.ts';
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import * as store from './store.ts';

export interface WeekmailDeps {
  readonly database: Database;
  readonly adressen: Adressen;
}

const UUR = 16;
const DAG_MS = 86_400_000;
/** After so many days without practice we are silent: who stopped knows that. */
const STIL_DAGEN = 28;

const OP = new Intl.DateTimeFormat('en-GB', { timeZone: SCHOOL_TIJDZONE, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });

/** The Sunday whose mail is due; a server that was down on it sends on Monday, later not. */
export function zondagVan(now: number): string | undefined {
  const delen = new Map(OP.formatToParts(now).map(({ type, value }) => [type, value]));
  const dag = delen.get('weekday');
  if (dag === 'Sun' && Number(delen.get('hour')) >= UUR) return dagVan(now);
  return dag === 'Mon' ? addDays(dagVan(now), -1) : undefined;
}

/** Free today or all week, or long silent: nothing is said. A child that never began is written about for as long as a trial may last. */
function isStil({ rust, laatstGeoefend, dagenWeek }: GroepLeerling, vrij: boolean, sinds: number, now: number): boolean {
  if (rust !== null || (vrij && dagenWeek === 0)) return true;
  const laatst = laatstGeoefend === null ? sinds : Date.parse(laatstGeoefend);
  return daysBetween(dagVan(laatst), dagVan(now)) > STIL_DAGEN;
}

async function mailThuis(
  { adressen }: WeekmailDeps,
  db: Db,
  admin: Awaited<ReturnType<typeof store.listThuis>>[number],
  now: number,
  zondag: string,
): Promise<void> {
  const { adminId, regio } = admin;
  const kinderen = await readKinderen(db, adminId, await store.listGroepIds(db, adminId), now);
  const ouders = await store.listOuders(db, adminId);
  for (const { kind } of kinderen.filter((rij) => !isStil(rij.kind, rij.vrij, rij.sinds.getTime(), now)))
    for (const { id, roepnaam, email, token } of ouders) {
      const [deed, beter, doen] = weekZinnen(kind, (id) => oudernaam(somvensterNaam(id, regio), regio));
      await enqueueMail(db, {
        sjabloon: 'weekmail',
        aan: email,
        regio,
        gegevens: {
          roepnaam,
          kind: kind.roepnaam,
          deed,
          beter,
          doen,
          link: linkTo(adressen, regio, `/admins/${adminId}/groepen`),
          afmelden: linkTo(adressen, regio, `/app/auth/weekmail-afmelden#${token}`),
        },
        sleutel: `weekmail:${id}:${kind.id}:${zondag}`,
        adminId,
        now,
        houdbaarTot: now + 2 * DAG_MS,
        afmelden: linkTo(adressen, regio, `/api/weekmail/afmelden/${token}`),
      });
    }
}

/** Runs with the other sweeps; a home a transaction. The key of each mail names person, child and Sunday, so that it goes out once. */
export async function sendWeekmails(deps: WeekmailDeps, now: number): Promise<void> {
  const zondag = zondagVan(now);
  if (zondag === undefined) return;
  for (const admin of await store.listThuis(deps.database.own, dagVan(now)))
    await deps.database.transact((db) => mailThuis(deps, db, admin, now, zondag));
}

/** The same for a link that was never ours; again changes nothing. */
export async function setWeekmail({ database }: Pick<WeekmailDeps, 'database'>, token: string, aan: boolean, now: number): Promise<void> {
  if (!(await store.setUit(database.own, token, aan ? null : new Date(now)))) throw notFound('weekmail/link-ongeldig');
}
