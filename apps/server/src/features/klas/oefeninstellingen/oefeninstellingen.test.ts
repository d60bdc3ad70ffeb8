/** Setting how children practise, over HTTP: who may, what is inherited, what happens when two do it at once, and that it holds today. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { z } from 'zod';
import { oefeninstellingenRoutes } from '@spelrijk/contract/oefeninstellingen';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { Instelbaar, type InstelNaam } from '@spelrijk/domain/oefeninstelling';
import { VOORINSTELLING, VOORINSTELLINGEN } from '@spelrijk/domain/standaard-instelling';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groep1 = '', groep2 = ''] = a.groepIds;
const [kind1, kind2, kind3] = a.kinderen;
if (!kind1 || !kind2 || !kind3) throw new Error('the world has three children');
const docent = await server.login('docent');
const admin = await server.login('schooladmin');
const vanGroep = (groepId: string): string => `/api/admins/${a.id}/groepen/${groepId}`;
const base = `${vanGroep(groep1)}/oefeninstellingen`;

type Methode = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const send = (method: Methode, url: string, body?: unknown, token = docent): Promise<Antwoord> =>
  server.request({
    method,
    url,
    token,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });
const codeOf = ({ body }: Antwoord): unknown => (typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined);
const { listOefeninstellingen, readOefeninstelling, updateOefeninstelling, previewOefendag } = oefeninstellingenRoutes;

const lijst = async (token = docent) => listOefeninstellingen.response.parse((await send('GET', base, undefined, token)).body);
const lees = async (id: string, token = docent) =>
  readOefeninstelling.response.parse((await send('GET', `${base}/${id}`, undefined, token)).body);
const wijzig = (id: string, versie: number, zet: Instelbaar, terug: InstelNaam[] = [], token = docent) =>
  send('PATCH', `${base}/${id}`, { versie, zet, terug }, token);

/** Sets it whatever the version; time goes on, as it does between people. */
async function zet(id: string, opties: Instelbaar, terug: InstelNaam[] = []): Promise<z.infer<typeof updateOefeninstelling.response>> {
  server.clock.advance(60_000);
  const { houder } = await lees(id);
  return updateOefeninstelling.response.parse((await wijzig(id, houder.versie, opties, terug)).body);
}
async function schoon(): Promise<void> {
  await server.database.forAdmin(a.id, async (db) => {
    await db.deleteFrom('oefeninstelling').execute();
    await db.deleteFrom('taak').execute();
  });
}
const geldt = async (kind = kind1) => {
  const reply = await server.get(`/api/leerlingen/${kind.id}/oefeninstelling`, await server.login(kind.gebruikersnaam));
  return takenRoutes.readEigenInstelling.response.parse(reply.body).instelling;
};
const dag = async (kind = kind1) => {
  const reply = await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, await server.login(kind.gebruikersnaam));
  return dagtakenRoutes.planDag.response.parse(reply.body);
};

test('the overview shows the groep and every leerling, with nothing set at first', async () => {
  const { groep, leerlingen, leerlijn, halfjaren } = await lijst();
  assert.deepEqual([groep.id, groep.soort, groep.versie, groep.eigen], [groep1, 'groep', 0, {}]);
  assert.deepEqual(
    leerlingen.map(({ id, soort, versie }) => [id, soort, versie]),
    [kind1, kind2].map(({ id }) => [id, 'leerling', 0]),
  );
  assert.deepEqual([halfjaren[0], halfjaren.at(-1)], ['3a', '8b']);
  assert.ok(leerlijn.length > 60 && ['spelling', 'werkwoorden', 'lezen'].every((soort) => leerlijn.some((stap) => stap.soort === soort)));
});

test('what the groep sets holds for its leerlingen, what a leerling sets goes first, and giving it back inherits again', async () => {
  await schoon();
  await zet(groep1, { doel: 0.9, hints: false });
  assert.partialDeepStrictEqual(await geldt(), { doel: 0.9, hints: false });
  const na = await zet(kind1.id, { doel: 0.7 });
  assert.deepEqual(na.eigen, { doel: 0.7 });
  assert.partialDeepStrictEqual(await geldt(), { doel: 0.7, hints: false });
  assert.partialDeepStrictEqual(await geldt(kind2), { doel: 0.9 });
  const { houder, groep } = await lees(kind1.id);
  assert.deepEqual([houder.eigen, groep.eigen], [{ doel: 0.7 }, { doel: 0.9, hints: false }]);
  assert.deepEqual((await lees(groep1)).leerlingen.find(({ id }) => id === kind1.id)?.wijktAf, ['doel']);
  await zet(kind1.id, {}, ['doel']);
  assert.equal((await geldt()).doel, 0.9);
});

test('who changed it and when is told to whoever looks next', async () => {
  const { houder } = await lees(groep1, admin);
  assert.equal(houder.gewijzigd?.door, 'docent School A');
});

test('two who change at once: the second is told, nothing of the first is lost, and saving again works', async () => {
  await schoon();
  const { versie } = (await lees(kind1.id)).houder;
  assert.equal((await wijzig(kind1.id, versie, { minuten: 20 }, [], admin)).status, 200);
  const laat = await wijzig(kind1.id, versie, { doel: 0.85 });
  assert.deepEqual([laat.status, codeOf(laat)], [409, 'oefeninstellingen/intussen-gewijzigd']);
  assert.match(laat.text, /Wat jij koos, staat er nog/);
  assert.deepEqual((await lees(kind1.id)).houder.eigen, { minuten: 20 });
  assert.equal((await wijzig(kind1.id, versie + 1, { doel: 0.85 })).status, 200);
  assert.deepEqual((await lees(kind1.id)).houder.eigen, { minuten: 20, doel: 0.85 });
});

test('two first changes at the same moment: one is kept, one is told', async () => {
  await schoon();
  const codes = await Promise.all([wijzig(kind2.id, 0, { minuten: 20 }), wijzig(kind2.id, 0, { minuten: 30 }, [], admin)]);
  assert.deepEqual(
    codes.map(({ status }) => status).toSorted((x, y) => x - y),
    [200, 409],
  );
});

test('the same change sent again after a lost answer is no conflict and no new version', async () => {
  await schoon();
  const een = updateOefeninstelling.response.parse((await wijzig(kind1.id, 0, { minuten: 20 })).body);
  const twee = updateOefeninstelling.response.parse((await wijzig(kind1.id, 0, { minuten: 20 })).body);
  assert.deepEqual([een.versie, twee.versie], [1, 1]);
});

test('own word lists belong to another screen: they cannot be set here and no change touches them', async () => {
  await schoon();
  const woordlijsten = [{ id: testId('lijst'), naam: 'Week 47', woorden: ['drakenstaart'] }];
  assert.equal((await send('PATCH', `${base}/${kind1.id}`, { versie: 0, zet: { woordlijsten }, terug: [] })).status, 400);
  await server.database.forAdmin(a.id, (db) =>
    db
      .insertInto('oefeninstelling')
      .values({
        admin_id: a.id,
        id: testId('met lijst'),
        groep_id: null,
        leerling_id: kind1.id,
        instelling: JSON.stringify({ woordlijsten, minuten: 20 }),
        created_at: new Date(server.clock.now()),
      })
      .execute(),
  );
  const { houder } = await lees(testId('met lijst'));
  assert.deepEqual([houder.leerlingId, houder.woordlijsten, houder.eigen], [kind1.id, 1, { minuten: 20 }]);
  await zet(kind1.id, { doel: 0.9 }, ['minuten']);
  const { instelling } = await server.database.forAdmin(a.id, (db) =>
    db.selectFrom('oefeninstelling').select('instelling').where('leerling_id', '=', kind1.id).executeTakeFirstOrThrow(),
  );
  assert.deepEqual(instelling, { woordlijsten, doel: 0.9 });
});

test('a docent sets her own groepen; the school sets all; the office looks with a reason and changes nothing', async () => {
  const elders = `${vanGroep(groep2)}/oefeninstellingen`;
  assert.deepEqual(codeOf(await send('GET', elders)), 'groepen/niet-gevonden');
  assert.equal((await send('PATCH', `${elders}/${groep2}`, { versie: 0, zet: {}, terug: [] })).status, 404);
  assert.equal((await send('GET', elders, undefined, admin)).status, 200);
  const office = await server.login('office');
  assert.deepEqual(codeOf(await send('GET', base, undefined, office)), 'auth/reden-nodig');
  const kijkt = await server.request({ method: 'GET', url: base, token: office, headers: { 'x-reden': 'de%20school%20belde%20ons' } });
  assert.equal(kijkt.status, 200);
  const regels = await server.database.own
    .selectFrom('audit')
    .select('actie')
    .where('admin_id', '=', a.id)
    .where('soort', '=', 'inzage')
    .execute();
  assert.ok(regels.some(({ actie }) => actie === 'exerciseSettings.read'));
  assert.equal((await wijzig(groep1, 0, { doel: 0.9 }, [], office)).status, 403);
  assert.equal((await wijzig(groep1, 0, { doel: 0.9 }, [], await server.login('leerling'))).status, 403);
});

test('a setting under another groep, of another school, or of nobody is 404', async () => {
  for (const id of [kind3.id, groep2, b.groepIds[0] ?? '', server.wereld.persoon('b-leerling').id, testId('niemand')]) {
    const reply = await send('GET', `${base}/${id}`, undefined, admin);
    assert.deepEqual([reply.status, codeOf(reply)], [404, 'oefeninstellingen/niet-gevonden'], id);
    assert.equal((await wijzig(id, 0, { doel: 0.9 }, [], admin)).status, 404);
  }
});

const FOUT: readonly object[] = [
  { doel: 0.5 },
  { minuten: 4 },
  { herhaalGeluid: 6 },
  { startpunt: '9a' },
  { onbekend: 1 },
  { uit: ['x'.repeat(61)] },
];
for (const opties of FOUT)
  test(`${JSON.stringify(opties).slice(0, 40)} is refused as a whole`, async () => {
    assert.equal((await send('PATCH', `${base}/${kind1.id}`, { versie: 0, zet: { hints: false, ...opties }, terug: [] })).status, 400);
  });

test('a change holds today: what is not begun is planned anew, what is begun stays, and a taak that left the plan still counts', async () => {
  await schoon();
  const voor = (await dag()).taken;
  assert.ok(voor.length > 1);
  const [eerste, tweede] = voor;
  const token = await server.login(kind1.gebruikersnaam);
  const speel = async (taakId = ''): Promise<number> => {
    const url = `/api/leerlingen/${kind1.id}`;
    const { taak } = takenRoutes.readTaak.response.parse((await server.get(`${url}/taken/${taakId}`, token)).body);
    const [opgave] = taak.opgaven;
    const antwoord = {
      id: testId(`antwoord ${taakId}`),
      taakId,
      opgaveId: opgave?.id,
      poging: 1,
      gegeven: opgave?.antwoord,
      rtMs: 4000,
      op: new Date(server.clock.now()).toISOString(),
      hints: 0,
    };
    return (await server.post(`${url}/antwoorden`, { game: taak.game, antwoorden: [antwoord] }, token)).status;
  };
  server.clock.advance(60_000);
  assert.equal(await speel(eerste?.id), 200);
  await zet(kind1.id, { alleen: ['ei-ij', 'verdubbeling'] });
  const na = (await dag()).taken;
  assert.equal(na[0]?.id, eerste?.id);
  assert.ok(na.length > 1);
  for (const { somvensterId } of na.slice(1)) assert.ok(['ei-ij', 'verdubbeling'].includes(somvensterId), somvensterId);
  assert.ok(!na.some(({ id }) => id === tweede?.id));
  assert.equal(await speel(tweede?.id), 200, 'a child without a connection was playing it');
  assert.deepEqual(
    (await dag()).taken.map(({ id }) => id),
    na.map(({ id }) => id),
    'asked again: the same plan',
  );
});

test('a change of the groep replans who has no setting of its own, and who looks on sees the new plan', async () => {
  await schoon();
  await dag(kind2);
  await zet(groep1, { alleen: ['ei-ij', 'au-ou'] });
  const kijkt = await server.post(`/api/leerlingen/${kind2.id}/dagtaken`, undefined, docent);
  const { taken } = dagtakenRoutes.planDag.response.parse(kijkt.body);
  assert.ok(taken.length > 0);
  for (const { somvensterId } of [...taken, ...(await dag(kind2)).taken])
    assert.ok(['ei-ij', 'au-ou'].includes(somvensterId), somvensterId);
});

const proef = async (id: string, eigen: Instelbaar, leerlingId?: string) =>
  previewOefendag.response.parse((await send('POST', `${base}/${id}/proefdag`, { eigen, ...(leerlingId && { leerlingId }) })).body);

test('the dry day shows what would be, says why there is nothing, and stores nothing', async () => {
  await schoon();
  const echt = await proef(kind1.id, { alleen: ['ei-ij'], minuten: 5 });
  assert.ok(echt.taken.length > 0 && echt.taken.every(({ somvensterNaam }) => /ei/i.test(somvensterNaam)));
  assert.ok(echt.taken.every(({ voorbeelden, aantal, gameTitel }) => voorbeelden.length > 0 && aantal >= 5 && gameTitel !== ''));
  assert.deepEqual(echt.automatisch, { normgroep: '5a', startpunt: '4b', plafond: '6a' });
  assert.deepEqual((await proef(kind1.id, { normgroep: '7b' })).automatisch, { normgroep: '5a', startpunt: '7a', plafond: '8b' });
  const niets = await proef(kind1.id, { spelling: false, werkwoorden: false, lezen: false });
  assert.deepEqual([niets.taken, niets.waarom], [[], 'niets']);
  const vanGroep2 = await proef(groep1, { alleen: ['au-ou'] }, kind2.id);
  assert.equal(vanGroep2.leerling.id, kind2.id);
  const rijen = await server.database.forAdmin(a.id, (db) => db.selectFrom('taak').select('id').execute());
  assert.deepEqual(rijen, []);
  assert.deepEqual(
    (await lijst()).leerlingen.map(({ versie }) => versie),
    [0, 0],
  );
});

test('the dry day is the day the child then gets', async () => {
  await schoon();
  const droog = await proef(kind1.id, { minuten: 20, lezen: false });
  await zet(kind1.id, { minuten: 20, lezen: false });
  const echt = await dag();
  assert.deepEqual(
    droog.taken.map((taak) => [taak.somvensterNaam, taak.aantal]),
    // The docent has another name for it than the child.
    echt.taken.map((taak) => [
      taak.somvensterNaam === kindnaam(taak.somvensterId) ? somvensterNaam(taak.somvensterId) : taak.somvensterNaam,
      taak.aantal,
    ]),
  );
});

const beurten = `${vanGroep(groep1)}/instelbeurten`;
const samen = (naam: string, zetOpties: Instelbaar, terug: InstelNaam[] = []) => ({
  id: testId(naam),
  leerlingIds: [kind1.id, kind2.id],
  zet: zetOpties,
  terug,
});

test('many at once: the preview counts, the change is one, sent twice is once, and undo puts back who was not changed since', async () => {
  await schoon();
  await zet(kind1.id, { doel: 0.9 });
  const { id: _id, ...vraag } = samen('a', { doel: 0.9, hints: false });
  const voorbeeld = oefeninstellingenRoutes.previewInstelbeurt.response.parse((await send('POST', `${beurten}/voorbeeld`, vraag)).body);
  assert.deepEqual(Object.fromEntries(voorbeeld.leerlingen.map(({ id, wordt }) => [id, wordt])), {
    [kind1.id]: ['hints'],
    [kind2.id]: ['doel', 'hints'],
  });
  for (let i = 0; i < 2; i++)
    assert.deepEqual((await send('POST', beurten, samen('a', { doel: 0.9, hints: false }))).body, { gewijzigd: 2 });
  assert.partialDeepStrictEqual(await geldt(kind2), { doel: 0.9, hints: false });
  await zet(kind2.id, { minuten: 10 });
  const terug = await send('POST', `${beurten}/${testId('a')}/terug`);
  assert.deepEqual(terug.body, { teruggezet: 1, overgeslagen: ['leerling2 School A'] });
  assert.deepEqual((await lees(kind1.id)).houder.eigen, { doel: 0.9 });
  assert.deepEqual((await lees(kind2.id)).houder.eigen, { doel: 0.9, hints: false, minuten: 10 });
  assert.deepEqual((await send('POST', `${beurten}/${testId('a')}/terug`)).body, { teruggezet: 0, overgeslagen: [] });
});

test('many at once: back to the groep', async () => {
  await schoon();
  await zet(kind1.id, { doel: 0.9, minuten: 10 });
  assert.deepEqual((await send('POST', beurten, samen('b', {}, ['doel', 'minuten']))).body, { gewijzigd: 1 });
  assert.deepEqual((await lees(kind1.id)).houder.eigen, {});
});

test('many at once: somebody of another groep among them, and nobody is changed', async () => {
  await schoon();
  for (const vreemd of [kind3.id, server.wereld.persoon('b-leerling').id, testId('niemand')]) {
    const reply = await send('POST', beurten, { ...samen('c', { doel: 0.9 }), leerlingIds: [kind1.id, vreemd] }, admin);
    assert.deepEqual([reply.status, codeOf(reply)], [404, 'leerlingen/niet-gevonden']);
  }
  assert.deepEqual((await lees(kind1.id)).houder.eigen, {});
  assert.equal((await send('POST', `${vanGroep(groep2)}/instelbeurten/${testId('a')}/terug`, undefined, admin)).status, 404);
});

test('a leerling that is erased takes its part of such a change along', async () => {
  const rijen = () =>
    server.database.own.selectFrom('instelbeurt_leerling').select('leerling_id').where('leerling_id', '=', kind1.id).execute();
  await schoon();
  await send('POST', beurten, samen('d', { doel: 0.9 }));
  assert.ok((await rijen()).length > 0);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_constraint where contype = 'f' and confdeltype = 'c'
      and conrelid = 'instelbeurt_leerling'::regclass and confrelid = 'leerling'::regclass`.execute(server.database.own);
  assert.equal(rows[0]?.n, 1);
});

test('our presets are valid settings, and each changes what a child gets', async () => {
  for (const naam of VOORINSTELLINGEN) {
    assert.deepEqual(Instelbaar.parse(VOORINSTELLING[naam]), VOORINSTELLING[naam]);
    await schoon();
    await zet(kind1.id, VOORINSTELLING[naam]);
    assert.partialDeepStrictEqual(await geldt(), VOORINSTELLING[naam]);
  }
});

test('a school keeps presets of its own: names once, taken away by who made them or by the school', async () => {
  const url = (naam: string, adminId = a.id): string => `/api/admins/${adminId}/voorinstellingen/${testId(naam)}`;
  for (let i = 0; i < 2; i++) assert.equal((await send('PUT', url('p'), { naam: 'Na de vakantie', zet: { minuten: 10 } })).status, 204);
  assert.deepEqual((await lijst(admin)).voorinstellingen, [{ id: testId('p'), naam: 'Na de vakantie', zet: { minuten: 10 } }]);
  const dubbel = await send('PUT', url('q'), { naam: 'na de VAKANTIE', zet: {} });
  assert.deepEqual([dubbel.status, codeOf(dubbel)], [409, 'oefeninstellingen/naam-bestaat-al']);
  const namen = ['Groep 10', 'Groep 2', 'Élan', 'Fijn'];
  for (const naam of namen) assert.equal((await send('PUT', url(naam), { naam, zet: {} })).status, 204);
  assert.deepEqual(
    (await lijst(admin)).voorinstellingen.map(({ naam }) => naam),
    ['Élan', 'Fijn', 'Groep 2', 'Groep 10', 'Na de vakantie'],
    'in Dutch order',
  );
  for (const naam of namen) assert.equal((await send('DELETE', url(naam), undefined, admin)).status, 204);
  const docent2 = await server.login('docent2');
  assert.equal((await send('PUT', url('p'), { naam: 'Gekaapt', zet: {} }, docent2)).status, 404);
  assert.equal((await send('DELETE', url('p'), undefined, docent2)).status, 404);
  assert.equal((await send('DELETE', url('p', b.id), undefined, await server.login('b-schooladmin'))).status, 404);
  assert.equal((await send('DELETE', url('p'), undefined, admin)).status, 204);
  assert.deepEqual((await lijst()).voorinstellingen, []);
});
