/** All docenten of a file invited at once: one mail each, told per person. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { docentenRoutes, type Genodigd } from '@spelrijk/contract/docenten';
import { sql } from 'kysely';
import { createProefserver } from '../../../../test/proefserver.ts';
import { mailsAan } from '../../../../test/post.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const url = `/api/admins/${a.id}/docenten/uitnodigingen`;
const admin = await server.login('schooladmin');

/** Docenten as an import leaves them. */
async function fromFile(adminId: string, namen: readonly string[], adresVan = (naam: string) => `${naam}@a.test`): Promise<string[]> {
  const ids = namen.map((naam) => testId(`bestand ${naam}`));
  for (const [i, naam] of namen.entries())
    await sql`
      insert into gebruiker (admin_id, id, roepnaam, achternaam, email, uit_te_nodigen, created_at)
      values (${adminId}, ${ids[i]}, ${naam}, 'Bos', ${adresVan(naam)}, true, ${new Date(server.clock.now())})`.execute(
      server.database.own,
    );
  return ids;
}

async function invite(docentIds: readonly string[]): Promise<readonly Genodigd[]> {
  const { status, body } = await server.post(url, { docentIds }, admin);
  assert.equal(status, 200);
  return docentenRoutes.inviteDocenten.response.parse(body).docenten;
}

const uitkomsten = (docenten: readonly Genodigd[]): Record<string, string> =>
  Object.fromEntries(docenten.map(({ naam, uitkomst }) => [naam, uitkomst]));

test('sixty docenten get one mail each, also when it is sent five times at once', async () => {
  const namen = Array.from({ length: 60 }, (_, i) => `juf${i}`);
  const ids = await fromFile(a.id, namen);
  const antwoorden = await Promise.all(Array.from({ length: 5 }, () => invite(ids)));
  const nieuw = antwoorden.map((docenten) => docenten.filter(({ uitkomst }) => uitkomst === 'uitgenodigd').length);
  assert.deepEqual(
    nieuw.toSorted((x, y) => x - y),
    [0, 0, 0, 0, 60],
  );
  for (const naam of namen) assert.equal((await mailsAan(server, `${naam}@a.test`)).length, 1, naam);
});

test('what came of it is told per person: an account, no address, one address of two', async () => {
  const zonder = await fromFile(a.id, ['Leeg'], () => '');
  const dubbel = await fromFile(a.id, ['Een', 'Twee'], () => 'samen@a.test');
  const docenten = await invite([...zonder, ...dubbel, server.wereld.persoon('docent').id]);
  assert.deepEqual(uitkomsten(docenten), {
    'Leeg Bos': 'zonder-adres',
    'Een Bos': 'adres-dubbel',
    'Twee Bos': 'adres-dubbel',
    'docent School A': 'heeft-account',
  });
  assert.deepEqual(await mailsAan(server, 'samen@a.test'), []);
});

test('an invitation that ended is sent again, one that works is not', async () => {
  const ids = await fromFile(a.id, ['Later']);
  assert.deepEqual(uitkomsten(await invite(ids)), { 'Later Bos': 'uitgenodigd' });
  assert.deepEqual(uitkomsten(await invite(ids)), { 'Later Bos': 'was-uitgenodigd' });
  await server.database.own
    .updateTable('uitnodiging')
    .set({ verloopt_op: new Date(server.clock.now() - 1) })
    .where('gebruiker_id', '=', ids[0] ?? '')
    .execute();
  assert.deepEqual(uitkomsten(await invite(ids)), { 'Later Bos': 'uitgenodigd' });
  assert.equal((await mailsAan(server, 'Later@a.test')).length, 2);
});

test('who was mailed too often today gets none, is told apart, and the others go on', async () => {
  const [vaak = '', verder = ''] = await fromFile(a.id, ['Vaak', 'Verder']);
  for (let keer = 0; keer < 5; keer++) {
    assert.deepEqual(uitkomsten(await invite([vaak])), { 'Vaak Bos': 'uitgenodigd' });
    await server.database.own
      .updateTable('uitnodiging')
      .set({ verloopt_op: new Date(server.clock.now() - 1) })
      .where('gebruiker_id', '=', vaak)
      .execute();
  }
  assert.deepEqual(uitkomsten(await invite([vaak, verder])), { 'Vaak Bos': 'te-vaak', 'Verder Bos': 'uitgenodigd' });
  assert.deepEqual([(await mailsAan(server, 'Vaak@a.test')).length, (await mailsAan(server, 'Verder@a.test')).length], [5, 1]);
});

test('somebody of another school, or a beheerder, refuses all; a docent invites nobody', async () => {
  const [eigen = ''] = await fromFile(a.id, ['Eigen']);
  const [vreemd = ''] = await fromFile(b.id, ['Vreemd']);
  assert.equal((await server.post(url, { docentIds: [eigen, vreemd] }, admin)).status, 404);
  assert.equal((await server.post(url, { docentIds: [eigen, server.wereld.persoon('schooladmin').id] }, admin)).status, 409);
  assert.equal((await server.post(url, { docentIds: [eigen] }, await server.login('docent'))).status, 403);
  assert.equal((await server.post(url, { docentIds: [eigen] }, await server.login('b-schooladmin'))).status, 404);
  assert.deepEqual(await mailsAan(server, 'Eigen@a.test'), []);
});

test('who gives or takes a groep leaves alone what another gave or took meanwhile', async () => {
  const { id } = server.wereld.persoon('docent2');
  const [een = '', twee = ''] = a.groepIds;
  const nu = async () =>
    (await server.database.own.selectFrom('groep_docent').select('groep_id').where('docent_id', '=', id).execute())
      .map((rij) => rij.groep_id)
      .toSorted();
  const zet = (groepIds: string[], was: string[]) =>
    server.request({ method: 'PUT', url: `/api/admins/${a.id}/docenten/${id}/groepen`, token: admin, payload: { groepIds, was } });
  const begin = await nu();
  assert.equal((await zet([een], begin)).status, 204);
  // Both opened the dialog on one groep; the first adds the second groep, the other takes the first away.
  assert.equal((await zet([een, twee], [een])).status, 204);
  assert.equal((await zet([], [een])).status, 204);
  assert.deepEqual(await nu(), [twee]);
  assert.equal((await zet([twee, een], [twee, een])).status, 204);
  assert.deepEqual(await nu(), [twee], 'what nobody changed comes not back');
  assert.equal((await zet([b.groepIds[0] ?? ''], [])).status, 404);
  assert.equal((await zet(begin, [twee])).status, 204);
  assert.deepEqual(await nu(), begin);
});
