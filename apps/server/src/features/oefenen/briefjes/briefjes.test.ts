/** A briefje from writing to seen: by whom, for whom, taken back in time or too late, kept and erased. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefjesRoutes } from '@spelrijk/contract/briefjes';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { sessiesRoutes } from '@spelrijk/contract/sessies';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groepId = ''] = a.groepIds;
const [kind, ander] = a.kinderen.filter((iemand) => iemand.groepId === groepId);
const elders = a.kinderen.find((iemand) => iemand.groepId !== groepId);
assert.ok(kind && ander && elders);
const docent = await server.login('docent');
const base = `/api/admins/${a.id}/groepen/${groepId}/briefjes`;
const id = (naam: string): string => testId(`briefje ${naam}`);
const VAST = { soort: 'trots' };
const eigen = (tekst: string) => ({ soort: 'eigen', tekst });

const stuur = (naam: string, inhoud: object, leerlingIds: readonly string[] = [kind.id], token = docent) =>
  server.request({ method: 'PUT', url: `${base}/${id(naam)}`, token, payload: { leerlingIds, inhoud } });
const neemTerug = (naam: string, token = docent) => server.request({ method: 'DELETE', url: `${base}/${id(naam)}`, token });
const lijst = async (token = docent) => briefjesRoutes.listBriefjes.response.parse((await server.get(base, token)).body).briefjes;
const inloggen = async ({ gebruikersnaam }: { readonly gebruikersnaam: string }): Promise<string> =>
  sessiesRoutes.login.response.parse((await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD })).body).token;
const opKaart = async (wie = kind) => {
  const { body } = await server.get(`/api/leerlingen/${wie.id}/landkaart`, await inloggen(wie));
  return landkaartRoutes.readLandkaart.response.parse(body).briefjes;
};
const gezien = async (naam: string, wie = kind, leerlingId = wie.id) =>
  server.post(`/api/leerlingen/${leerlingId}/briefjes/${id(naam)}/gezien`, undefined, await inloggen(wie));

test('the leerling finds it on its map with who wrote it, until it says it saw it; colleagues keep reading it', async () => {
  assert.equal((await stuur('een', eigen('  Wat een\n mooi   werk! '))).status, 204);
  assert.equal((await stuur('een', eigen('iets anders'))).status, 204, 'once more changes nothing');
  assert.deepEqual(
    (await opKaart()).map(({ soort, tekst, door }) => [soort, tekst, door]),
    [['eigen', 'Wat een mooi werk!', 'docent School A']],
  );
  assert.deepEqual(await opKaart(ander), []);
  assert.equal((await gezien('een')).status, 204);
  assert.equal((await gezien('een')).status, 204, 'said once more');
  assert.deepEqual(await opKaart(), []);
  const [rij] = await lijst(await server.login('schooladmin'));
  assert.equal(rij?.tekst, 'Wat een mooi werk!');
  assert.ok(rij?.leerlingen[0]?.gezien);
});

test('many at once; taken back where it was not seen, and it stays in the list as taken back', async () => {
  server.clock.advance(1000);
  assert.equal((await stuur('samen', VAST, [kind.id, ander.id])).status, 204);
  assert.equal((await gezien('samen')).status, 204);
  assert.deepEqual((await neemTerug('samen')).body, { teruggenomen: 1, gezien: 1 });
  server.clock.advance(1000);
  assert.deepEqual((await neemTerug('samen')).body, { teruggenomen: 0, gezien: 1 }, 'once more changes nothing');
  assert.deepEqual(await opKaart(ander), []);
  assert.equal((await gezien('samen', ander)).status, 404, 'it is not there to be seen');
  const [rij] = await lijst();
  assert.deepEqual(
    new Set(rij?.leerlingen.map((leerling) => [leerling.id, leerling.gezien !== null, leerling.teruggenomen].join())),
    new Set([`${kind.id},true,false`, `${ander.id},false,true`]),
  );
});

test('a rule is named with a name that exists; own words have a length, and only their own kind', async () => {
  const goedAan = (categorie: string | null, anders: object = {}) => stuur('regel', { soort: 'goed-aan', categorie, ...anders });
  assert.equal((await goedAan('bestaat-niet')).status, 404);
  assert.equal((await goedAan(null)).status, 400);
  assert.equal((await goedAan('ei-ij', { tekst: 'en dit' })).status, 400);
  assert.equal((await goedAan('ei-ij')).status, 204);
  assert.ok((await opKaart())[0]?.naam);
  assert.equal((await stuur('lang', eigen('a'.repeat(141)))).status, 400);
  assert.equal((await stuur('leeg', eigen(' \u200b '))).status, 400);
  assert.equal((await stuur('lang', eigen('a'.repeat(140)))).status, 204);
});

test('nobody writes to, reads of or answers for whom it is not', async () => {
  const vreemd = b.kinderen[0];
  assert.ok(vreemd);
  assert.equal((await stuur('buiten', VAST, [elders.id])).status, 404);
  assert.equal((await stuur('buiten', VAST, [vreemd.id])).status, 404);
  const elderePlek = `/api/admins/${a.id}/groepen/${elders.groepId}/briefjes`;
  const docentHier = await server.get(elderePlek, docent);
  const admin = await server.login('schooladmin');
  assert.equal((await server.get(elderePlek, admin)).status, 200);
  assert.equal(docentHier.status, 404);
  assert.equal((await server.get(`/api/admins/${b.id}/groepen/${b.groepIds[0]}/briefjes`, docent)).status, 404);
  assert.equal((await server.get(base, await inloggen(kind))).status, 403);
  assert.equal((await stuur('kind', VAST, [ander.id], await inloggen(kind))).status, 403);
  assert.equal((await gezien('een', ander, kind.id)).status, 404);
  assert.equal((await server.post(`/api/leerlingen/${kind.id}/briefjes/${id('een')}/gezien`, undefined, docent)).status, 403);
});

test('it follows the leerling to another groep, and goes when its term is over', async () => {
  const admin = await server.login('schooladmin');
  const aantal = (await lijst(admin)).length;
  assert.ok(aantal > 0);
  await server.database.forAdmin(a.id, (db) =>
    db.updateTable('leerling').set({ groep_id: elders.groepId }).where('admin_id', '=', a.id).where('id', '=', kind.id).execute(),
  );
  const daar = await server.get(`/api/admins/${a.id}/groepen/${elders.groepId}/briefjes`, admin);
  assert.equal(briefjesRoutes.listBriefjes.response.parse(daar.body).briefjes.length, aantal);
  await server.app.sweep(server.clock.now() + (DAGTERMIJNEN.briefjes.standaard - 1) * 86_400_000);
  const count = async () =>
    server.database
      .forAdmin(a.id, (db) => db.selectFrom('briefje').select('id').where('admin_id', '=', a.id).execute())
      .then((rijen) => rijen.length);
  assert.ok((await count()) > 0);
  await server.app.sweep(server.clock.now() + (DAGTERMIJNEN.briefjes.standaard + 1) * 86_400_000);
  assert.equal(await count(), 0);
});
