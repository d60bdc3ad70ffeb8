import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerlingbeheerRoutes } from '@spelrijk/contract/leerlingbeheer';
import { compareTekst } from '@spelrijk/base/tekst';
import { compareNamen } from '@spelrijk/domain/naam';
import { sql } from 'kysely';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a } = server.wereld;
const admin = await server.login('schooladmin');
const [groepId = ''] = a.groepIds;

const KINDEREN = ['Sam/Smit', 'Efe/Şahin', 'Ali/Öztürk', 'Aad/Berg/van den', 'Piet/Pieters', 'Zoë/Hof/van ’t', 'Kim/Bie/de', 'Bo/Berg'].map(
  (tekst, i) => {
    const [roepnaam = '', achternaam = '', voorvoegsel = ''] = tekst.split('/');
    return { id: testId(`volgorde ${i}`), roepnaam, voorvoegsel, achternaam, jaargroep: 5 };
  },
);

test('the database orders names as the browser does', async () => {
  const added = await server.post(`/api/admins/${a.id}/groepen/${groepId}/leerlingen`, { leerlingen: KINDEREN }, admin);
  assert.equal(added.status, 200, added.text);
  const { body } = await server.get(`/api/admins/${a.id}/groepen/${groepId}/leerlingen`, admin);
  const { leerlingen } = leerlingbeheerRoutes.listLeerlingen.response.parse(body);
  const eigen = leerlingen.filter(({ id }) => KINDEREN.some((kind) => kind.id === id));
  assert.deepEqual(
    eigen.map(({ achternaam }) => achternaam),
    KINDEREN.toSorted(compareNamen).map(({ achternaam }) => achternaam),
  );
  const namen = ['Groep 10', 'Groep 2', 'groep 1', 'Öko', 'Oker', 'Zon'];
  const { rows } = await sql<{ naam: string }>`
    select n as naam from unnest(${namen}::text[]) as t(n) order by n collate nederlands`.execute(server.database.own);
  assert.deepEqual(
    rows.map(({ naam }) => naam),
    namen.toSorted(compareTekst),
  );
});
