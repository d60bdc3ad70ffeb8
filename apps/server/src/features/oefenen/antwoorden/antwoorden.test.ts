import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { antwoordenRoutes } from '@spelrijk/contract/antwoorden';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import type { Antwoord } from '@spelrijk/domain/antwoord';
import type { Opgave } from '@spelrijk/domain/opgave';
import { readLine } from '@spelrijk/oefenen/logline';
import { BEGIN, createProefserver, type Antwoord as Reply } from '../../../../test/proefserver.ts';
import { PROEFKLUIS } from '../../../../test/fixtures.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { createApp } from '../../../app.ts';
import { parseConfig } from '../../../platform/config.ts';
import { plaatsVan } from './plaats.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const token = await server.login('leerling');
const base = `/api/leerlingen/${kind.id}`;
const Oordelen = antwoordenRoutes.submitAntwoorden.response;
const Rij = z.object({ aantal: z.coerce.number() });

type Plan = z.infer<typeof dagtakenRoutes.planDag.response>;
const planOf = async (path = base, bearer = token): Promise<Plan> =>
  dagtakenRoutes.planDag.response.parse((await server.post(`${path}/dagtaken`, undefined, bearer)).body);
const taakOf = async (id: string, path = base, bearer = token) =>
  takenRoutes.readTaak.response.parse((await server.get(`${path}/taken/${id}`, bearer)).body);

const plan = await planOf();
const eersteTaak = plan.taken[0];
assert.ok(eersteTaak, 'a plan has a taak');
const { taak } = await taakOf(eersteTaak.id);

let teller = 0;
const antwoord = (opgave: Opgave, gegeven = opgave.antwoord, rest: Partial<Antwoord> = {}): Antwoord => ({
  id: testId(`antwoord ${teller++}`),
  taakId: taak.id,
  opgaveId: opgave.id,
  poging: 1,
  gegeven,
  rtMs: 4000,
  op: new Date(server.clock.now()).toISOString(),
  hints: 0,
  ...rest,
});
const submit = (antwoorden: readonly unknown[], game = taak.game, bearer = token, path = base): Promise<Reply> =>
  server.post(`${path}/antwoorden`, { game, antwoorden }, bearer);
const opgave = (i: number): Opgave => {
  const gevonden = taak.opgaven[i];
  assert.ok(gevonden);
  return gevonden;
};
const count = async (leerlingId = kind.id): Promise<number> => {
  const { rows } = await server.database.forAdmin(kind.adminId, async (db) => ({
    rows: await db
      .selectFrom('antwoord')
      .select((eb) => eb.fn.countAll().as('aantal'))
      .where('admin_id', '=', kind.adminId)
      .where('leerling_id', '=', leerlingId)
      .execute(),
  }));
  return Rij.parse(rows[0]).aantal;
};

test('the plan of a day has 8 to 12 opgaven a taak and is the same when asked again', async () => {
  assert.deepEqual(await planOf(), plan);
  for (const dagTaak of plan.taken) assert.ok(dagTaak.aantal >= 5 && dagTaak.aantal <= 12, `${dagTaak.aantal}`);
  assert.equal(new Set(plan.taken.map(({ id }) => id)).size, plan.taken.length);
});

test('a taak holds all that is needed to play it, and not why its words were chosen', () => {
  for (const item of taak.opgaven)
    assert.deepEqual(
      Object.keys(item).filter((key) => key === 'soort'),
      [],
    );
  assert.ok(taak.games.includes(taak.game));
});

test('a right answer is right; a wrong one comes with a diagnosis and a sentence', async () => {
  server.clock.advance(10_000);
  const reply = await submit([antwoord(opgave(0)), antwoord(opgave(1), `${opgave(1).antwoord}x`)]);
  assert.equal(reply.status, 200);
  const [goed, fout] = Oordelen.parse(reply.body).oordelen;
  assert.equal(goed?.oordeel.goed, true);
  assert.equal(goed?.oordeel.uitleg, '');
  assert.equal(fout?.oordeel.goed, false);
  assert.notEqual(fout?.oordeel.uitleg, '');
});

test('C01: one answer sent twenty times at once is stored once, with the same reply to all', async () => {
  server.clock.advance(10_000);
  const voor = await count();
  const een = antwoord(opgave(2), `${opgave(2).antwoord}e`);
  const replies = await Promise.all(Array.from({ length: 20 }, () => submit([een])));
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(replies.map(({ text }) => text)).size, 1);
  assert.equal(await count(), voor + 1);
});

test('C05: sent again a day later to a server that was started since, it is still the first answer', async () => {
  server.clock.advance(10_000);
  const een = antwoord(opgave(2), 'x', { poging: 3 });
  const eerst = await submit([een]);
  assert.equal(eerst.status, 200);
  const voor = await count();
  server.clock.advance(25 * 3_600_000);
  const { database, clock } = server;
  const opnieuw = await createApp({ config: parseConfig({ LOG_LEVEL: 'silent' }), database, clock, kluis: PROEFKLUIS });
  const inject = async (url: string, body: unknown, bearer?: string) =>
    opnieuw.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
      payload: JSON.stringify(body),
    });
  const in2 = await inject('/api/auth', { gebruikersnaam: 'leerling', wachtwoord: WACHTWOORD });
  const weer = await inject(
    `${base}/antwoorden`,
    { game: taak.game, antwoorden: [een] },
    z.object({ token: z.string() }).parse(in2.json()).token,
  );
  assert.deepEqual([weer.statusCode, weer.body], [200, eerst.text]);
  assert.equal(await count(), voor);
  await opnieuw.server.close();
  server.clock.advance(-25 * 3_600_000);
});

test('C02: the same id with other content is refused with 409, the first is kept, nothing else of the batch is stored', async () => {
  server.clock.advance(10_000);
  const een = antwoord(opgave(3));
  assert.equal((await submit([een])).status, 200);
  const voor = await count();
  const reply = await submit([antwoord(opgave(4)), { ...een, gegeven: 'anders' }]);
  assert.equal(reply.status, 409);
  assert.partialDeepStrictEqual(reply.body, { code: 'antwoorden/botsing', details: [een.id] });
  assert.equal(await count(), voor);
});

test('C02: two different answers with one id in one batch are refused', async () => {
  const een = antwoord(opgave(4));
  assert.equal((await submit([een, { ...een, rtMs: 1 }])).status, 409);
});

test('C03: an answer without an id, or with a strange one, is refused', async () => {
  const { id: _id, ...zonder } = antwoord(opgave(4));
  for (const slecht of [zonder, { ...zonder, id: 'x' }, { ...zonder, id: 7 }, { ...zonder, id: null }])
    assert.equal((await submit([slecht])).status, 400);
});

test('C04: two tabs answer the same taak interleaved: all is stored and the sums equal a recount', async () => {
  const tabs = await Promise.all(
    Array.from({ length: 10 }, (_, i) => submit([antwoord(opgave(5 + (i % 2)), i % 3 === 0 ? 'x' : undefined)])),
  );
  assert.deepEqual(new Set(tabs.map(({ status }) => status)), new Set([200]));
  const { dag, telt, hoofd } = await server.database.forAdmin(kind.adminId, async (db) => ({
    dag: await db.selectFrom('leerling_dag').selectAll().where('leerling_id', '=', kind.id).executeTakeFirstOrThrow(),
    telt: await db
      .selectFrom('antwoord')
      .select(['goed', 'gokje', 'opgave_id'])
      .where('leerling_id', '=', kind.id)
      .where('telt', '=', true)
      .execute(),
    hoofd: (await db.selectFrom('leerling_stand').select('hoofd').where('leerling_id', '=', kind.id).executeTakeFirstOrThrow()).hoofd,
  }));
  assert.equal(dag.antwoorden, telt.length);
  assert.equal(dag.goed, telt.filter(({ goed }) => goed).length);
  assert.equal(dag.gokjes, telt.filter(({ gokje }) => gokje).length);
  assert.equal(new Set(telt.map((rij) => rij.opgave_id)).size, telt.length);
  assert.ok(hoofd.antwoorden <= telt.length);
});

test('C06: an answer that arrives weeks late keeps its own day; a wrong clock cannot put it in the future or before its taak', async () => {
  const voor = server.clock.now();
  const laat = antwoord(opgave(7), undefined, { op: new Date(voor).toISOString() });
  const toekomst = antwoord(opgave(7), undefined, { poging: 2, op: '2031-01-01T00:00:00.000Z' });
  const verleden = antwoord(opgave(7), undefined, { poging: 3, op: '1999-01-01T00:00:00.000Z' });
  server.clock.advance(20 * 86_400_000);
  const vers = await server.request({
    method: 'POST',
    url: '/api/auth',
    payload: { gebruikersnaam: 'leerling', wachtwoord: 'geheim-genoeg-voor-nu' },
  });
  const { token: nieuw } = z.object({ token: z.string() }).parse(vers.body);
  assert.equal((await submit([laat, toekomst, verleden], taak.game, nieuw)).status, 200);
  const rijen = await server.database.forAdmin(kind.adminId, (db) =>
    db
      .selectFrom('antwoord')
      .select(['id', 'op', 'dag'])
      .where('id', 'in', [laat.id, toekomst.id, verleden.id])
      .orderBy('poging')
      .execute(),
  );
  assert.deepEqual(
    rijen.map(({ dag }) => dag),
    ['2026-11-19', '2026-12-09', '2026-11-19'],
  );
  assert.equal(rijen[0]?.op.getTime(), voor);
  assert.equal(rijen[2]?.op.getTime(), BEGIN);
  server.clock.set(voor);
});

test('M17: what the client claims about being right is refused; so are items that were not offered', async () => {
  assert.equal((await submit([{ ...antwoord(opgave(0)), goed: true }])).status, 400);
  assert.equal((await submit([antwoord(opgave(0), undefined, { rtMs: -5 })])).status, 400);
  assert.equal((await submit([antwoord(opgave(0), undefined, { opgaveId: testId('vreemd') })])).status, 400);
  assert.equal((await submit([antwoord(opgave(0), undefined, { taakId: testId('vreemd') })])).status, 404);
  assert.equal((await submit([antwoord(opgave(0))], 'geen-spel')).status, 400);
});

test('A19: a batch with one answer to a classmate’s taak is refused whole', async () => {
  const ander = server.wereld.persoon('leerling2');
  const anderToken = await server.login('leerling2');
  const anderPlan = await planOf(`/api/leerlingen/${ander.id}`, anderToken);
  const voor = await count();
  const reply = await submit([
    antwoord(opgave(0), undefined, { poging: 4 }),
    antwoord(opgave(0), undefined, { taakId: anderPlan.taken[0]?.id ?? '' }),
  ]);
  assert.equal(reply.status, 404);
  assert.equal(await count(), voor);
});

test('finishing pays once, however often and at the same moment it is asked', async () => {
  const alles = taak.opgaven.map((item) => antwoord(item, undefined, { poging: 9 }));
  assert.equal((await server.post(`${base}/taken/${taak.id}/afronden`, undefined, token)).status, 409);
  assert.equal((await submit(alles)).status, 200);
  const replies = await Promise.all(Array.from({ length: 10 }, () => server.post(`${base}/taken/${taak.id}/afronden`, undefined, token)));
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  assert.deepEqual(new Set(replies.map(({ body }) => takenRoutes.finishTaak.response.parse(body).totaal)), new Set([taak.munten]));
  assert.equal((await planOf()).taken[0]?.status, 'af');
});

test('C16: fifty answers to fifty attempts at once are all counted', async () => {
  const tweede = plan.taken[1];
  assert.ok(tweede);
  const inhoud = (await taakOf(tweede.id)).taak;
  const voor = await count();
  const item = inhoud.opgaven[0];
  assert.ok(item);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => submit([antwoord(item, undefined, { taakId: inhoud.id, poging: 1 + (i % 9) })], inhoud.game)),
  );
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  assert.equal(await count(), voor + 50);
  // The counter beside the rows, and the place of each answer in the replay: none was given twice.
  const { volgnr, plekken } = await server.database.forAdmin(kind.adminId, async (db) => ({
    volgnr: (await db.selectFrom('leerling_stand').select('volgnr').where('leerling_id', '=', kind.id).executeTakeFirstOrThrow()).volgnr,
    plekken: (await db.selectFrom('antwoord').select('volgnr').where('leerling_id', '=', kind.id).execute()).map((rij) => rij.volgnr),
  }));
  assert.equal(volgnr, voor + 50);
  assert.deepEqual(
    plekken.toSorted((x, y) => x - y),
    Array.from({ length: voor + 50 }, (_, i) => i + 1),
  );
});

test('an own taak: the same id twice is one taak; an unknown somvenster is 404; a place in the mist is refused', async () => {
  const id = testId('eigen taak');
  const somvensterId = taak.somvensterId;
  const replies = await Promise.all([0, 1, 2].map(() => server.post(`${base}/taken`, { id, somvensterId }, token)));
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(replies.map(({ text }) => text)).size, 1);
  assert.equal((await server.post(`${base}/taken`, { id: testId('x'), somvensterId: 'bestaat-niet' }, token)).status, 404);
  const andere = plan.taken.find((dagTaak) => dagTaak.somvensterId !== somvensterId);
  if (andere) assert.equal((await server.post(`${base}/taken`, { id, somvensterId: andere.somvensterId }, token)).status, 409);
});

test('a teacher who looks on gets verdicts; nothing of the child changes', async () => {
  const docent = await server.login('docent');
  const voor = await count();
  const map = landkaartRoutes.readLandkaart.response.parse((await server.get(`${base}/landkaart`, docent)).body);
  assert.equal(map.meekijken, true);
  const reply = await submit([antwoord(opgave(0), 'x', { poging: 1 })], taak.game, docent);
  assert.equal(Oordelen.parse(reply.body).oordelen[0]?.oordeel.goed, false);
  assert.equal(await count(), voor);
  assert.equal((await server.post(`${base}/taken/${taak.id}/afronden`, undefined, docent)).status, 403);
});

test('a teacher sees a plan for a child that has none yet, can try a taak of it, and stores nothing', async () => {
  const leerling3 = server.wereld.persoon('leerling3');
  const docent2 = await server.login('docent2');
  const path = `/api/leerlingen/${leerling3.id}`;
  const gezien = await planOf(path, docent2);
  const eerste = gezien.taken[0];
  assert.ok(eerste);
  const { taak: proef } = await taakOf(eerste.id, path, docent2);
  const item = proef.opgaven[0];
  assert.ok(item);
  const reply = await submit([antwoord(item, undefined, { taakId: proef.id })], proef.game, docent2, path);
  assert.equal(Oordelen.parse(reply.body).oordelen[0]?.oordeel.goed, true);
  const rijen = await server.database.forAdmin(kind.adminId, (db) =>
    db.selectFrom('taak').select('id').where('leerling_id', '=', leerling3.id).execute(),
  );
  assert.deepEqual(rijen, []);
});

test('A10: an expired licence stops practising, not looking; what was begun before its end still comes in', async () => {
  const { adminId, id } = server.wereld.persoon('thuis-leerling');
  const [thuis, beheerder] = await Promise.all([server.login('thuis-leerling'), server.login('thuisadmin')]);
  const path = `/api/leerlingen/${id}`;
  const zet = (licentie_van: string | null, licentie_tot: string | null) =>
    server.database.own.updateTable('admin').set({ licentie_van, licentie_tot }).where('admin_id', '=', adminId).execute();
  const dag = await planOf(path, thuis);
  const [vandaag, gisteren] = await Promise.all(dag.taken.slice(0, 2).map(async (kort) => (await taakOf(kort.id, path, thuis)).taak));
  assert.ok(vandaag && gisteren);
  const maakOud = { created_at: new Date(server.clock.now() - 86_400_000) };
  await server.database.own.updateTable('taak').set(maakOud).where('admin_id', '=', adminId).where('id', '=', gisteren.id).execute();
  const stuur = async (welke: typeof vandaag) => {
    const item = welke.opgaven[0];
    assert.ok(item);
    return submit([antwoord(item, undefined, { taakId: welke.id })], welke.game, thuis, path);
  };
  const nieuw = (naam: string) => server.post(`${path}/taken`, { id: testId(naam), somvensterId: vandaag.somvensterId }, thuis);
  const plannen = (wie = thuis) => server.post(`${path}/dagtaken`, undefined, wie);
  const groepen = async () => (await server.get(`/api/admins/${adminId}/groepen`, beheerder)).body;

  await zet(null, '2026-11-18');
  for (const antwoorden of [await plannen(), await nieuw('na het einde'), await stuur(vandaag)])
    assert.partialDeepStrictEqual([antwoorden.status, antwoorden.body], [409, { code: 'licentie/verlopen' }]);
  assert.equal((await stuur(gisteren)).status, 200);
  assert.equal((await server.get(`${path}/landkaart`, thuis)).status, 200);
  assert.equal((await plannen(beheerder)).status, 200);
  for (const pad of ['groepen', 'licentie', `leerlingen/${id}/dossier`, 'schooldossier'])
    assert.equal((await server.get(`/api/admins/${adminId}/${pad}`, beheerder)).status, 200, pad);
  assert.partialDeepStrictEqual(await groepen(), { oefenen: 'verlopen' });

  await zet('2026-12-01', null);
  assert.partialDeepStrictEqual((await plannen()).body, { code: 'licentie/nog-niet' });
  assert.partialDeepStrictEqual(await groepen(), { oefenen: 'nog-niet' });
  await zet('2026-11-19', '2026-11-19');
  assert.equal((await plannen()).status, 200);
  assert.equal((await nieuw('op de laatste dag')).status, 200);
  assert.partialDeepStrictEqual(await groepen(), { oefenen: 'loopt' });
});

test('what is kept of where an answer was given is the kind of hour it was, and no more', async () => {
  const regels = await server.database.forAdmin(kind.adminId, (db) =>
    db.selectFrom('antwoord').select(['op', 'motor']).where('leerling_id', '=', kind.id).where('poging', '=', 1).execute(),
  );
  assert.ok(regels.some(({ motor }) => readLine(motor).invoer.plaats !== undefined));
  const verwacht = plaatsVan({ soort: 'school', vakantieregio: '' });
  for (const { op, motor } of regels) assert.equal(readLine(motor).invoer.plaats, verwacht(op.getTime()));
});
