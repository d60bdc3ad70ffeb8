import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { edexmlRoutes, type EdexmlResultaat, type EdexmlVoorstel } from '@spelrijk/contract/edexml';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { lockPlaatsen } from '../leerlingbeheer/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const admin = await server.login('schooladmin');
await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
const MAP = join(import.meta.dirname, '../../../../test/bestanden/edexml');
const bestand = (naam: string): Buffer => readFileSync(join(MAP, `${naam}.xml`));
const codeOf = ({ body }: Antwoord): unknown => (typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined);

const stuur = (bytes: Uint8Array, token = admin, adminId = a.id, soort = 'application/octet-stream'): Promise<Antwoord> =>
  server.request({
    method: 'POST',
    url: `/api/admins/${adminId}/edexml`,
    token,
    headers: { 'content-type': soort },
    payload: Buffer.from(bytes),
  });
async function bekijk(bytes: Uint8Array): Promise<EdexmlVoorstel> {
  const answer = await stuur(bytes);
  assert.equal(answer.status, 200, answer.text);
  return edexmlRoutes.previewEdexml.response.parse(answer.body);
}
const pasToe = (voorstel: { readonly id: string }, keuzes: unknown = {}, token = admin, adminId = a.id): Promise<Antwoord> =>
  server.post(`/api/admins/${adminId}/edexml/${voorstel.id}`, keuzes, token);
async function voer(bytes: Uint8Array, keuzes: unknown = {}): Promise<EdexmlResultaat> {
  const answer = await pasToe(await bekijk(bytes), keuzes);
  assert.equal(answer.status, 200, answer.text);
  return edexmlRoutes.commitEdexml.response.parse(answer.body);
}
async function aantal(tabel: string, adminId = a.id): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabel)} where admin_id = ${adminId}`.execute(
    server.database.own,
  );
  return rows[0]?.n ?? 0;
}
const kinderenVoor = await aantal('leerling');
const zetNummer = (nummer: string): Promise<unknown> =>
  server.database.own.updateTable('admin').set({ instellingsnummer: nummer }).where('admin_id', '=', a.id).execute();

test('hostile, broken and foreign files are refused with a sentence, and nothing changes', async () => {
  const andereWortel = bestand('sample-school-utf8')
    .toString('utf8')
    .replaceAll(/<(\/?)EDEX/g, '<$1html');
  for (const [naam, bytes, code] of [
    ['mal-billion-laughs', bestand('mal-billion-laughs'), 'edexml/doctype'],
    ['mal-xxe-bestand', bestand('mal-xxe-bestand'), 'edexml/doctype'],
    ['mal-afgekapt', bestand('mal-afgekapt'), 'edexml/kapot'],
    ['another root', Buffer.from(andereWortel), 'edexml/geen-edexml'],
  ] as const) {
    const answer = await stuur(bytes);
    assert.deepEqual([answer.status, codeOf(answer)], [400, code], naam);
    assert.match(answer.text, /"message":"[A-Z][^"]+\."/);
    assert.doesNotMatch(answer.text, /passwd|lol/);
  }
  assert.equal(codeOf(await stuur(new Uint8Array())), 'bestand/leeg');
  assert.equal(codeOf(await stuur(Buffer.from('PK\u0003\u0004'))), 'edexml/ingepakt');
  for (const lang of ['x'.repeat(6_000_000), 'x'.repeat(900_000), 'hallo daar\n'.repeat(600_000)])
    assert.equal(codeOf(await stuur(Buffer.from(lang))), 'edexml/geen-edexml');
  assert.equal((await stuur(bestand('sample-minimaal'), admin, a.id, 'application/json')).status, 415);
  assert.equal((await stuur(Buffer.alloc(20_000_001, 32))).status, 413);
  const gemengd = Buffer.concat([Buffer.from('<EDEX><school><auteur>é'), Buffer.from([0xe9]), Buffer.from('</auteur></school></EDEX>')]);
  assert.equal(codeOf(await stuur(gemengd)), 'bestand/gemengde-tekens');
  assert.equal(await aantal('importvoorstel'), 0);
  assert.equal(await aantal('leerling'), kinderenVoor);
});

const metKop = (kop: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(kop), Buffer.from(bytes.toString('utf8').replace(/^\s*<\?xml[^>]*\?>/, ''))]);

test('U07: a program named as a file, another way of writing letters and a wrong declaration are read right or refused, never something between', async () => {
  const tekst = bestand('sample-minimaal')
    .toString('utf8')
    .replace(/<roepnaam>[^<]+/, '<roepnaam>Zoë');
  const goed = Buffer.from(tekst);
  const namen = (voorstel: EdexmlVoorstel): string => JSON.stringify(voorstel.leerlingen);
  const zoals = namen(await bekijk(goed));
  const utf16 = (merk: number[]): Buffer => Buffer.concat([Buffer.from(merk), Buffer.from(tekst, 'utf16le')]);
  for (const [wat, bytes] of [
    ['a program of Windows', Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), goed])],
    ['a program of Linux', Buffer.concat([Buffer.from('\u007fELF', 'latin1'), goed])],
    ['a picture with a file behind it', Buffer.concat([Buffer.from('GIF89a'), goed])],
    ['a page with a file behind it', Buffer.concat([Buffer.from('<script>alert(1)</script>'), goed])],
    ['a file with a page behind it', Buffer.concat([goed, Buffer.from('<script>alert(1)</script>')])],
    ['UTF-7', metKop('<?xml version="1.0" encoding="UTF-7"?>', goed)],
    ['letters of EBCDIC', metKop('<?xml version="1.0" encoding="IBM037"?>', goed)],
    ['half a UTF-16', utf16([0xff, 0xfe]).subarray(0, 301)],
  ] as const) {
    const answer = await stuur(bytes);
    assert.equal(answer.status, 400, `${wat}: ${answer.status} ${answer.text.slice(0, 120)}`);
    assert.doesNotMatch(answer.text, /alert/, wat);
  }
  for (const [wat, bytes] of [
    ['a mark of UTF-8 before it', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), goed])],
    ['UTF-16 with its mark', utf16([0xff, 0xfe])],
    ['UTF-16 that says it is UTF-8', utf16([])],
    ['UTF-8 that says it is Latin', metKop('<?xml version="1.0" encoding="ISO-8859-1"?>', goed)],
  ] as const) {
    const answer = await stuur(bytes);
    assert.equal(answer.status, 200, `${wat}: ${answer.text}`);
    assert.equal(namen(edexmlRoutes.previewEdexml.response.parse(answer.body)), zoals, wat);
  }
});

test('only a schooladmin, only of this school, and nobody applies what another was shown', async () => {
  for (const wie of ['docent', 'rtadmin', 'thuisadmin', 'office', 'leerling'])
    assert.equal((await stuur(bestand('sample-minimaal'), await server.login(wie))).status, 403, wie);
  assert.equal((await stuur(bestand('sample-minimaal'), admin, b.id)).status, 404);
  const voorstel = await bekijk(bestand('sample-minimaal'));
  const ander = await server.login('b-schooladmin');
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, ander);
  assert.equal(codeOf(await pasToe(voorstel, {}, ander, b.id)), 'edexml/verlopen');
});

test('a school is imported: nothing by looking, everything by applying, once', async () => {
  const voorstel = await bekijk(bestand('sample-school-utf8'));
  assert.equal(await aantal('leerling'), kinderenVoor);
  assert.ok(voorstel.school.bevestigen);
  assert.equal(codeOf(await pasToe(voorstel)), 'edexml/school-bevestigen');
  const antwoorden = await Promise.all([pasToe(voorstel, { schoolBevestigd: true }), pasToe(voorstel, { schoolBevestigd: true })]);
  for (const answer of [...antwoorden, await pasToe(voorstel, { schoolBevestigd: true })]) {
    assert.equal(answer.status, 200, answer.text);
    const { nieuw, groepenNieuw, docentenNieuw } = edexmlRoutes.commitEdexml.response.parse(answer.body);
    assert.deepEqual([nieuw, groepenNieuw, docentenNieuw], [11, 4, 4]);
  }
  assert.equal(await aantal('leerling'), kinderenVoor + 11);
  const { rows } = await sql<{ naam: string; groep: string; naamlog: string; stand: boolean }>`
    select l.roepnaam as naam, g.naam as groep, a.gebruikersnaam as naamlog, s.leerling_id is not null as stand from leerling l
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id join account a on a.id = l.id
    left join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    where l.admin_id = ${a.id} and l.roepnaam in ('Çağla', 'Stamgroep') order by 1`.execute(server.database.own);
  assert.deepEqual(
    rows.map(({ naam, groep, stand }) => [naam, groep, stand]),
    [
      ['Çağla', 'Groep 5A', true],
      ['Stamgroep', 'Zonder groep', true],
    ],
  );
  const kop = await server.database.own.selectFrom('admin').select('instellingsnummer').where('admin_id', '=', a.id).executeTakeFirst();
  assert.equal(kop?.instellingsnummer, '99ZZ');
});

test('U09: what a file has of a child and we do not need is in no table and no answer', async () => {
  const gijs = '<roepnaam>Gijs</roepnaam>';
  const meer = `<voornamen>Gijs Kanarievogel</voornamen>${gijs}<emailadres>gijs@thuis.example</emailadres>`;
  const answer = await stuur(Buffer.from(bestand('quirk-privacygevoelig').toString('utf8').replace(gijs, meer)));
  await pasToe(edexmlRoutes.previewEdexml.response.parse(answer.body));
  const { rows: tabellen } = await sql<{ naam: string }>`
    select table_name as naam from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    server.database.own,
  );
  let alles = answer.text;
  for (const { naam } of tabellen) {
    const { rows } = await sql<{ tekst: string }>`select coalesce(string_agg(t::text, ' '), '') as tekst from ${sql.table(naam)} t`.execute(
      server.database.own,
    );
    alles += rows[0]?.tekst ?? '';
  }
  assert.ok(alles.includes('Gevoelig'));
  for (const geheim of ['999990019', 'foto/1.jpg', '1234AB', 'thuistaal', 'asielzoeker', '2016-01-01', 'Kanarievogel', 'thuis.example'])
    assert.ok(!alles.includes(geheim), geheim);
});

test('U11: the same file again changes nothing; the journal has numbers and a fingerprint, no names', async () => {
  const uit = await voer(bestand('sample-school-utf8'));
  assert.deepEqual(
    [uit.nieuw, uit.gewijzigd, uit.weggegooid, uit.groepenNieuw, uit.docentenNieuw, uit.docentenGewijzigd],
    [0, 0, 0, 0, 0, 0],
  );
  const regels = await server.database.own
    .selectFrom('audit')
    .select('betreft')
    .where('admin_id', '=', a.id)
    .where('soort', '=', 'import')
    .execute();
  assert.ok(regels.length >= 2);
  for (const { betreft } of regels) {
    assert.match(betreft, /^Ingelezen bestand \d{4}-\d{4}: .*bestand [0-9a-f]{64}$/);
    assert.doesNotMatch(betreft, /Sanne|Vries/);
  }
});

/** Everything of the other school that an import could touch. */
async function readB(): Promise<unknown> {
  const uit: unknown[] = [];
  for (const tabel of ['leerling', 'account', 'groep', 'persoonssleutel', 'leerling_schooljaar', 'leerling_stand', 'audit'])
    uit.push(
      (await sql`select t::text as rij from ${sql.table(tabel)} t where admin_id = ${b.id} order by 1`.execute(server.database.own)).rows,
    );
  return uit;
}

test('U08: a file of another school is stopped; a key that a leerling elsewhere has too is a leerling of here', async () => {
  const bij = b.kinderen[0]?.id ?? '';
  await sql`insert into persoonssleutel (admin_id, soort, waarde, account_id) values (${b.id}, 'las', 'zelfde-sleutel', ${bij})`.execute(
    server.database.own,
  );
  const voorB = await readB();
  await zetNummer('11AA');
  const answer = await stuur(bestand('sample-school-volgend-jaar'));
  assert.deepEqual([answer.status, codeOf(answer)], [409, 'edexml/andere-school']);
  await zetNummer('99ZZ');
  const kind = '<leerling key="zelfde-sleutel"><roepnaam>Hier</roepnaam><achternaam>Toch</achternaam><jaargroep>4</jaargroep></leerling>';
  const school = '<school><schooljaar>2026-2027</schooljaar><brincode>99ZZ</brincode></school>';
  const uit = await voer(Buffer.from(`<EDEX>${school}<leerlingen>${kind}</leerlingen></EDEX>`));
  assert.deepEqual([uit.nieuw, uit.gewijzigd, uit.weggegooid], [1, 0, 0]);
  assert.deepEqual(await readB(), voorB);
});

test('C15: two files and a leerling that is added by hand at the same moment are as if one came after another', async () => {
  const xml = (...namen: readonly (readonly [string, string])[]): Buffer =>
    Buffer.from(
      `<EDEX><school><schooljaar>2026-2027</schooljaar><brincode>99ZZ</brincode></school><leerlingen>${namen
        .map(
          ([key, naam]) =>
            `<leerling key="${key}"><roepnaam>${naam}</roepnaam><achternaam>Tegelijk</achternaam><jaargroep>4</jaargroep></leerling>`,
        )
        .join('')}</leerlingen></EDEX>`,
    );
  const [een, twee] = [xml(['t1', 'Een'], ['t2', 'Twee']), xml(['t2', 'Twee'], ['t3', 'Drie'])];
  const voorstellen = [await bekijk(een), await bekijk(twee)];
  const groepId = a.groepIds[0] ?? '';
  const kind = { id: testId('met de hand'), roepnaam: 'Hand', voorvoegsel: '', achternaam: 'Tegelijk', jaargroep: 5 };
  const [hand, ...antwoorden] = await Promise.all([
    server.post(`/api/admins/${a.id}/groepen/${groepId}/leerlingen`, { leerlingen: [kind] }, admin),
    ...voorstellen.map((voorstel) => pasToe(voorstel)),
  ]);
  assert.ok(hand.status < 300, hand.text);
  // Of what they were shown not more than one can still be true; who hears that, looks again.
  for (const answer of antwoorden) if (answer.status !== 200) assert.deepEqual([answer.status, codeOf(answer)], [409, 'edexml/veranderd']);
  assert.ok(antwoorden.filter(({ status }) => status === 200).length <= 1);
  for (const bytes of [een, twee]) await voer(bytes);
  const { rows } = await sql<{ namen: string }>`
    select string_agg(roepnaam, ' ' order by roepnaam) as namen from leerling where admin_id = ${a.id} and achternaam = 'Tegelijk'`.execute(
    server.database.own,
  );
  assert.equal(rows[0]?.namen, 'Drie Een Hand Twee');
  // Who is still writing is waited for, and what she wrote is seen.
  const voorstel = await bekijk(een);
  const slot = Promise.withResolvers<undefined>();
  const klaar = new AbortController();
  const bezig = slot.promise.then(() => pasToe(voorstel)).finally(() => klaar.abort());
  await server.database.transact(async (db) => {
    await lockPlaatsen(db, a.id);
    await sql`update leerling set roepnaam = 'Eén' where admin_id = ${a.id} and roepnaam = 'Een' and achternaam = 'Tegelijk'`.execute(db);
    slot.resolve(undefined);
    const wacht = async (): Promise<boolean> => (await sql`select from pg_locks where not granted`.execute(db)).rows.length > 0;
    while (!klaar.signal.aborted && !(await wacht())) await sleep(10);
  });
  assert.equal(codeOf(await bezig), 'edexml/veranderd');
});

test('what changed after the proposal was shown stops it; so does its hour', async () => {
  const voorstel = await bekijk(bestand('sample-school-volgend-jaar'));
  const groepId = a.groepIds[0] ?? '';
  const kind = { id: testId('tussendoor'), roepnaam: 'Tussen', voorvoegsel: '', achternaam: 'Door', jaargroep: 5 };
  await server.post(`/api/admins/${a.id}/groepen/${groepId}/leerlingen`, { leerlingen: [kind] }, admin);
  assert.equal(codeOf(await pasToe(voorstel)), 'edexml/veranderd');
  const later = await bekijk(bestand('sample-school-volgend-jaar'));
  server.clock.advance(3_600_001);
  const { body } = await server.post('/api/auth', { gebruikersnaam: 'schooladmin', wachtwoord: WACHTWOORD });
  const fris = typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, fris);
  assert.equal(codeOf(await pasToe(later, {}, fris)), 'edexml/verlopen');
  await server.app.sweep(server.clock.now());
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from importvoorstel where bestand is not null`.execute(
    server.database.own,
  );
  assert.equal(rows[0]?.n, 0);
  server.clock.advance(-3_600_001);
});

test('next year: children move with their results, the absent stay or go to the prullenbak as ticked, teachers wait for an invitation', async () => {
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  const voorstel = await bekijk(bestand('sample-school-volgend-jaar'));
  const weg = voorstel.weg.filter(({ naam }) => naam.roepnaam === 'Seán').map(({ id }) => id);
  const answer = await pasToe(voorstel, { weg });
  assert.equal(answer.status, 200, answer.text);
  const uit = edexmlRoutes.commitEdexml.response.parse(answer.body);
  assert.deepEqual([uit.nieuw, uit.weggegooid, uit.groepenNieuw], [1, 1, 1]);
  const { rows } = await sql<{ jaren: string }>`
    select string_agg(j.schooljaar || ' ' || j.groep, ', ' order by j.schooljaar) as jaren from leerling_schooljaar j
    join leerling l on l.admin_id = j.admin_id and l.id = j.leerling_id where l.admin_id = ${a.id} and l.roepnaam = 'Çağla'`.execute(
    server.database.own,
  );
  assert.equal(rows[0]?.jaren, '2024-2025 Groep 5A, 2025-2026 Groep 6A');
  const { text } = await server.get(`/api/admins/${a.id}/docenten`, admin);
  assert.match(text, /"status":"uit-te-nodigen"/);
  assert.equal((await server.database.own.selectFrom('mail').select('id').execute()).length, 0);
});

test('an invitation of somebody from a file goes out when the admin sends it, to an address that she can fill in', async () => {
  const docenten = await server.get(`/api/admins/${a.id}/docenten`, admin);
  const lijst = JSON.parse(docenten.text) as { docenten: { id: string; roepnaam: string }[] };
  const lia = lijst.docenten.find(({ roepnaam }) => roepnaam === 'Lia')?.id ?? '';
  const url = `/api/admins/${a.id}/docenten/${lia}/uitnodiging`;
  assert.equal(codeOf(await server.post(url, {}, admin)), 'docenten/adres-nodig');
  assert.equal((await server.post(url, { email: 'lia@voorbeeldschool.example' }, admin)).status, 204);
  assert.match((await server.get(`/api/admins/${a.id}/docenten`, admin)).text, /lia@voorbeeldschool.example","status":"uitgenodigd"/);
});

test('no more leerlingen than the licence has seats: all or nothing', async () => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from leerling where admin_id = ${a.id} and verwijderd_op is null`.execute(server.database.own);
  await server.database.own
    .updateTable('admin')
    .set({ plaatsen: (rows[0]?.n ?? 0) + 1 })
    .where('admin_id', '=', a.id)
    .execute();
  const nieuw = (key: number): string => `<leerling key="z${key}"><roepnaam>Z${key}</roepnaam><jaargroep>4</jaargroep></leerling>`;
  const xml = `<EDEX><school><schooljaar>2026-2027</schooljaar><brincode>99ZZ</brincode></school><leerlingen>${nieuw(1)}${nieuw(2)}</leerlingen></EDEX>`;
  const voorstel = await bekijk(Buffer.from(xml));
  assert.ok(voorstel.meldingen.some(({ soort, aantal: kort }) => soort === 'te-weinig-plaatsen' && kort === 1));
  const voor = await aantal('leerling');
  assert.equal(codeOf(await pasToe(voorstel)), 'leerlingen/geen-plaats');
  assert.equal(await aantal('leerling'), voor);
  const uit = await pasToe(voorstel, { leerlingen: [{ nr: 2, mee: false }] });
  assert.equal(uit.status, 200, uit.text);
  await server.database.own.updateTable('admin').set({ plaatsen: null }).where('admin_id', '=', a.id).execute();
});

test('a large file is read beside the requests, and applied in one go', async () => {
  const rij = (i: number): string =>
    `<leerling key="k${i}" eckid="https://ketenid.nl/201703/${String(i).padStart(128, '0')}"><achternaam>Groot${i % 50}</achternaam><roepnaam>Kind${i}</roepnaam><jaargroep>${3 + (i % 6)}</jaargroep><groep key="g${i % 80}"/></leerling>`;
  const groepen = Array.from({ length: 80 }, (_, i) => `<groep key="g${i}"><naam>Klas ${i}</naam><jaargroep>C</jaargroep></groep>`).join(
    '',
  );
  const xml = `<EDEX><school><schooljaar>2026-2027</schooljaar><brincode>99ZZ</brincode></school><groepen>${groepen}</groepen><leerlingen>${Array.from({ length: 4000 }, (_, i) => rij(i)).join('')}</leerlingen></EDEX>`;
  assert.ok(xml.length > 1_000_000);
  const uit = await voer(Buffer.from(xml));
  assert.deepEqual([uit.nieuw, uit.groepenNieuw], [4000, 80]);
  assert.equal(codeOf(await stuur(Buffer.from(xml.slice(0, 1_100_000)))), 'edexml/kapot');
});
