/** What stands in the log of a customer, and what is left of a child when its term is over: over all tables, whatever features there are. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import { sealAudit, verifyAudit } from '../src/platform/auditzegel.ts';
import { BEGIN, createProefserver } from './proefserver.ts';
import { vulAccount } from './vol-account.ts';
import { testId, WACHTWOORD } from './wereld.ts';

const DAG = 86_400_000;
const server = await createProefserver();
const { a } = server.wereld;
const [kind, ander] = [a.kinderen[0]?.id ?? '', a.kinderen[2]?.id ?? ''];
const schooladmin = await server.login('schooladmin');
await vulAccount(server.database, a, 'a', BEGIN);

const doe = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  token: string,
  body?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await server.request({
    method,
    url,
    token,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  assert.ok(answer.status < 400, `${method} ${url}: ${answer.status} ${answer.text}`);
  return answer;
};
const regels = async () =>
  logboekRoutes.readLogboek.response.parse((await server.get(`/api/admins/${a.id}/logboek`, schooladmin)).body).regels;

test('P04: a failed login, a look of our office, an export, a groep taken away and a child that is erased each leave a line that the school reads, and the chain holds', async () => {
  const base = `/api/admins/${a.id}`;
  await server.post('/api/auth', { gebruikersnaam: 'docent', wachtwoord: 'fout' });
  const reden = 'Vraag van de school zelf';
  await doe('GET', `${base}/groepen/${a.groepIds[0]}`, await server.login('office'), undefined, { 'x-reden': encodeURIComponent(reden) });
  await doe('GET', `${base}/leerlingen/${ander}/dossier`, schooladmin);
  await doe('PUT', `${base}/docenten/${server.wereld.persoon('docent2').id}/groepen`, schooladmin, { groepIds: [] });
  await doe('POST', `${base}/leerlingen/weggooien`, schooladmin, { leerlingIds: [ander] });
  await doe('POST', `${base}/prullenbak/wissen`, schooladmin, { leerlingIds: [ander] });
  const gezien = await regels();
  for (const soort of ['inloggen-mislukt', 'inzage', 'export', 'groepen-gewijzigd', 'verwijderd'] as const)
    assert.ok(
      gezien.some((regel) => regel.soort === soort),
      soort,
    );
  assert.ok(gezien.some((regel) => regel.soort === 'inzage' && regel.reden === reden && regel.wie !== ''));
  await sealAudit(server.database);
  assert.equal((await verifyAudit(server.database.own, server.clock.now())).breuk, undefined);
});

/** Every table in which this text stands in any column. */
async function waarStaat(tekst: string): Promise<readonly string[]> {
  const { rows } = await sql<{ tabel: string }>`
    select table_name as tabel from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    server.database.own,
  );
  const gevonden: string[] = [];
  for (const { tabel } of rows) {
    const { rows: daar } = await sql`select 1 from ${sql.table(tabel)} t where t::text like ${`%${tekst}%`} limit 1`.execute(
      server.database.own,
    );
    if (daar.length > 0) gevonden.push(tabel);
  }
  return gevonden;
}

/** Kept for two school years, without a name: that a child was thrown away, and by whom. */
const BLIJFT = ['audit'];

test(
  'P07: a child that left is in the prullenbak until its term is over, and then its id is in no table but the log',
  { timeout: 120_000 },
  async () => {
    server.clock.advance(1000);
    await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, schooladmin);
    await doe('POST', `/api/admins/${a.id}/leerlingen/weggooien`, schooladmin, { leerlingIds: [kind] });
    const begin = server.clock.now();
    await server.app.sweep(begin + (DAGTERMIJNEN.prullenbak.standaard - 1) * DAG);
    const voor = await waarStaat(kind);
    assert.ok(voor.includes('leerling') && voor.includes('antwoord') && voor.length > 20, voor.join());
    await server.app.sweep(begin + (DAGTERMIJNEN.prullenbak.standaard + 1) * DAG);
    assert.deepEqual(
      (await waarStaat(kind)).filter((tabel) => !BLIJFT.includes(tabel)),
      [],
    );
    assert.ok((await waarStaat(a.kinderen[1]?.id ?? testId('geen'))).includes('antwoord'), 'a classmate is still there');
  },
);
