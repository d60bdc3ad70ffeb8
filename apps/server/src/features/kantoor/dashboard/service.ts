/** What our office sees at a glance: sums over customers, no child. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan, weekBefore } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { countKapot } from '../mailtemplates/index.ts';
import type { HealthCheck } from '../../../platform/http/health.ts';
import { beginVan, DAGEN, dagenVan, WEKEN, wekenVan } from './gebruik.ts';
import { may } from './policy.ts';
import { countTeDoen, listTellingen } from './store.ts';
import { countLicenties, countMails, listAanvragenPerWeek, listDagen, listWeken } from './store-gebruik.ts';

/** A licence that ends so soon (days) needs a word with the customer. */
const LOOPT_AF_DAGEN = 30;
const WEEK_MS = 7 * 86_400_000;

type Dashboard = Output<Api['readDashboard']>;

export interface OfficeDeps {
  readonly database: Database;
  readonly health: Pick<HealthCheck, 'read' | 'measure'>;
  /** When this server began (ms). */
  readonly sinds: number;
}

async function readGebruik(database: Database, vandaag: string, now: number): Promise<Dashboard['gebruik']> {
  const [weken, dagen] = await database.readOffice(
    async (db) =>
      [await listWeken(db, beginVan(vandaag, WEKEN - 1), vandaag), await listDagen(db, addDays(vandaag, 1 - DAGEN), vandaag)] as const,
  );
  const aanvragen = await listAanvragenPerWeek(database.own, { sinds: now - WEKEN * WEEK_MS, now, blokMs: WEEK_MS });
  return { weken: wekenVan(vandaag, weken, aanvragen), dagen: dagenVan(vandaag, dagen) };
}

async function readMails(database: Database, now: number): Promise<Dashboard['mails']> {
  const { oudste, ...mails } = await countMails(database.own, now - WEEK_MS);
  return { ...mails, oudste: oudste?.toISOString() ?? null };
}

async function readServer({ health, sinds }: OfficeDeps): Promise<Dashboard['server']> {
  const [{ version, durable, intact }, databaseMs] = await Promise.all([health.read(), health.measure()]);
  return { versie: version, duurzaam: durable, heel: intact, databaseMs, sinds: new Date(sinds).toISOString() };
}

export async function readDashboard(deps: OfficeDeps, { actor, now }: Caller): Promise<Dashboard> {
  demand(may(actor.rol, 'officeDashboard.read'), actor.bewijs);
  const vandaag = dagVan(now);
  const straks = addDays(vandaag, LOOPT_AF_DAGEN);
  const admins = await deps.database.readOffice((db) => listTellingen(db, weekBefore(vandaag)));
  const wacht = await countTeDoen(deps.database.own, vandaag, straks);
  const teDoen = { ...wacht, mailtemplates: await countKapot(deps.database.own) };
  const som = (veld: 'leerlingen' | 'geoefendWeek' | 'antwoordenWeek'): number => admins.reduce((total, admin) => total + admin[veld], 0);
  return {
    teDoen,
    gebruik: await readGebruik(deps.database, vandaag, now),
    licenties: await countLicenties(deps.database.own, vandaag, straks),
    mails: await readMails(deps.database, now),
    server: await readServer(deps),
    totalen: {
      admins: admins.length,
      leerlingen: som('leerlingen'),
      geoefendWeek: som('geoefendWeek'),
      antwoordenWeek: som('antwoordenWeek'),
    },
    admins: [...admins],
  };
}
