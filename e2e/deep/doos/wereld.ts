/**
 * The built server as a process of its own, on a database with two schools, a practice, a home, a demo and our office in it, with a row in every table of the
 * second school; and somebody in every role, logged in three times: with everything proven, without a second factor, and with the password too long ago.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { Pakket } from '@spelrijk/domain/admin';
import { Rol } from '@spelrijk/domain/rol';
import { createTestDatabase } from '../../../apps/server/test/database.ts';
import { createProcessen, ready, type Server } from '../../../apps/server/test/proces.ts';
import { vulAccount } from '../../../apps/server/test/vol-account.ts';
import { createWereld, KANARIE, testId, TOTP, WACHTWOORD, type AdminWereld, type Wereld } from '../../../apps/server/test/wereld.ts';
import { codeOf, stepOf } from '../../../apps/server/src/platform/auth/totp.ts';
import { envOf } from '../../../apps/server/test/cluster.ts';
import type { Database } from '../../../apps/server/src/platform/db/database.ts';
import type { Ids } from './operaties.ts';

/** Where it gives its figures. */
export const METRICS = `127.0.0.1:${24_000 + (process.pid % 1000)}`;

export const ROLLEN = Rol.options;
/** What somebody has not proven in a session. */
const SESSIES = ['bewezen', 'zonder factor', 'zonder wachtwoord'] as const;
export type Sessie = (typeof SESSIES)[number];

export interface Doos {
  readonly wereld: Wereld;
  readonly server: Server;
  readonly database: Database;
  /** Admin and id of whoever plays this role, as its token says. */
  readonly wie: (rol: Rol) => { readonly adminId: string; readonly id: string };
  readonly tokenVan: (rol: Rol, sessie: Sessie) => string;
  /** Logs in again, three times, where a call ended or changed a session. */
  readonly herstel: (rol: Rol) => Promise<void>;
  /** Every token that was given out, also those that ended. */
  readonly gegeven: ReadonlySet<string>;
  /** What lies in every table of this admin; without what every login changes. */
  readonly stand: (adminId: string) => Promise<ReadonlyMap<string, string>>;
}

/** Objects of a school, by the name of their place in a path; see vol-account.ts. */
const OBJECTEN: Readonly<Record<string, string>> = {
  planId: 'plan',
  groepsplanId: 'groepsplan',
  dicteeId: 'dictee',
  methodetoetsId: 'dictee',
  sessieId: 'sessie',
  itemId: 'item',
  woordlijstId: 'lijst',
  toetsId: 'toets',
  weektaakId: 'weektaak',
  voorstelId: 'voorstel',
  voorlezingId: 'voorlezing',
  taakId: 'taak',
  reactieId: 'reactie',
  opdrachtId: 'opdracht',
  oefeninstellingId: 'inst l',
  momentId: 'leesmoment',
  briefjeId: 'briefje',
  afspraakId: 'afspraak',
  voorinstellingId: 'voor',
  uitslagId: 'papieruitslag',
  rustId: 'oefenrust',
  potloodId: 'potlood',
  meekijkId: 'meekijk',
  importId: 'lvs',
  contactId: 'contact',
  overgangId: 'over',
  mailId: 'mail',
  instelbeurtId: 'beurt',
  tokenId: 'verhuistoken',
  beurtId: 'leesbeurt',
};
/** Names of what is the same everywhere. */
export const OVERAL: Ids = { somvensterId: 'kz-mkm', categorie: 'kz', game: 'ninja', tekstId: 'm4-01' };

export const objectenVan = (merk: string): Ids =>
  Object.fromEntries(Object.entries(OBJECTEN).map(([plaats, wat]) => [plaats, testId(`${merk} ${wat}`)]));

export const MENSEN = ['docentId', 'gebruikerId', 'userId', 'medewerkerId', 'ouderId'] as const;

export function mensenVan(admin: AdminWereld): Ids {
  const mens = [...admin.mensen.values()].find(({ rol }) => rol === 'docent') ?? [...admin.mensen.values()][0];
  return Object.fromEntries(MENSEN.map((plaats) => [plaats, mens?.id ?? '']));
}

const kop = (naam: string): Record<string, string> => ({ 'content-type': 'application/json', 'user-agent': naam });

async function login(server: Server, gebruikersnaam: string, code: string | undefined): Promise<string> {
  const body = JSON.stringify({ gebruikersnaam, wachtwoord: WACHTWOORD, ...(code !== undefined && { code }) });
  const antwoord = await fetch(`${server.url}/api/auth`, { method: 'POST', headers: kop('doos'), body });
  const token: unknown = Reflect.get(Object(await antwoord.json()), 'token');
  return typeof token === 'string' ? token : assert.fail(`${gebruikersnaam}: ${antwoord.status}`);
}

function readToken(token: string): { adminId: string; id: string; sessie: string } {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const van = (naam: string): string => String(Reflect.get(Object(claims), naam));
  return { adminId: van('adminId'), id: van('_id'), sessie: van('sid') };
}

async function fill(database: Database, wereld: Wereld): Promise<void> {
  await vulAccount(database, wereld.b, 'b', Date.now());
  const { id } = wereld.b;
  for (const [tabel, kolom] of [
    ['woordlijst', 'naam'],
    ['dictee', 'titel'],
    ['groepsplan', 'naam'],
    ['voorinstelling', 'naam'],
    ['briefje', 'tekst'],
    ['potlood', 'tekst'],
    ['zorgvlag', 'reden'],
    ['groep', 'naam'],
  ] as const)
    await sql`update ${sql.table(tabel)} set ${sql.ref(kolom)} = ${KANARIE} || ' ' || id::text where admin_id = ${id}`.execute(
      database.own,
    );
}

/** Changed by logging in, by being refused and by time. */
const LOS = new Set(['sessie', 'audit', 'account', 'toestel', 'toestel_account', 'mail']);

async function standVan(database: Database, adminId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ tabel: string }>`
    select table_name as tabel from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'admin_id' and table_type = 'BASE TABLE'`.execute(database.own);
  const stand = new Map<string, string>();
  for (const { tabel } of rows.filter((rij) => !LOS.has(rij.tabel))) {
    const { rows: som } = await sql<{ som: string }>`
      select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as som from ${sql.table(tabel)} t where admin_id = ${adminId}`.execute(
      database.own,
    );
    stand.set(tabel, som[0]?.som ?? '');
  }
  return stand;
}

export async function openDoos(): Promise<Doos> {
  const { database, connection } = await createTestDatabase();
  const wereld = await createWereld(database, Date.now() - 86_400_000);
  await fill(database, wereld);
  const { data, start } = createProcessen('doos');
  // The key of all test databases, see kluis.ts.
  const geheim = path.join(data, 'geheim');
  writeFileSync(geheim, `${'07'.repeat(32)}\n`, { mode: 0o600 });
  const server = start({
    ...envOf(connection),
    SPELRIJK_RATE_LIMIT: '0',
    LOG_LEVEL: 'info',
    SPELRIJK_SYNTHESISER: '0',
    SPELRIJK_METRICS: METRICS,
  });
  await ready(server);

  const tokens = new Map<string, string>();
  const gegeven = new Set<string>();
  const herstel = async (rol: Rol): Promise<void> => {
    for (const sessie of SESSIES) {
      await database.own.updateTable('account').set({ totp_stap: 0 }).where('rol', '=', rol).execute();
      const code = rol === 'superadmin' || rol === 'office' ? codeOf(TOTP, stepOf(Date.now())) : undefined;
      const token = await login(server, rol, code);
      tokens.set(`${rol} ${sessie}`, token);
      gegeven.add(token);
      const { sessie: id } = readToken(token);
      // What a clock would do: the password was given, and will be fresh as long as this runs, or has not been given for an hour.
      const bevestigd = new Date(Date.now() + (sessie === 'zonder wachtwoord' ? -3_600_000 : 3_600_000));
      await database.own
        .updateTable('sessie')
        .set({ bevestigd_op: bevestigd, ...(sessie === 'zonder factor' && { tweede_factor_op: null }) })
        .where('id', '=', id)
        .execute();
    }
  };
  for (const rol of ROLLEN) await herstel(rol);
  // Also where each login of the demo plays.
  await database.own
    .updateTable('admin')
    .set({ pakketten: [...Pakket.options] })
    .execute();
  const tokenVan: Doos['tokenVan'] = (rol, sessie) => tokens.get(`${rol} ${sessie}`) ?? assert.fail(rol);
  return {
    wereld,
    server,
    database,
    tokenVan,
    herstel,
    gegeven,
    wie: (rol) => readToken(tokenVan(rol, 'bewezen')),
    stand: (adminId) => standVan(database, adminId),
  };
}
