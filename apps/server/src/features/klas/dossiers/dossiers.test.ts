import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { z } from 'zod';
import { createProefserver } from '../../../../test/proefserver.ts';
import { KANARIE, testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { unpackZip } from '../../../platform/bestand/zip.ts';
import { cel, csvVan } from './bestanden.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groep1 = ''] = a.groepIds;
const admin = await server.login('schooladmin');
const klasgenoot = server.wereld.persoon('leerling2').id;
const WIE = testId('dossier kind');
const NAAM = '=1+1<script>alert(1)</script>';
await server.post(
  `/api/admins/${a.id}/groepen/${groep1}/leerlingen`,
  { leerlingen: [{ id: WIE, roepnaam: NAAM, voorvoegsel: '', achternaam: 'Dossier', jaargroep: 5 }] },
  admin,
);
const IMPORT = testId('dossier import');
await sql`insert into lvs_import (admin_id, id, op, door, soort, bestand_hash) values (${a.id}, ${IMPORT}, now(), ${WIE}, 'csv', 'x')`.execute(
  server.database.own,
);
await sql`
  insert into lvs_score (admin_id, leerling_id, id, import_id, toets, generatie, moment, waarden, rij)
  values (${a.id}, ${WIE}, ${testId('score')}, ${IMPORT}, 'Spelling 3.0', '3.0', 'M5', '{"niveau":"II"}', 1)`.execute(server.database.own);

/** The raw bytes: text would spoil them. */
async function haal(url: string, token = admin) {
  const response = await server.app.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload, text: response.body };
}
const dossier = `/api/admins/${a.id}/leerlingen/${WIE}/dossier`;
const pak = async (bytes: Buffer): Promise<ReadonlyMap<string, string>> =>
  new Map(
    [...(await unpackZip(bytes, { bestanden: 5000, bytes: 200_000_000 }))].map(([naam, inhoud]) => [naam, Buffer.from(inhoud).toString()]),
  );

test('only who keeps the school, only of this school, and only after the password', async () => {
  const school = `/api/admins/${a.id}/schooldossier`;
  for (const wie of ['docent', 'office', 'leerling', 'demo']) {
    const token = await server.login(wie);
    for (const url of [dossier, school, `/api/admins/${a.id}/dossiers`, `/api/admins/${a.id}/dossiers/${groep1}`])
      assert.equal((await haal(url, token)).status, 403, `${wie} ${url}`);
  }
  server.clock.advance(1_800_000);
  const zonder = await haal(dossier);
  assert.equal(zonder.status, 409);
  assert.match(zonder.text, /auth\/bevestiging-nodig/);
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  assert.equal((await haal(`/api/admins/${b.id}/leerlingen/${b.kinderen[0]?.id}/dossier`)).status, 404);
  assert.equal((await haal(`/api/admins/${a.id}/leerlingen/${b.kinderen[0]?.id}/dossier`)).status, 404);
  assert.equal((await haal(`/api/admins/${a.id}/dossiers/${b.groepIds[0]}`)).status, 404);
});

test('P06: a dossier holds every table that knows the child, and nothing of another child', async () => {
  const { status, bytes } = await haal(dossier);
  assert.equal(status, 200);
  const bestanden = await pak(bytes);
  const json = z.record(z.string(), z.unknown()).parse(JSON.parse(bestanden.get('gegevens.json') ?? ''));
  const { rows } = await sql<{ tabel: string }>`
    select table_name as tabel from information_schema.columns where table_schema = 'public' and column_name = 'leerling_id'`.execute(
    server.database.own,
  );
  assert.ok(rows.length > 15);
  for (const { tabel } of rows) assert.ok(Array.isArray(json[tabel]), tabel);
  for (const eigen of ['leerling', 'account', 'groep', 'sessie', 'persoonssleutel', 'logboek'])
    assert.ok(Array.isArray(json[eigen]), eigen);
  assert.match(JSON.stringify(json['lvs_score']), /"niveau":"II"/);
  assert.match(JSON.stringify(json['leerling_stand']), /hoofd/);
  const alles = [...bestanden.values()].join('\n');
  assert.ok(!alles.includes(KANARIE) && !alles.includes(klasgenoot));
  assert.doesNotMatch(alles, /\$argon2|totp/);
});

test('U14: nothing in it runs: a name that is a formula or a script stays text', async () => {
  const bestanden = await pak((await haal(dossier)).bytes);
  const pagina = bestanden.get('lees-mij.html') ?? '';
  assert.ok(pagina.includes('=1+1&lt;script&gt;') && !pagina.includes('<script'));
  assert.match(bestanden.get('csv/leerling.csv') ?? '', /'=1\+1<script>/);
  for (const [tekst, veilig] of [
    ['=1+1', "'=1+1"],
    ['+31 6', "'+31 6"],
    ['-12,5', '-12,5'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['＝1', "'＝1"],
    ['a;b', '"a;b"'],
    ['zeg "ja"', '"zeg ""ja"""'],
  ] as const)
    assert.equal(cel(tekst), veilig);
  assert.equal(csvVan([{ a: 1, b: 'x' }]), '\uFEFFa;b\r\n1;x\r\n');
});

test('U16: a download is a file to save, never to show or keep', async () => {
  const { headers } = await haal(dossier);
  assert.equal(headers['content-type'], 'application/zip');
  assert.match(String(headers['content-disposition']), /^attachment; filename="[A-Za-z0-9._-]+"; filename\*=UTF-8''dossier-[^;]+\.zip$/);
  assert.match(String(headers['cache-control']), /no-store/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
});

test('U15: whatever a leerling is called, the name of its file is a name: no place, no sign of control, and readable as RFC 6266 says', async () => {
  const namen = ['../../etc/passwd', 'a'.repeat(60) + 'é', '"><svg onload=alert(1)>', `x${'𐐀'.repeat(49)}`, '‮gpj.exe', '. .', 'C:\\nul'];
  for (const roepnaam of namen) {
    const id = testId(`naam ${roepnaam}`);
    const kind = { id, roepnaam, voorvoegsel: '', achternaam: '', jaargroep: 5 };
    const made = await server.post(`/api/admins/${a.id}/groepen/${groep1}/leerlingen`, { leerlingen: [kind] }, admin);
    if (made.status === 400) continue;
    const { status, headers, bytes } = await haal(`/api/admins/${a.id}/leerlingen/${id}/dossier`);
    assert.equal(status, 200, roepnaam);
    const [, kaal = '', heel = ''] =
      /^attachment; filename="([A-Za-z0-9._-]+)"; filename\*=UTF-8''([\w.%-]+)$/.exec(String(headers['content-disposition'])) ?? [];
    assert.match(kaal, /^dossier-[A-Za-z0-9-]*\.zip$/, roepnaam);
    assert.match(decodeURIComponent(heel), /^dossier-[\p{L}\p{N}-]{1,60}\.zip$/u, roepnaam);
    for (const naam of (await pak(bytes)).keys()) assert.match(naam, /^[a-z][a-z0-9_./-]*$/i);
    await server.post(`/api/admins/${a.id}/leerlingen/weggooien`, { leerlingIds: [id] }, admin);
    await server.post(`/api/admins/${a.id}/prullenbak/wissen`, { leerlingIds: [id] }, admin);
  }
});

test('a school is taken along groep by groep and by itself, without a secret', async () => {
  const { body } = await server.get(`/api/admins/${a.id}/dossiers`, admin);
  assert.partialDeepStrictEqual(body, { delen: [{ groepId: groep1, leerlingen: 3 }, { leerlingen: 1 }] });
  const groep = await pak((await haal(`/api/admins/${a.id}/dossiers/${groep1}`)).bytes);
  assert.equal([...groep.keys()].filter((naam) => naam.endsWith('/gegevens.json')).length, 3);
  await sql`
    insert into klasopname (admin_id, groep_id, woord, id, door, als_docent, ogg, ms, created_at)
    values (${a.id}, ${groep1}, 'fiets', ${testId('eigen stem')}, ${server.wereld.persoon('docent').id}, true, '\\x4f676753', 700, now())`.execute(
    server.database.own,
  );
  const school = await pak((await haal(`/api/admins/${a.id}/schooldossier`)).bytes);
  const json = z.record(z.string(), z.array(z.unknown()).or(z.string())).parse(JSON.parse(school.get('gegevens.json') ?? ''));
  for (const tabel of ['admin', 'groep', 'gebruiker', 'account', 'audit', 'lvs_import', 'klasopname'])
    assert.ok((json[tabel]?.length ?? 0) > 0, tabel);
  assert.ok(!('leerling' in json) && !('lvs_score' in json));
  const alles = [...school.values()].join('\n');
  assert.ok(!alles.includes(KANARIE));
  assert.doesNotMatch(alles, /\$argon2|totp_geheim/);
  // What was spoken is named; sound is not text that anybody can read.
  assert.doesNotMatch(alles, /\\x[\da-f]{8}/);
});

test('P04: every download is in the journal, without a name', async () => {
  const regels = await server.database.own
    .selectFrom('audit')
    .select('betreft')
    .where('admin_id', '=', a.id)
    .where('soort', '=', 'export')
    .execute();
  assert.deepEqual(
    new Set(regels.map(({ betreft }) => betreft)),
    new Set(['dossier van 1 leerling', 'dossiers van 3 leerling(en)', 'gegevens van de school']),
  );
});

test('P05: an erased child is in no row of any table, but for its number among the erased and lines of the journal that name nobody; the proof names nobody', async () => {
  await server.post(`/api/admins/${a.id}/leerlingen/weggooien`, { leerlingIds: [WIE] }, admin);
  const { status, text } = await server.post(`/api/admins/${a.id}/prullenbak/wissen`, { leerlingIds: [WIE] }, admin);
  assert.equal(status, 200, text);
  assert.doesNotMatch(text, /Dossier|script/);
  await sql`update lvs_import set door = ${IMPORT} where id = ${IMPORT}`.execute(server.database.own);
  const { rows: tabellen } = await sql<{ naam: string }>`
    select table_name as naam from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    server.database.own,
  );
  for (const { naam } of tabellen) {
    const { rows } = await sql<{
      tekst: string;
    }>`select t::text as tekst from ${sql.table(naam)} t where t::text like ${`%${WIE}%`} or t::text like '%alert(1)%'`.execute(
      server.database.own,
    );
    if (naam === 'audit') for (const { tekst } of rows) assert.doesNotMatch(tekst, /alert/);
    // An id and a moment for a year, so that an older copy does not bring the child back.
    else if (naam === 'gewist') assert.match(rows.map(({ tekst }) => tekst).join('|'), new RegExp(`^\\(leerling,${WIE},"[\\d :+-]+"\\)$`));
    else assert.deepEqual(rows, [], naam);
  }
});
