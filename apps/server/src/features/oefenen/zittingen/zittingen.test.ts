/** A methodetoets as it is taken: secret, once, resumed anywhere, open by our clock; and what the engine learns of it. */
import { before, test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { methodetoetsenRoutes } from '@spelrijk/contract/methodetoetsen';
import { zittingenRoutes } from '@spelrijk/contract/zittingen';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { replay } from '@spelrijk/oefenen/antwoord';
import { readLine } from '@spelrijk/oefenen/logline';
import { createKinderbrowser } from '../../../../test/kinderbrowser.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { beginStand, leerlijnVan, readStand } from '../standen/index.ts';
import { processGesloten } from './verwerken.ts';
import { VOORBEELD } from './voorbeeld.ts';

/** With the real speech, so that sounds have their names. */
const server = await createProefserver({ SPELRIJK_AUDIO: '' });
const { a, b } = server.wereld;
const [groep = '', andereGroep = ''] = a.groepIds;
const kind = a.kinderen[0];
const ander = a.kinderen.filter(({ groepId }) => groepId === groep)[1];
assert.ok(kind && ander);
const docent = await server.login('docent');
const token = await server.login(kind.gebruikersnaam);
const tokenAnder = await server.login(ander.gebruikersnaam);

const UUR = 3_600_000;
const WOORDEN = [
  { woord: 'bomen' },
  { woord: 'trein', zin: 'De trein is laat.' },
  { woord: 'bakker' },
  { woord: 'drakenstaart' },
  { woord: 'squishy' },
  { woord: 'hond' },
];
const iso = (ms: number): string => new Date(ms).toISOString();
const base = (groepId = groep): string => `/api/admins/${a.id}/groepen/${groepId}/methodetoetsen`;
const send = (method: 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown, wie: string | undefined = docent) =>
  server.request({
    method,
    url,
    token: wie,
    ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const zetPakket = (aan: boolean, adminId = a.id): Promise<unknown> =>
  sql`update admin set pakketten = ${aan ? ['testschool'] : []}::text[] where admin_id = ${adminId}`.execute(server.database.own);

async function maak(id: string, woorden: readonly unknown[] = WOORDEN): Promise<void> {
  const reply = await send('PUT', `${base()}/${id}`, { titel: 'Blok 3', methode: 'Taal', blok: '3', woorden, versie: 0 });
  assert.equal(reply.status, 200, reply.text);
}
const PLAN = { afspeel: null, herhaling: true, grens: null, iedereen: true, leerlingen: [] };
async function plan(id: string, anders: Record<string, unknown> = {}, versie = 1): Promise<void> {
  const nu = server.clock.now();
  const body = { ...PLAN, van: iso(nu - 1000), tot: iso(nu + UUR), versie, ...anders };
  const reply = await send('PUT', `${base()}/${id}/planning`, body);
  assert.equal(reply.status, 200, reply.text);
}
const pad = (id: string, leerlingId = kind.id, adminId = a.id): string =>
  `/api/leerlingen/${leerlingId}/admins/${adminId}/methodetoets/${id}`;
const lees = async (id: string, wie = token, leerlingId = kind.id) =>
  zittingenRoutes.readZitting.response.parse((await server.get(pad(id, leerlingId), wie)).body);
const schrijf = (id: string, itemId: string, gegeven: string, wie = token, leerlingId = kind.id) =>
  send('PUT', `${pad(id, leerlingId)}/antwoorden/${itemId}`, { gegeven, rtMs: 4000 }, wie);
const itemsVan = async (id: string): Promise<readonly string[]> =>
  methodetoetsenRoutes.readMethodetoets.response.parse((await server.get(`${base()}/${id}`, docent)).body).items;
const sluitTick = (): Promise<void> => {
  const { database } = server;
  const spraak = { voorAdmin: () => ({ audio: GEEN_GELUID, register: async () => undefined }) };
  return processGesloten({ database, audio: GEEN_GELUID, spraak, ijking: { push: () => undefined } }, server.clock.now());
};
const GEEN_GELUID = { vanWoord: () => ({}), vanTekst: () => undefined, vanKlank: () => undefined, vanRegel: () => undefined } as never;

// The learning line takes seconds on a machine that is busy: not while a transaction waits for it.
before(() => {
  leerlijnVan('nl');
  return zetPakket(true);
});

const EEN = testId('een');

test('check 1: rtadmin, thuisadmin, leerling and demo make no methodetoets; the package off is 404 for all of the school at the next request', async () => {
  await maak(EEN);
  const rollen = ['rtadmin', 'thuisadmin', 'leerling', 'demo', 'office', 'superadmin'];
  const probeer = async (wie: string): Promise<number[]> => {
    const van = await server.login(wie);
    const vraag = { titel: 'x', methode: '', blok: '', woorden: WOORDEN, versie: 0 };
    return [(await server.get(base(), van)).status, (await send('PUT', `${base()}/${testId(wie)}`, vraag, van)).status];
  };
  for (const wie of rollen) assert.deepEqual(await probeer(wie), [403, 403], wie);
  await plan(EEN);
  assert.equal((await server.get(pad(EEN), token)).status, 200);
  await zetPakket(false);
  for (const [url, wie] of [
    [base(), docent],
    [pad(EEN), token],
    [pad(EEN), docent],
  ] as const)
    assert.equal((await server.get(url, wie)).status, 404);
  // Of another customer, and never theirs: refused as with the package, so that nobody learns who has it.
  const elders = new Set(['rtadmin', 'thuisadmin', 'demo']);
  for (const wie of rollen) assert.deepEqual(await probeer(wie), elders.has(wie) ? [403, 403] : [404, 404], wie);
  const kaart = landkaartRoutes.readLandkaart.response.parse((await server.get(`/api/leerlingen/${kind.id}/landkaart`, token)).body);
  assert.deepEqual(kaart.methodetoetsen, []);
  await zetPakket(true);
  const aan = landkaartRoutes.readLandkaart.response.parse((await server.get(`/api/leerlingen/${kind.id}/landkaart`, token)).body);
  assert.deepEqual(
    aan.methodetoetsen.map(({ id, aantal, gemaakt }) => [id, aantal, gemaakt]),
    [[EEN, 6, 0]],
  );
});

test('check 9: no response of a running test, no name of a sound and nothing in it holds a word; right and wrong are answered alike', async () => {
  const kijker = await createKinderbrowser(server, ander.id, tokenAnder);
  const id = testId('geheim');
  // One sentence shows a word that is asked elsewhere.
  const woorden = WOORDEN.map((rij) => (rij.woord === 'bomen' ? { ...rij, zin: 'De trein rijdt langs de bomen.' } : rij));
  await maak(id, woorden);
  await plan(id);
  for (let plek = 1; plek <= woorden.length; plek++) {
    const kijk = await server.get(`${pad(id)}?nr=${plek}`, docent);
    for (const { woord } of woorden) assert.ok(!kijk.text.toLowerCase().includes(woord), `${plek} ${woord}`);
  }
  assert.ok((await server.get(`${pad(id)}?nr=2`, docent)).text.includes('De ____ is laat.'));
  const reply = await kijker.get(pad(id, ander.id));
  const replies: Antwoord[] = [];
  let { item } = zittingenRoutes.readZitting.response.parse(reply.body);
  for (const { woord } of woorden) {
    assert.ok(item);
    const url = `${pad(id, ander.id)}/antwoorden/${item.id}`;
    const gegeven = item.nr % 2 === 0 ? woord : `${woord}e`;
    const answer = await kijker.send('PUT', url, { gegeven, rtMs: 4000 });
    assert.equal(answer.status, 200, answer.text);
    replies.push(answer);
    // Another text, and an item that is not there.
    await kijker.send('PUT', url, { gegeven: 'iets anders', rtMs: 10 });
    await kijker.send('PUT', `${pad(id, ander.id)}/antwoorden/${testId('geen item')}`, { gegeven: 'x', rtMs: 10 });
    ({ item } = zittingenRoutes.readZitting.response.parse((await kijker.get(pad(id, ander.id))).body));
    await kijker.lookAround();
  }
  await kijker.send('POST', `${pad(id, ander.id)}/klaar`);
  await kijker.get(pad(id, ander.id));
  await kijker.lookAround();
  assert.ok(kijker.geluiden() > 0, 'a word is heard');
  kijker.demandNothing(
    woorden.map(({ woord }) => woord),
    [pad(id, ander.id)],
  );
  // Only where it stands in the test differs.
  const zonderPlek = replies.map(({ status, body }) => {
    const { item: _item, gemaakt: _gemaakt, ...rest } = zittingenRoutes.readZitting.response.parse(body);
    return { status, rest };
  });
  assert.deepEqual(zonderPlek[1], zonderPlek[2]);
  await sql`delete from methodetoets_leerling where leerling_id = ${ander.id}`.execute(server.database.own);
  assert.equal((await send('DELETE', `${base()}/${id}`)).status, 204);
});

test('six staff roles look along and nothing is stored; a foreign docent, another leerling and another admin find nothing', async () => {
  const kijk = zittingenRoutes.readZitting.response.parse((await server.get(`${pad(EEN)}?nr=4`, docent)).body);
  assert.deepEqual([kijk.meekijken, kijk.item?.nr, kijk.gemaakt], [true, 4, 3]);
  const [eerste = ''] = await itemsVan(EEN);
  for (const wie of [docent, await server.login('schooladmin')]) assert.equal((await schrijf(EEN, eerste, 'bomen', wie)).status, 403);
  assert.equal((await server.get(pad(EEN), await server.login('b-docent'))).status, 404);
  assert.equal((await server.get(pad(EEN), tokenAnder)).status, 404);
  assert.equal((await server.get(pad(EEN, kind.id, b.id), token)).status, 404);
  const { rows } = await sql`select from methodetoets_leerling`.execute(server.database.own);
  assert.equal(rows.length, 0);
});

test('C10, checks 10 and 11: first answer counts, the same ten times is one row, another is 409; another device goes on at the next word', async () => {
  const items = await itemsVan(EEN);
  const geschreven = ['boomen', 'trijn', 'bakker'];
  for (const [i, gegeven] of geschreven.entries()) {
    const nu = await lees(EEN);
    assert.equal(nu.item?.id, items[i]);
    for (let keer = 0; keer < 10; keer++) {
      const reply = await schrijf(EEN, items[i] ?? '', gegeven);
      assert.equal(reply.status, 200);
      const volgende = zittingenRoutes.saveToetsantwoord.response.parse(reply.body);
      assert.deepEqual([volgende.item?.id, volgende.gemaakt], [items[i + 1], i + 1]);
    }
    assert.equal((await schrijf(EEN, items[i] ?? '', 'iets anders')).status, 409);
  }
  assert.equal((await schrijf(EEN, testId('geen item'), 'x')).status, 404);
  const elders = await lees(EEN);
  assert.deepEqual([elders.item?.nr, elders.gemaakt, elders.aantal], [4, 3, 6]);
  const { rows } = await sql`select from methodetoets_antwoord where leerling_id = ${kind.id}`.execute(server.database.own);
  assert.equal(rows.length, 3);
  assert.equal((await send('POST', `${pad(EEN)}/klaar`, undefined, token)).status, 409);
  const weer = await send('PUT', `${base()}/${EEN}`, { titel: 'Blok 3', methode: '', blok: '', woorden: WOORDEN.toReversed(), versie: 2 });
  assert.equal(weer.status, 409);
});

test('C10: two first answers at once: one is kept, the other hears that it was', async () => {
  const items = await itemsVan(EEN);
  const replies = await Promise.all(['drakenstaart', 'drakestaart'].map((gegeven) => schrijf(EEN, items[3] ?? '', gegeven)));
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((x, y) => x - y),
    [200, 409],
  );
});

test('C10, check 29: the test closes during a word: it is kept for 60 seconds, then 409; extra time closes later for that leerling', async () => {
  const items = await itemsVan(EEN);
  const nu = server.clock.now();
  await plan(EEN, { tot: iso(nu + 60_000), leerlingen: [{ id: ander.id, mee: true, extra: 30, papier: false }] }, 2);
  server.clock.advance(60_000 + 59_000);
  assert.equal((await lees(EEN)).stand, 'dicht');
  assert.equal((await schrijf(EEN, items[4] ?? '', 'skwishy')).status, 200);
  server.clock.advance(2000);
  assert.equal((await schrijf(EEN, items[5] ?? '', 'hont')).status, 409);
  assert.equal((await schrijf(EEN, items[4] ?? '', 'skwishy')).status, 200);
  assert.equal((await lees(EEN, tokenAnder, ander.id)).stand, 'open');
  assert.equal((await schrijf(EEN, items[0] ?? '', 'bomen', tokenAnder, ander.id)).status, 200);
});

const standVan = async (leerlingId: string) =>
  server.database.forAdmin(a.id, (db) => readStand(db, a.id, leerlingId, new Date(server.clock.now())));

test('after closing the answers go through the door once, as a test; wrong words come back; the log gives the state', async () => {
  const voor = await standVan(kind.id);
  assert.equal(voor?.woorden['bomen'], undefined);
  await sluitTick();
  await sluitTick();
  const { rows } = await sql<{ woord: string; rt_ms: number; motor: never; dag: string }>`
    select woord, rt_ms, motor, dag::text from antwoord where leerling_id = ${kind.id} order by volgnr`.execute(server.database.own);
  assert.deepEqual(
    rows.map(({ woord }) => woord),
    ['bomen', 'trein', 'bakker', 'drakenstaart', 'squishy'],
  );
  assert.ok(rows.every(({ rt_ms: rt, motor }) => rt === 4000 && readLine(motor).invoer.soort === 'toets'));
  const na = await standVan(kind.id);
  assert.ok((na?.woorden['bomen']?.terugOp ?? 0) > 0, 'a wrong word comes back');
  const opnieuw = replay(
    beginStand(5, '2026-11-19'),
    rows.map(({ motor }) => motor),
    leerlijnVan('nl').constanten,
  );
  assert.deepEqual(na?.hoofd, opnieuw.hoofd);
  const { rows: wacht } = await sql`select from antwoord where leerling_id = ${ander.id}`.execute(server.database.own);
  assert.equal(wacht.length, 0, 'who has extra time is not done');
});

const TWEE = testId('twee');

test('with the switch off no wrong word comes back because of the test', async () => {
  await maak(TWEE, [{ woord: 'geit' }, { woord: 'paarden' }, { woord: 'klein' }, { woord: 'wolken' }, { woord: 'bussen' }]);
  await plan(TWEE, { herhaling: false });
  for (const item of await itemsVan(TWEE)) assert.equal((await schrijf(TWEE, item, 'xgeitx')).status, 200);
  const [klaar, tegelijk] = await Promise.all([1, 2].map(() => send('POST', `${pad(TWEE)}/klaar`, undefined, token)));
  assert.ok(klaar && tegelijk);
  assert.deepEqual(tegelijk.body, klaar.body, 'check 12: two devices finish at once');
  assert.equal(zittingenRoutes.finishZitting.response.parse(klaar.body).stand, 'klaar');
  assert.deepEqual((await send('POST', `${pad(TWEE)}/klaar`, undefined, token)).body, klaar.body);
  assert.equal((await send('POST', `${base()}/${TWEE}/sluiten`)).status, 204);
  server.clock.advance(61_000);
  await sluitTick();
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from leerling_woord where leerling_id = ${kind.id} and woord in ('geit','paarden','klein','wolken','bussen') and terug_op is not null`.execute(
    server.database.own,
  );
  assert.equal(rows[0]?.aantal, 0);
  const { rows: erin } = await sql`select from antwoord where leerling_id = ${kind.id} and woord = 'geit'`.execute(server.database.own);
  assert.equal(erin.length, 1);
});

const PAPIER = testId('papier');

test('check 18: paper is typed over as often as needed, marked once with no time, and put right afterwards', async () => {
  await maak(PAPIER);
  await plan(PAPIER, { leerlingen: [{ id: ander.id, mee: true, extra: 0, papier: true }] });
  const items = await itemsVan(PAPIER);
  const typ = (invoer: Record<string, string>, klaar: boolean, leerlingId = ander.id, vervang = false) =>
    send('PUT', `${base()}/${PAPIER}/papier/${leerlingId}`, { invoer, klaar, vervang });
  assert.equal((await lees(PAPIER, tokenAnder, ander.id)).stand, 'papier');
  assert.equal((await schrijf(PAPIER, items[0] ?? '', 'bomen', tokenAnder, ander.id)).status, 409);
  assert.equal((await typ({}, true)).status, 400);
  assert.equal((await typ({ [items[0] ?? '']: 'bomen' }, true, kind.id)).status, 409);
  assert.equal((await typ({ [items[0] ?? '']: 'boomen' }, false)).status, 204);
  const af = { [items[0] ?? '']: 'bomen', [items[1] ?? '']: 'trijn' };
  assert.equal((await typ(af, true)).status, 204);
  assert.equal((await send('POST', `${base()}/${PAPIER}/sluiten`)).status, 204);
  server.clock.advance(61_000);
  await sluitTick();
  const rijen = async () =>
    (
      await sql<{ woord: string; gegeven: string; rt_ms: number }>`
    select r.woord, r.gegeven, r.rt_ms from antwoord r join taak t on t.admin_id = r.admin_id and t.id = r.taak_id
    where t.dictee_id = ${PAPIER} and not r.ingetrokken order by r.woord`.execute(server.database.own)
    ).rows;
  assert.deepEqual(await rijen(), [
    { woord: 'bomen', gegeven: 'bomen', rt_ms: 0 },
    { woord: 'trein', gegeven: 'trijn', rt_ms: 0 },
  ]);
  const anders = { ...af, [items[1] ?? '']: 'trein', [items[2] ?? '']: 'baker' };
  assert.equal((await typ(af, true)).status, 204, 'the same again changes nothing');
  for (const klaar of [true, false]) assert.equal((await typ(anders, klaar)).status, 409, 'other words ask first');
  assert.equal((await rijen()).length, 2);
  assert.equal((await typ(anders, true, ander.id, true)).status, 204);
  assert.deepEqual(
    (await rijen()).map(({ woord, gegeven }) => `${woord} ${gegeven}`),
    ['bakker baker', 'bomen bomen', 'trein trein'],
  );
});

test('a leerling that moved to another groep finishes what it began, and finds nothing it did not begin', async () => {
  const DRIE = testId('drie');
  const VIER = testId('vier');
  for (const id of [DRIE, VIER]) {
    await maak(id);
    await plan(id);
  }
  const [eerste = '', tweede = ''] = await itemsVan(DRIE);
  await schrijf(DRIE, eerste, 'bomen');
  const beheer = await server.login('schooladmin');
  const zet = async (groepId: string): Promise<void> => {
    const reply = await server.post(`/api/admins/${a.id}/leerlingen/verplaatsen`, { leerlingIds: [kind.id], groepId }, beheer);
    assert.equal(reply.status, 204, reply.text);
  };
  await zet(andereGroep);
  assert.equal((await schrijf(DRIE, tweede, 'trein')).status, 200);
  assert.equal((await server.get(pad(VIER), token)).status, 404);
  const uitslag = methodetoetsenRoutes.readMethodetoetsuitslag.response.parse((await server.get(`${base()}/${DRIE}/uitslag`, docent)).body);
  assert.ok(!uitslag.leerlingen.some(({ id }) => id === kind.id), 'the old docent sees no more of it');
  await zet(groep);
  await sql`update leerling set verwijderd_op = now() where id = ${kind.id}`.execute(server.database.own);
  assert.equal((await schrijf(DRIE, tweede, 'trein')).status, 404);
  await sql`update leerling set verwijderd_op = null where id = ${kind.id}`.execute(server.database.own);
  assert.equal((await lees(DRIE)).gemaakt, 2);
});

test('a licence that ended: what was begun goes on, nothing new begins', async () => {
  const VIJF = testId('vijf');
  await maak(VIJF);
  await plan(VIJF);
  const [eerste = '', tweede = ''] = await itemsVan(VIJF);
  await schrijf(VIJF, eerste, 'bomen');
  await sql`update admin set licentie_tot = '2026-11-01' where admin_id = ${a.id}`.execute(server.database.own);
  assert.equal((await schrijf(VIJF, tweede, 'trein')).status, 200);
  assert.ok((await schrijf(VIJF, eerste, 'bomen', tokenAnder, ander.id)).status >= 400);
  await sql`update admin set licentie_tot = null where admin_id = ${a.id}`.execute(server.database.own);
});

test('a visitor of the demo finds a fixed example and nothing is kept', async () => {
  const demoToken = await server.login('demo');
  // A visitor gets an admin of its own.
  const { _id: id, adminId } = sessiesRoutes.mij.response.parse((await server.get('/api/auth/mij', demoToken)).body);
  const demo = { id, adminId };
  const url = pad(VOORBEELD.id, demo.id, demo.adminId);
  await zetPakket(false, demo.adminId);
  assert.equal((await server.get(url, demoToken)).status, 404);
  await zetPakket(true, demo.adminId);
  const { aantal, meekijken, item } = zittingenRoutes.readZitting.response.parse((await server.get(`${url}?nr=2`, demoToken)).body);
  assert.deepEqual([aantal, meekijken, item?.nr], [5, true, 2]);
  assert.equal((await schrijf(VOORBEELD.id, item?.id ?? '', 'trein', demoToken, demo.id)).status, 403);
  const kaart = landkaartRoutes.readLandkaart.response.parse((await server.get(`/api/leerlingen/${demo.id}/landkaart`, demoToken)).body);
  assert.equal(kaart.methodetoetsen[0]?.id, VOORBEELD.id);
});

test('check 25: an erased leerling leaves no row', async () => {
  const tel = async (): Promise<readonly number[]> => {
    const uit: number[] = [];
    for (const tabel of ['methodetoets_leerling', 'methodetoets_antwoord'])
      uit.push((await sql`select from ${sql.table(tabel)} where leerling_id = ${ander.id}`.execute(server.database.own)).rows.length);
    return uit;
  };
  assert.ok(
    (await tel()).every((rijen) => rijen > 0),
    'there is something to erase in each',
  );
  await sql`delete from leerling where id = ${ander.id}`.execute(server.database.own);
  assert.deepEqual(await tel(), [0, 0]);
});
