/** What was chosen for the next year is found again, by whoever keeps the school, until the year begins. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { jaarovergangenRoutes, type OvergangKeuze, type OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { beginStand } from '../../oefenen/standen/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const admin = await server.login('schooladmin');
const url = `/api/admins/${a.id}/jaarovergang`;
const [groep = ''] = a.groepIds;

await sql`update leerling set created_at = ${new Date('2025-10-01T08:00:00Z')} where admin_id = ${a.id}`.execute(server.database.own);

// The learning line takes a second to build, and on a machine that does much besides far longer: not while a transaction is open.
beginStand(6, '2026-11-27', { regio: 'nl' });

async function bekijk(schooljaar?: string): Promise<OvergangVoorstel> {
  const { body, text } = await server.get(schooljaar === undefined ? url : `${url}?schooljaar=${schooljaar}`, admin);
  return jaarovergangenRoutes.previewOvergang.response.parse(body, { error: () => text });
}
const keuze = (naam: string): OvergangKeuze => ({
  namen: { [groep]: naam },
  docentenMee: {},
  doelen: { [`${groep} 5`]: 'weg' },
  nieuw: [{ id: testId('nieuw'), naam: 'Groep 8b', jaargroep: 8 }],
  zitten: {},
  nagekeken: [groep],
});
const bewaar = (schooljaar: string, naam: string, versie: number, token = admin): Promise<Antwoord> =>
  server.request({ method: 'PUT', url: `${url}/concept`, token, payload: { schooljaar, keuzes: keuze(naam), versie } });

test('choices are kept for the year they are about, and say who made them; somebody else is not overwritten unseen', async () => {
  const { schooljaar, kan, concept } = await bekijk();
  assert.equal(concept, null);
  assert.deepEqual((await bewaar(schooljaar, 'Groep 6', 0)).body, { versie: 1 });
  const bewaard = (await bekijk(schooljaar)).concept;
  assert.partialDeepStrictEqual(bewaard, { keuzes: keuze('Groep 6'), versie: 1, door: 'schooladmin School A' });
  assert.equal((await bewaar(schooljaar, 'Groep 6 van een ander', 0)).status, 409);
  assert.deepEqual((await bewaar(schooljaar, 'Groep 6 vos', 1)).body, { versie: 2 });
  assert.deepEqual((await bekijk(schooljaar)).concept?.keuzes, keuze('Groep 6 vos'));
  for (const ander of kan.filter((jaar) => jaar !== schooljaar)) assert.equal((await bekijk(ander)).concept, null);
});

test('beginning anew leaves nothing, twice as well', async () => {
  const { schooljaar, concept } = await bekijk();
  await bewaar(schooljaar, 'Groep 6', concept?.versie ?? 0);
  for (let keer = 0; keer < 2; keer++)
    assert.equal((await server.request({ method: 'DELETE', url: `${url}/concept`, token: admin })).status, 204);
  assert.equal((await bekijk(schooljaar)).concept, null);
});

test('a year that began leaves no choices behind', async () => {
  const eerst = await bekijk();
  await bewaar(eerst.schooljaar, 'Groep 6', 0);
  const voorstel = await bekijk(eerst.schooljaar);
  const gedaan = await server.post(
    url,
    {
      id: testId('overgang'),
      merk: voorstel.merk,
      schooljaar: voorstel.schooljaar,
      vroeg: true,
      groepen: voorstel.groepen.map(({ id, nieuweNaam, nieuweJaargroepen }) => ({
        id,
        naam: nieuweNaam,
        jaargroepen: nieuweJaargroepen,
        docentenBlijven: true,
      })),
      nieuw: [],
      leerlingen: voorstel.leerlingen.map(({ id, groepId, jaargroep }) => ({ id, groepId, jaargroep: Math.min(jaargroep + 1, 8) })),
    },
    admin,
  );
  assert.equal(gedaan.status, 200, gedaan.text);
  const { rows } = await sql`select 1 from overgang_concept where admin_id = ${a.id}`.execute(server.database.own);
  assert.equal(rows.length, 0);
});

test('another school and a docent keep nothing here', async () => {
  assert.equal((await bewaar('2026-2027', 'X', 0, await server.login('docent'))).status, 403);
  assert.equal((await bewaar('2026-2027', 'X', 0, await server.login('b-schooladmin'))).status, 404);
  const { rows } = await sql`select 1 from overgang_concept where admin_id in (${a.id}, ${b.id})`.execute(server.database.own);
  assert.equal(rows.length, 0);
});
