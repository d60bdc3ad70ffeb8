import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { z } from 'zod';
import { beloningenRoutes } from '@spelrijk/contract/beloningen';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { kleed } from '@spelrijk/domain/figuur';
import { PRIJS_PER_BLOB, SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const token = await server.login('leerling');
const base = `/api/leerlingen/${kind.id}`;
const Beloningen = beloningenRoutes.readBeloningen.response;
const read = async (): Promise<z.infer<typeof Beloningen>> => Beloningen.parse((await server.get(`${base}/beloningen`, token)).body);
const koop = (nummer: unknown, bearer = token) => server.post(`${base}/blobs`, { nummer }, bearer);
const put = (path: string, body: unknown, bearer = token) =>
  server.request({
    method: 'PUT',
    url: `${base}/${path}`,
    token: bearer,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const setMunten = (munten: number): Promise<unknown> =>
  server.database.forAdmin(kind.adminId, (db) => db.updateTable('leerling').set({ munten }).where('id', '=', kind.id).execute());

const [muts] = SPAARKAARTEN[1]?.blobs ?? [];
assert.ok(muts);

test('without coins nothing is bought, and the sentence says how to get them', async () => {
  await setMunten(PRIJS_PER_BLOB - 1);
  const answer = await koop(muts.nummer);
  assert.equal(answer.status, 409);
  assert.match(answer.text, /nog niet genoeg munten/);
  assert.deepEqual((await read()).blobs, []);
});

test('a blob is paid once, however often and however many at once it is asked for', async () => {
  await setMunten(PRIJS_PER_BLOB * 2 + 5);
  const answers = await Promise.all([koop(muts.nummer), koop(muts.nummer), koop(muts.nummer)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const { munten, blobs } = await read();
  assert.deepEqual([munten, blobs], [PRIJS_PER_BLOB + 5, [muts.nummer]]);
});

test('an egg gives a blob of its card that the child does not have, is paid once and is the same when it is sent again', async () => {
  const kaart = SPAARKAARTEN[10];
  assert.ok(kaart);
  await setMunten(PRIJS_PER_BLOB * 13);
  const Ei = beloningenRoutes.openEi.response;
  const open = (ei: string, bearer = token) => server.post(`${base}/eieren`, { ei, kaart: kaart.id }, bearer);
  const eieren = kaart.blobs.map((_, i) => testId(`ei ${i}`));
  const [eerste = ''] = eieren;
  const twice = await Promise.all([open(eerste), open(eerste)]);
  assert.deepEqual(
    twice.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(new Set(twice.map(({ body }) => Ei.parse(body).nummer)).size, 1);
  for (const ei of eieren.slice(1)) assert.equal((await open(ei)).status, 200);
  const { munten, blobs } = await read();
  assert.equal(munten, PRIJS_PER_BLOB);
  assert.ok(kaart.blobs.every(({ nummer }) => blobs.includes(nummer)));
  assert.equal((await open(testId('een meer'))).status, 409);
  assert.equal((await read()).munten, PRIJS_PER_BLOB);
  await server.database.forAdmin(kind.adminId, (db) => db.deleteFrom('leerling_blob').where('ei', 'is not', null).execute());
});

test('a card of another season sells nothing and comes back; what one has walks along', async () => {
  await setMunten(PRIJS_PER_BLOB);
  const { open } = await read();
  const dicht = SPAARKAARTEN.filter(({ id }) => !open.includes(id));
  assert.equal(dicht.length, 3);
  const [kaart] = dicht;
  const [blob] = kaart?.blobs ?? [];
  assert.ok(kaart && blob);
  const answer = await koop(blob.nummer);
  assert.deepEqual([answer.status, (await read()).munten], [409, PRIJS_PER_BLOB]);
  assert.match(answer.text, /elk jaar opnieuw/);
  assert.equal((await server.post(`${base}/eieren`, { ei: testId('seizoen'), kaart: kaart.id }, token)).status, 409);
  assert.equal((await put('maatje', { nummer: blob.nummer })).status, 409);
  assert.equal((await put('maatje', { nummer: muts.nummer })).status, 200);
  assert.equal((await read()).maatje, muts.nummer);
  const kaartNu = landkaartRoutes.readLandkaart.response.parse((await server.get(`${base}/landkaart`, token)).body);
  assert.equal(kaartNu.maatje, muts.figuur);
  assert.equal((await put('maatje', { nummer: null })).status, 200);
  assert.equal((await read()).maatje, null);
});

test('half a card is its hol: chosen once or twice it is one home, and the map shows it', async () => {
  const [tuin] = SPAARKAARTEN;
  assert.ok(tuin);
  assert.equal((await read()).hol, null);
  const spaar = (nummers: readonly number[]) =>
    server.database.forAdmin(kind.adminId, (db) =>
      db
        .insertInto('leerling_blob')
        .values(nummers.map((nummer) => ({ admin_id: kind.adminId, leerling_id: kind.id, nummer, gekocht_op: new Date(), ei: null })))
        .execute(),
    );
  const nummers = tuin.blobs.map(({ nummer }) => nummer);
  await spaar(nummers.slice(3, 8));
  const teVroeg = await put('hol', { nummer: 1 });
  assert.equal(teVroeg.status, 409);
  assert.match(teVroeg.text, /dit hol heb je nog niet/);
  await spaar(nummers.slice(8, 9));
  const twice = await Promise.all([put('hol', { nummer: 1 }), put('hol', { nummer: 1 })]);
  assert.deepEqual(
    twice.map(({ status }) => status),
    [200, 200],
  );
  assert.equal((await read()).hol, 1);
  assert.equal((await put('hol', { nummer: 2 })).status, 409);
  for (const fout of [0, 30, 1.5, 'x']) assert.equal((await put('hol', { nummer: fout })).status, 400, String(fout));
  const opKaart = landkaartRoutes.readLandkaart.response.parse((await server.get(`${base}/landkaart`, token)).body);
  assert.equal(opKaart.hol, 1);
  assert.equal((await put('hol', { nummer: null })).status, 200);
  assert.equal((await read()).hol, null);
  // Kept for when rewards are switched off.
  assert.equal((await put('hol', { nummer: 1 })).status, 200);
  await server.database.forAdmin(kind.adminId, (db) =>
    db.deleteFrom('leerling_blob').where('leerling_id', '=', kind.id).where('nummer', '<=', 12).execute(),
  );
});

test('C07: two different blobs at once cannot spend the same coins', async () => {
  await setMunten(PRIJS_PER_BLOB);
  const answers = await Promise.all([koop(1), koop(2)]);
  assert.deepEqual(
    answers.map(({ status }) => status).sort((a, b) => a - b),
    [200, 409],
  );
  const { munten, blobs } = await read();
  assert.equal(munten, 0);
  assert.equal(blobs.length, 2);
});

test('a figure is one of the own blobs, wearing what a collected card wears; the first one stays', async () => {
  const { eerste } = await read();
  const met = (figuur: unknown) => put('figuur', { figuur });
  assert.equal((await met(kleed(muts.seed, { hoofd: 'muts', accessoire: 'bril', kleur: 'zee' }))).status, 200);
  assert.equal((await met(kleed(eerste, { hoofd: 'muts' }))).status, 200);
  assert.equal((await read()).eerste, eerste);
  assert.equal((await met(kleed(eerste, { hoofd: 'kroon' }))).status, 409);
  const [kroon] = SPAARKAARTEN[2]?.blobs ?? [];
  assert.equal((await met(kroon?.seed)).status, 409);
  for (const fout of [-1, 1.5, 'x', null, 1e12]) assert.equal((await met(fout)).status, 400, String(fout));
  assert.equal((await read()).figuur, kleed(eerste, { hoofd: 'muts' }));
});

test('the reward game counts only when the taken of today are done, and the record never falls', async () => {
  const plan = dagtakenRoutes.planDag.response.parse((await server.post(`${base}/dagtaken`, undefined, token)).body);
  assert.ok(plan.taken.length > 0);
  assert.equal((await read()).beloningsspel.open, false);
  assert.equal((await put('beloningsspel', { punten: 9 })).status, 409);
  await server.database.forAdmin(kind.adminId, (db) =>
    db.updateTable('taak').set({ status: 'af' }).where('leerling_id', '=', kind.id).execute(),
  );
  const uitslag = async (punten: number): Promise<unknown> => (await put('beloningsspel', { punten })).body;
  assert.deepEqual(await uitslag(9), { record: 9, verbeterd: true });
  assert.deepEqual(await uitslag(4), { record: 9, verbeterd: false });
  assert.equal((await put('beloningsspel', { punten: 1e9 })).status, 400);
  assert.deepEqual((await read()).beloningsspel, { open: true, record: 9 });
});

test('own progress holds only what was practised', async () => {
  const voortgang = beloningenRoutes.readMijnVoortgang.response.parse((await server.get(`${base}/mijn-voortgang`, token)).body);
  assert.deepEqual([voortgang.woorden.aantal, voortgang.dagen.length], [0, 0]);
});

test('who looks on sees the purse and spends nothing; a strange child does not exist', async () => {
  const docent = await server.login('docent');
  assert.equal((await server.get(`${base}/beloningen`, docent)).status, 200);
  assert.equal((await koop(3, docent)).status, 403);
  assert.equal((await put('figuur', { figuur: 1 }, docent)).status, 403);
  assert.equal((await put('maatje', { nummer: null }, docent)).status, 403);
  assert.equal((await put('hol', { nummer: null }, docent)).status, 403);
  assert.equal((await server.post(`${base}/eieren`, { ei: testId('docent'), kaart: 'tuin' }, docent)).status, 403);
  assert.equal((await server.get(`/api/leerlingen/${testId('vreemd')}/beloningen`, token)).status, 404);
});

test('switched off by a setting, rewards are not there', async () => {
  await server.database.forAdmin(kind.adminId, (db) =>
    db
      .insertInto('oefeninstelling')
      .values({
        admin_id: kind.adminId,
        id: testId('instelling'),
        groep_id: null,
        leerling_id: kind.id,
        instelling: JSON.stringify({ beloningen: false }),
        created_at: new Date(server.clock.now()),
      })
      .onConflict((oc) => oc.doNothing())
      .execute(),
  );
  assert.equal((await server.get(`${base}/beloningen`, token)).status, 404);
  assert.equal((await koop(4)).status, 404);
  const kaart = landkaartRoutes.readLandkaart.response.parse((await server.get(`${base}/landkaart`, token)).body);
  assert.deepEqual([kaart.beloningen, kaart.hol], [false, null]);
  assert.equal((await put('hol', { nummer: null })).status, 404);
});
