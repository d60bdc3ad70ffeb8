import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import { meekijkenRoutes, type Meekijk } from '@spelrijk/contract/meekijken';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { laatOefenen } from '../../../../test/oefenweken.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { sweepMeekijken } from './koppelen.ts';

const server = await createProefserver();
const { a } = server.wereld;
const own = server.database.own;
const [groep1 = ''] = a.groepIds;
const [admin, rt, thuis] = await Promise.all(['schooladmin', 'rtadmin', 'thuisadmin'].map((naam) => server.login(naam)));
const praktijk = server.wereld.persoon('rtadmin').adminId;
const gezin = server.wereld.persoon('thuisadmin').adminId;
const codeVan = ({ body }: Antwoord): unknown => Reflect.get(Object(body), 'code');
const VANDAAG = '2026-11-19';
const [kind = ''] = await laatOefenen(server.database, { adminId: a.id, groepId: groep1, jaargroep: 5, now: server.clock.now() }, [
  { roepnaam: 'Meike', achternaam: 'Kijker', aard: 'moeite' },
]);
await sql`insert into zorgvlag values (${a.id}, ${testId('vlag')}, ${kind}, 'GEHEIME NOTITIE', now(), ${testId('iemand')})`.execute(own);
await sql`insert into zorgdoel values (${a.id}, ${kind}, 'open-lettergreep', now())`.execute(own);
const [planId, iemand] = [testId('plan'), testId('iemand')];
await sql`insert into handelingsplan (admin_id, id, leerling_id, status, niveau, van, tot, weken, keren, minuten, functie, zorgaandeel, tekst, door, created_at, gestart_op)
  values (${a.id}, ${planId}, ${kind}, 'actief', 3, '2026-11-02', '2027-01-24', 12, 3, 20, 'remedial-teacher', 'gewoon',
    ${JSON.stringify({ waarom: 'GEHEIM waarom', geprobeerd: 'GEHEIM geprobeerd', aanpak: 'GEHEIM aanpak', thuis: 'GEHEIM thuis', maatregelen: ['meer-tijd'] })},
    ${iemand}, now(), now())`.execute(own);
await sql`insert into handelingsplan_doel (admin_id, plan_id, categorie, leerling_id, nr, begin, streef, contrast)
  values (${a.id}, ${planId}, 'open-lettergreep', ${kind}, 1, '{"laag":31,"hoog":47,"zeker":true}', 85, 'verdubbeling')`.execute(own);
await sql`insert into zorgsessie (admin_id, id, plan_id, leerling_id, dag, minuten, groepsgrootte, functie, soort, notitie, door, created_at)
  values (${a.id}, ${testId('sessie')}, ${planId}, ${kind}, '2026-11-10', 37, 1, 'remedial-teacher', 'school', 'GEHEIM sessie', ${iemand}, now())`.execute(
  own,
);
await sql`insert into oudercontact (admin_id, id, plan_id, leerling_id, soort, dag, ouders, plan_versie, door, created_at)
  values (${a.id}, ${testId('contact')}, ${planId}, ${kind}, 'niet-akkoord', '2026-11-11', 2, 1, ${iemand}, now())`.execute(own);
await sql`insert into potlood (admin_id, id, leerling_id, tekst, door, created_at)
  values (${a.id}, ${testId('potlood')}, ${kind}, 'GEHEIM potlood', ${iemand}, now())`.execute(own);

/** Whatever of care and of people stands in an answer, also inside what is read of practice. */
const NOOIT = [
  'GEHEIM',
  'Kijker',
  planId,
  iemand,
  'meer-tijd',
  'remedial-teacher',
  'niet-akkoord',
  'streef',
  'maatregelen',
  'sessies',
  'contacten',
  'evaluatie',
];
function demandNiets(tekst: string): void {
  for (const nooit of NOOIT) assert.ok(!tekst.includes(nooit), nooit);
}

let teller = 0;
const maakt = (velden: object = {}, token = admin, adminId = a.id): Promise<Antwoord> =>
  server.post(
    `/api/admins/${adminId}/leerlingen/${kind}/meekijken`,
    { id: testId(`link ${teller++}`), toestemmingOp: VANDAAG, bereik: 'voortgang', tot: '2027-07-31', ...velden },
    token,
  );
async function link(velden: object = {}): Promise<{ readonly code: string; readonly link: Meekijk }> {
  const antwoord = await maakt(velden);
  assert.equal(antwoord.status, 200, antwoord.text);
  return meekijkenRoutes.createMeekijk.response.parse(antwoord.body);
}
const begin = (code: string, token = rt, adminId = praktijk): Promise<Antwoord> =>
  server.post(`/api/admins/${adminId}/meekijken/aannemen`, { code }, token);
const kijk = (id: string, token = rt, adminId = praktijk): Promise<Antwoord> =>
  server.get(`/api/admins/${adminId}/meekijken/${id}/voortgang`, token);
const stop = (id: string, adminId: string, token: string | undefined): Promise<Antwoord> =>
  server.post(`/api/admins/${adminId}/meekijken/${id}/stoppen`, {}, token);
const logVan = async (adminId: string): Promise<readonly string[]> =>
  (await own.selectFrom('audit').select('betreft').where('admin_id', '=', adminId).where('soort', '=', 'meekijken').execute()).map(
    ({ betreft }) => betreft,
  );

test('who may: the owner grants, a practice or a home looks; consent is no day to come, the end at most the school year', async () => {
  for (const wie of ['docent', 'office', 'leerling', 'demo']) assert.equal((await maakt({}, await server.login(wie))).status, 403, wie);
  assert.equal((await maakt({}, rt)).status, 404);
  assert.equal((await maakt({}, rt, praktijk)).status, 404);
  assert.equal(codeVan(await maakt({ toestemmingOp: '2026-11-20' })), 'meekijken/datum');
  for (const tot of ['2026-11-18', '2027-08-01']) assert.equal(codeVan(await maakt({ tot })), 'meekijken/te-lang');
  const { code, link: gemaakt } = await link();
  assert.equal((await begin(code, admin, a.id)).status, 403);
  const { rows } = await sql<{ rij: string }>`select to_jsonb(m)::text as rij from meekijk m`.execute(own);
  for (const { rij } of rows) assert.ok(!rij.includes(code) && !rij.includes(code.replaceAll('-', '')));
  assert.equal((await kijk(gemaakt.id)).status, 404);
});

test('the guest sees the progress that the owner sees and nothing of care; every look stands in both logs', async () => {
  const { code, link: gemaakt } = await link();
  const gezien = await server.post(`/api/admins/${praktijk}/meekijken/bekijk`, { code: code.toLowerCase() }, rt);
  assert.deepEqual(gezien.body, {
    naam: 'Meike K.',
    eigenaar: 'School A',
    groep: 'School A groep 1',
    bereik: 'voortgang',
    tot: '2027-07-31',
  });
  assert.equal((await begin(code)).status, 200);
  assert.equal((await begin(code)).status, 200);
  assert.equal(codeVan(await begin(code, thuis, gezin)), 'verhuistokens/code-werkt-niet');
  const antwoord = await kijk(gemaakt.id);
  const { categorieen, doelen, beheerst, fouten, link: eigen } = meekijkenRoutes.readMeekijk.response.parse(antwoord.body);
  assert.deepEqual([doelen, eigen.kant, eigen.naam, eigen.ander], [null, 'gast', 'Meike K.', 'School A']);
  const bij = voortgangRoutes.readVoortgang.response.parse(
    (await server.get(`/api/admins/${a.id}/groepen/${groep1}/leerlingen/${kind}/voortgang`, admin)).body,
  );
  assert.deepEqual(
    categorieen.map(({ id, beeld, laatste }) => [id, beeld, laatste]),
    bij.categorieen.map(({ id, beeld, laatste }) => [id, beeld, laatste]),
  );
  assert.deepEqual([beheerst, fouten], [bij.beheerst, bij.fouten]);
  demandNiets(antwoord.text);
  for (const nooit of ['"zorg"', '"lvs"', '"toetsen"', kind, a.id]) assert.ok(!antwoord.text.includes(nooit), nooit);
  assert.ok((await logVan(a.id)).includes('voortgang bekeken door Praktijk'));
  assert.ok((await logVan(praktijk)).includes('voortgang bekeken, bij School A'));
  const voor = (await logVan(a.id)).length;
  await kijk(gemaakt.id);
  assert.equal((await logVan(a.id)).length, voor + 1);
  assert.equal((await kijk(gemaakt.id, thuis, gezin)).status, 404);
});

test('with the goals of now the names of categories come along, never a note', async () => {
  const { code, link: gemaakt } = await link({ bereik: 'voortgang-doelen' });
  await begin(code);
  const antwoord = await kijk(gemaakt.id);
  assert.deepEqual(meekijkenRoutes.readMeekijk.response.parse(antwoord.body).doelen?.length, 1);
  demandNiets(antwoord.text);
  const lijst = await server.get(`/api/admins/${praktijk}/meekijken`, rt);
  assert.equal(lijst.status, 200);
  demandNiets(lijst.text.replaceAll('Meike Kijker', ''));
});

test('both sides stop it, at once; after its last day it is over; a leerling that is thrown away is not looked at', async () => {
  for (const [adminId, token, door] of [
    [a.id, admin, 'eigenaar'],
    [praktijk, rt, 'gast'],
  ] as const) {
    const { code, link: gemaakt } = await link();
    await begin(code);
    assert.equal((await kijk(gemaakt.id)).status, 200);
    assert.equal((await stop(gemaakt.id, gezin, thuis)).status, 404);
    const gestopt = meekijkenRoutes.endMeekijk.response.parse((await stop(gemaakt.id, adminId, token)).body);
    assert.deepEqual([gestopt.status, gestopt.eindeDoor], ['gestopt', door]);
    assert.equal((await stop(gemaakt.id, adminId, token)).status, 200);
    assert.equal((await kijk(gemaakt.id)).status, 404);
    assert.equal((await begin(code)).status, 404);
  }
  const oud = await link();
  await begin(oud.code);
  await own.updateTable('meekijk').set({ tot: '2026-11-18' }).where('id', '=', oud.link.id).execute();
  assert.equal((await kijk(oud.link.id)).status, 404);
  await sweepMeekijken(server, server.clock.now());
  const lijst = meekijkenRoutes.listMeekijken.response.parse((await server.get(`/api/admins/${praktijk}/meekijken`, rt)).body);
  assert.partialDeepStrictEqual(
    lijst.links.find(({ id }) => id === oud.link.id),
    { status: 'gestopt', eindeDoor: 'tijd' },
  );
  const nu = await link();
  await begin(nu.code);
  await server.post(`/api/admins/${a.id}/leerlingen/weggooien`, { leerlingIds: [kind] }, admin);
  assert.equal((await kijk(nu.link.id)).status, 404);
  await server.post(`/api/admins/${a.id}/prullenbak/terugzetten`, { leerlingIds: [kind] }, admin);
  assert.equal((await kijk(nu.link.id)).status, 404);
});

test('part of the licence of either side: refused only when neither has one that runs', async () => {
  const { code, link: gemaakt } = await link();
  await begin(code);
  const zet = (adminId: string, tot: string | null) =>
    own.updateTable('admin').set({ licentie_tot: tot }).where('admin_id', '=', adminId).execute();
  await zet(praktijk, '2026-01-01');
  assert.equal((await kijk(gemaakt.id)).status, 200);
  await zet(a.id, '2026-01-01');
  assert.equal(codeVan(await kijk(gemaakt.id)), 'licentie/verlopen');
  await zet(praktijk, null);
  await zet(a.id, null);
  assert.equal((await kijk(gemaakt.id)).status, 200);
});

test('a practice and a home own it too: their own child, looked at by the other, one line a look at both sides with the child, stopped by either', async () => {
  const kanten = {
    praktijk: { adminId: praktijk, token: rt, naam: 'Praktijk', kind: server.wereld.persoon('rt-leerling').id },
    gezin: { adminId: gezin, token: thuis, naam: 'Thuis', kind: server.wereld.persoon('thuis-leerling').id },
  };
  const regelsVan = async ({ adminId, token }: { readonly adminId: string; readonly token: string | undefined }) =>
    logboekRoutes.readLogboek.response
      .parse((await server.get(`/api/admins/${adminId}/logboek?soort=meekijken`, token)).body)
      .regels.map(({ betreft, over }) => [betreft, over] as const);
  for (const [eigenaar, gast] of [
    [kanten.praktijk, kanten.gezin],
    [kanten.gezin, kanten.praktijk],
  ] as const)
    for (const wieStopt of ['eigenaar', 'gast'] as const) {
      const wat = `${eigenaar.naam}, ${wieStopt} stopt`;
      const url = `/api/admins/${eigenaar.adminId}/leerlingen/${eigenaar.kind}/meekijken`;
      const body = { id: testId(`link ${teller++}`), toestemmingOp: VANDAAG, bereik: 'voortgang-doelen', tot: '2027-07-31' };
      assert.equal((await server.post(url, body, gast.token)).status, 404, `${wat}: another's child`);
      const gemaakt = meekijkenRoutes.createMeekijk.response.parse((await server.post(url, body, eigenaar.token)).body);
      assert.equal((await begin(gemaakt.code, gast.token, gast.adminId)).status, 200, wat);
      const lijst = meekijkenRoutes.listMeekijken.response.parse(
        (await server.get(`/api/admins/${eigenaar.adminId}/meekijken`, eigenaar.token)).body,
      );
      assert.partialDeepStrictEqual(
        lijst.links.find(({ id }) => id === body.id),
        { kant: 'eigenaar', ander: gast.naam, status: 'actief' },
        wat,
      );
      assert.equal((await kijk(body.id, eigenaar.token, eigenaar.adminId)).status, 404, `${wat}: the owner is no guest`);
      server.clock.advance(1000);
      const [voor, voorGast] = [await regelsVan(eigenaar), await regelsVan(gast)];
      const gezien = meekijkenRoutes.readMeekijk.response.parse((await kijk(body.id, gast.token, gast.adminId)).body);
      assert.deepEqual([gezien.link.ander, gezien.link.kant], [eigenaar.naam, 'gast'], wat);
      const [na, naGast] = [await regelsVan(eigenaar), await regelsVan(gast)];
      assert.deepEqual([na.length - voor.length, naGast.length - voorGast.length], [1, 1], `${wat}: one line at each side`);
      assert.equal(na[0]?.[0], `voortgang bekeken door ${gast.naam}`);
      assert.notEqual(na[0]?.[1], '', `${wat}: of which child`);
      assert.deepEqual(naGast[0], [`voortgang bekeken, bij ${eigenaar.naam}`, ''], wat);
      server.clock.advance(1000);
      const stopper = wieStopt === 'eigenaar' ? eigenaar : gast;
      assert.equal((await stop(body.id, stopper.adminId, stopper.token)).status, 200, wat);
      assert.equal((await kijk(body.id, gast.token, gast.adminId)).status, 404, `${wat}: at once`);
    }
});
