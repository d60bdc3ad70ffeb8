/** Lists as Flemish schools have them (WISA, Informat, Smartschool), applied: who is in which klas afterwards, and the same list once more. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { edexmlRoutes, type EdexmlResultaat } from '@spelrijk/contract/edexml';
import { createProefserver } from '../../../../test/proefserver.ts';
import { WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { own } = server.database;
const { a } = server.wereld;
await own.updateTable('admin').set({ regio: 'be', instellingsnummer: '' }).where('admin_id', '=', a.id).execute();
const admin = await server.login('schooladmin');
await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
const MAP = join(import.meta.dirname, '../../../../test/bestanden/lijsten');

async function voer(naam: string): Promise<EdexmlResultaat> {
  const payload = readFileSync(join(MAP, `${naam}.csv`));
  const headers = { 'content-type': 'application/octet-stream' };
  const gezien = await server.request({ method: 'POST', url: `/api/admins/${a.id}/edexml`, token: admin, headers, payload });
  assert.equal(gezien.status, 200, gezien.text);
  const { id, school } = edexmlRoutes.previewEdexml.response.parse(gezien.body);
  const gedaan = await server.post(`/api/admins/${a.id}/edexml/${id}`, { schoolBevestigd: school.bevestigen }, admin);
  assert.equal(gedaan.status, 200, gedaan.text);
  return edexmlRoutes.commitEdexml.response.parse(gedaan.body);
}

async function inKlas(namen: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ regel: string }>`
    select concat_ws('|', l.roepnaam, l.voorvoegsel, l.achternaam, l.jaargroep, g.naam, s.leerling_id is not null) as regel from leerling l
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    left join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    where l.admin_id = ${a.id} and l.verwijderd_op is null and l.roepnaam = any(${[...namen]}::text[]) order by l.roepnaam`.execute(own);
  return rows.map(({ regel }) => regel);
}

const LIJSTEN: readonly [naam: string, nieuw: number, kinderen: readonly string[]][] = [
  ['wisa', 3, ['Elif||Öztürk|8|L6|t', 'Lore||Vanden Broeck|2|K3|t', "Sam||D'Hondt|3|L1A|t"]],
  ['informat', 4, ['Milan||De Smet|5|3A|t', 'Noor||Van den Berghe|5|3A|t', 'Yasmina||El Amrani|5|Graad 2|t', 'Zoë||Ó Néill|6|Graad 2|t']],
  ['smartschool', 3, ['Fien||De Clercq|7|5B|t', 'Jef||Van Acker|7|5B|t', 'Linh||Nguyen|8|6A|t']],
];

for (const [naam, nieuw, kinderen] of LIJSTEN)
  test(`a list of ${naam} is applied: names whole, each in its klas, ready to practise; once more it changes nothing`, async () => {
    const namen = kinderen.map((kind) => kind.split('|')[0] ?? '');
    assert.equal((await voer(naam)).nieuw, nieuw);
    assert.deepEqual(await inKlas(namen), kinderen);
    assert.equal((await voer(naam)).nieuw, 0);
    assert.deepEqual(await inKlas(namen), kinderen);
  });

test('the number of the school stands there with its zero', async () => {
  const kop = await own.selectFrom('admin').select('instellingsnummer').where('admin_id', '=', a.id).executeTakeFirst();
  assert.equal(kop?.instellingsnummer, '099991');
});

test('a child of the first kleuterklas is too young for Spelrijk and comes nowhere', async () => {
  assert.deepEqual(await inKlas(['Arthur']), []);
});
