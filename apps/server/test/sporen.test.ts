/** What stands in the log of a customer, and what is left of a child when its term is over: over all tables, whatever features there are. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { api } from '@spelrijk/contract/api';
import type { Route } from '@spelrijk/contract/define';
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
  await doe('PUT', `${base}/docenten/${server.wereld.persoon('docent2').id}/groepen`, schooladmin, { groepIds: [], was: a.groepIds });
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

test('P08: of all that a child may ask for nothing has the surname, the address, the care or the marks of anybody, or the name of a classmate', async () => {
  const { own } = server.database;
  await sql`update leerling set achternaam = 'Kanarieachter', voorvoegsel = 'kanarie', roepnaam = case when id = ${kind} then 'Noor' else 'Kanariegenoot' end
    where admin_id = ${a.id}`.execute(own);
  await sql`update account set email = 'kanarie@school.example' where admin_id = ${a.id} and rol = 'docent' and gebruikersnaam = 'docent'`.execute(
    own,
  );
  await sql`update zorgvlag set reden = 'Kanariezorg' where admin_id = ${a.id}`.execute(own);
  await sql`update persoonssleutel set waarde = 'kanarie' || waarde where admin_id = ${a.id}`.execute(own);
  await sql`update lvs_score set toets = 'Kanarietoets' where admin_id = ${a.id}`.execute(own);
  await sql`update handelingsplan set tekst = '{"waarom":"Kanarieplan"}' where admin_id = ${a.id}`.execute(own);
  const token = await server.login('leerling');
  const routes: Readonly<Record<string, Route>> = api;
  let gelukt = 0;
  for (const [naam, route] of Object.entries(routes)) {
    const { wie } = route.access;
    if (route.method !== 'GET' || (wie !== 'iedereen' && !wie.includes('leerling'))) continue;
    const url = route.path
      .replace('{leerlingId}', kind)
      .replace('{adminId}', a.id)
      .replace('{groepId}', a.groepIds[0] ?? '');
    if (url.includes('{')) continue;
    const answer = await server.get(url, token);
    assert.ok(answer.status < 500, naam);
    if (answer.status !== 200) continue;
    gelukt += 1;
    assert.doesNotMatch(answer.text, /kanarie/i, naam);
  }
  assert.ok(gelukt > 15, String(gelukt));
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

/** Kept without a name: that a child was thrown away, and by whom (two school years), and its id, so that no copy of before brings it back (a year). */
const BLIJFT = ['audit', 'gewist'];

test(
  'P07: a child that left is in the prullenbak until its term is over, and then its id is in no table but the log and the list of who was erased',
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
