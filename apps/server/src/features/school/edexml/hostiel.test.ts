/** What an attacker puts in an XML file, at the door where a school reads its own in. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { edexmlRoutes } from '@spelrijk/contract/edexml';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a } = server.wereld;
const admin = await server.login('schooladmin');
await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
await server.database.own.updateTable('admin').set({ instellingsnummer: '99ZZ' }).where('admin_id', '=', a.id).execute();

let verbindingen = 0;
const haven = createServer((socket) => {
  verbindingen += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => void haven.listen(0, '127.0.0.1', () => resolve()));
test.after(() => void haven.close());
const adres = haven.address();
const DAAR = `http://127.0.0.1:${typeof adres === 'object' && adres ? adres.port : 0}/x`;

const stuur = (xml: string): Promise<Antwoord> =>
  server.request({
    method: 'POST',
    url: `/api/admins/${a.id}/edexml`,
    token: admin,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(xml),
  });
const codeOf = ({ body }: Antwoord): unknown => Reflect.get(Object(body), 'code');
const school = (leerlingen: string, meer = ''): string =>
  `<EDEX${meer}><school><schooljaar>2026-2027</schooljaar><brincode>99ZZ</brincode></school><leerlingen>${leerlingen}</leerlingen></EDEX>`;
const kind = (key: string, naam: string): string =>
  `<leerling key="${key}"><roepnaam>${naam}</roepnaam><achternaam>Test</achternaam><jaargroep>4</jaargroep></leerling>`;

test('U01 U03: whatever a DOCTYPE declares it is refused, its file is not read and its address not asked', async () => {
  for (const doctype of [
    '<!DOCTYPE EDEX>',
    '<!DOCTYPE EDEX SYSTEM "edex.dtd">',
    '<!DOCTYPE EDEX [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    `<!DOCTYPE EDEX [<!ENTITY x SYSTEM "${DAAR}">]>`,
    `<!DOCTYPE EDEX [<!ENTITY % p SYSTEM "${DAAR}"> %p;]>`,
    `<!doctype EDEX PUBLIC "-//X" "${DAAR}">`,
  ]) {
    // Also where nothing of it is used: it is refused for being there, not for a name that nobody knows.
    for (const naam of ['&x;', 'Gewoon']) {
      const answer = await stuur(`<?xml version="1.0"?>${doctype}${school(kind('1', naam))}`);
      // In small letters it is no DOCTYPE and no XML either.
      const code = doctype.startsWith('<!doctype') ? 'edexml/kapot' : 'edexml/doctype';
      assert.deepEqual([answer.status, codeOf(answer)], [400, code], doctype);
      assert.doesNotMatch(answer.text, /root:|passwd|127\.0\.0\.1/);
    }
  }
  assert.equal(verbindingen, 0);
});

test('U02: entities that grow are refused; so are hundreds of thousands of letters as numbers, and memory stays', async () => {
  const groeit = `<!DOCTYPE EDEX [<!ENTITY a "${'x'.repeat(10_000)}">]>${school(kind('1', '&a;'.repeat(10_000)))}`;
  assert.deepEqual([(await stuur(groeit)).status, codeOf(await stuur(groeit))], [400, 'edexml/doctype']);
  const eerst = process.memoryUsage().rss;
  const getallen = await stuur(school(kind('1', '&#65;'.repeat(400_000))));
  assert.deepEqual([getallen.status, codeOf(getallen)], [400, 'edexml/te-veel']);
  assert.ok(process.memoryUsage().rss - eerst < 100_000_000);
});

test('U04: two hundred thousand tags in each other and fifty thousand attributes are refused for that, and whatever is large is read in a thread of its own', async () => {
  const diep = `<EDEX>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</EDEX>`;
  const breed = school(
    `<leerling key="1" ${Array.from({ length: 50_000 }, (_, i) => `a${i}="x"`).join(' ')}><roepnaam>A</roepnaam></leerling>`,
  );
  let draden = 0;
  const tel = (): void => void (draden += 1);
  process.on('worker', tel);
  for (const [xml, code, erbij] of [
    [diep, 'edexml/te-diep', 1],
    [breed, 'edexml/te-veel', 0],
  ] as const) {
    const voordien = draden;
    const [answer, ander] = await Promise.all([stuur(xml), server.get('/api/auth/mij', admin)]);
    assert.deepEqual([answer.status, codeOf(answer), draden - voordien], [400, code, erbij]);
    assert.equal(ander.status, 200);
  }
  process.off('worker', tel);
});

test('U17: what stands in a bad file comes back as text of JSON, never as a page', async () => {
  const ander = '<EDEX><school><schooljaar>2026-2027</schooljaar><brincode>&lt;img src=x&gt;</brincode></school><leerlingen/></EDEX>';
  for (const [xml, status, code, staat] of [
    [school(kind('1', '</roepnaam><script>alert(1)</script></leerling>')), 400, 'edexml/kapot', /^((?!script).)*$/],
    // The number of the file is told, so that a person sees which school it is.
    [ander, 409, 'edexml/andere-school', /<IMGSRC=X>/],
  ] as const) {
    const answer = await stuur(xml);
    assert.deepEqual([answer.status, codeOf(answer)], [status, code]);
    assert.match(answer.text, staat);
    assert.match(String(answer.headers['content-type']), /^application\/json/);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  }
});

test('U18: style sheets, inclusions and schemas elsewhere are not fetched, and are no leerling', async () => {
  const meer = ` xmlns:xi="http://www.w3.org/2001/XInclude" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:x ${DAAR}"`;
  const xml = `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${DAAR}"?>${school(`<xi:include href="${DAAR}"/>${kind('1', 'Echt')}`, meer)}`;
  const answer = await stuur(xml);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(edexmlRoutes.previewEdexml.response.parse(answer.body).leerlingen.length, 1);
  assert.equal(verbindingen, 0);
});

/** Rows of every table. */
async function telAlles(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ naam: string }>`
    select table_name as naam from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    server.database.own,
  );
  const uit: Record<string, number> = {};
  for (const { naam } of rows) {
    const { rows: geteld } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(naam)}`.execute(server.database.own);
    uit[naam] = geteld[0]?.n ?? 0;
  }
  return uit;
}

test('U10: a fault at the last leerling but one of four hundred leaves nothing of the others, in no table', async () => {
  await sql`create function stuk() returns trigger language plpgsql as $$ begin if new.roepnaam = 'Stuk' then raise exception 'stuk'; end if; return new; end $$`.execute(
    server.database.own,
  );
  await sql`create trigger stuk before insert on leerling for each row execute function stuk()`.execute(server.database.own);
  const antwoord = await stuur(school(Array.from({ length: 400 }, (_, i) => kind(`k${i}`, i === 398 ? 'Stuk' : `Kind${i}`)).join('')));
  const { id } = edexmlRoutes.previewEdexml.response.parse(antwoord.body);
  const vooraf = await telAlles();
  assert.equal((await server.post(`/api/admins/${a.id}/edexml/${id}`, {}, admin)).status, 500);
  assert.deepEqual(await telAlles(), vooraf);
});
