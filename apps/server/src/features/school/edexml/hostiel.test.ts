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
const aantal = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from leerling where admin_id = ${a.id}`.execute(server.database.own)).rows[0]?.n ?? 0;
const voor = await aantal();

test('U01 U03: whatever a DOCTYPE declares it is refused, its file is not read and its address not asked', async () => {
  for (const doctype of [
    '<!DOCTYPE EDEX>',
    '<!DOCTYPE EDEX SYSTEM "edex.dtd">',
    '<!DOCTYPE EDEX [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    `<!DOCTYPE EDEX [<!ENTITY x SYSTEM "${DAAR}">]>`,
    `<!DOCTYPE EDEX [<!ENTITY % p SYSTEM "${DAAR}"> %p;]>`,
    `<!doctype EDEX PUBLIC "-//X" "${DAAR}">`,
  ]) {
    const answer = await stuur(`<?xml version="1.0"?>${doctype}${school(kind('1', '&x;'))}`);
    assert.equal(answer.status, 400, doctype);
    assert.doesNotMatch(answer.text, /root:|passwd|127\.0\.0\.1/);
  }
  assert.equal(verbindingen, 0);
});

test('U02: entities that grow are refused; hundreds of thousands of letters as numbers are letters or refused, and memory stays', async () => {
  const groeit = `<!DOCTYPE EDEX [<!ENTITY a "${'x'.repeat(10_000)}">]>${school(kind('1', '&a;'.repeat(10_000)))}`;
  assert.deepEqual([(await stuur(groeit)).status, codeOf(await stuur(groeit))], [400, 'edexml/doctype']);
  const eerst = process.memoryUsage().rss;
  const getallen = await stuur(school(kind('1', '&#65;'.repeat(400_000))));
  assert.ok([200, 400].includes(getallen.status), getallen.text.slice(0, 200));
  assert.ok(process.memoryUsage().rss - eerst < 300_000_000);
});

test('U04: two hundred thousand tags in each other and fifty thousand attributes are refused or read, and nobody else waits for it', async () => {
  const diep = `<EDEX>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</EDEX>`;
  const breed = school(
    `<leerling key="1" ${Array.from({ length: 50_000 }, (_, i) => `a${i}="x"`).join(' ')}><roepnaam>A</roepnaam></leerling>`,
  );
  for (const xml of [diep, breed]) {
    const [answer, ander] = await Promise.all([stuur(xml), server.get('/api/auth/mij', admin)]);
    assert.ok([200, 400].includes(answer.status), answer.text.slice(0, 200));
    assert.equal(ander.status, 200);
  }
});

test('U17: what stands in a bad file comes back as text of JSON, never as a page', async () => {
  const answer = await stuur(school(kind('1', '</roepnaam><script>alert(1)</script>')));
  assert.match(String(answer.headers['content-type']), /^application\/json/);
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
});

test('U18: style sheets, inclusions and schemas elsewhere are not fetched, and are no leerling', async () => {
  const meer = ` xmlns:xi="http://www.w3.org/2001/XInclude" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:x ${DAAR}"`;
  const xml = `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${DAAR}"?>${school(`<xi:include href="${DAAR}"/>${kind('1', 'Echt')}`, meer)}`;
  const answer = await stuur(xml);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(edexmlRoutes.previewEdexml.response.parse(answer.body).leerlingen.length, 1);
  assert.equal(verbindingen, 0);
});

test('U10: a fault at the last leerling but one of four hundred leaves nothing of the others', async () => {
  await sql`create function stuk() returns trigger language plpgsql as $$ begin if new.roepnaam = 'Stuk' then raise exception 'stuk'; end if; return new; end $$`.execute(
    server.database.own,
  );
  await sql`create trigger stuk before insert on leerling for each row execute function stuk()`.execute(server.database.own);
  const antwoord = await stuur(school(Array.from({ length: 400 }, (_, i) => kind(`k${i}`, i === 398 ? 'Stuk' : `Kind${i}`)).join('')));
  const { id } = edexmlRoutes.previewEdexml.response.parse(antwoord.body);
  assert.equal((await server.post(`/api/admins/${a.id}/edexml/${id}`, {}, admin)).status, 500);
  assert.equal(await aantal(), voor);
});
