import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { Client } from 'pg';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { zorgleerlingenRoutes } from '@spelrijk/contract/zorgleerlingen';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

let asked = 0;
const send = Reflect.get(Client.prototype, 'query');
// Before there is a connection: each keeps what it found.
Reflect.set(Client.prototype, 'query', function (this: unknown, ...args: readonly unknown[]) {
  asked += 1;
  return Reflect.apply(send, this, args);
});

const server = await createProefserver();
const { a, b } = server.wereld;
const [kind, , ander] = a.kinderen.map(({ id }) => id);
const nog = a.kinderen[1];
const docent = await server.login('docent');
const admin = await server.login('schooladmin');
const lijst = `/api/admins/${a.id}/zorgleerlingen`;
const vlag = (id: string | undefined): string => `/api/admins/${a.id}/leerlingen/${id}/zorgvlaggen`;
const lees = async (token: string) =>
  zorgleerlingenRoutes.listZorgleerlingen.response.parse((await server.get(lijst, token)).body).leerlingen;
const zetPakket = (adminId: string, pakketten: ('zorgtraject' | 'testschool')[]): Promise<unknown> =>
  server.database.own.updateTable('admin').set({ pakketten }).where('admin_id', '=', adminId).execute();

test('without the care package there are no zorgleerlingen for anybody', async () => {
  for (const token of [docent, admin]) assert.equal((await server.get(lijst, token)).status, 404);
  assert.equal((await server.post(vlag(kind), { id: testId('vlag 0'), reden: 'Leest nog spellend' }, docent)).status, 404);
});

test('a docent flags with a reason, once however often it is sent, and sees what comes next', async () => {
  await zetPakket(a.id, ['zorgtraject']);
  for (const reden of ['', '  ', 'een\nregel', 'a'.repeat(501)])
    assert.equal((await server.post(vlag(kind), { id: testId('vlag 1'), reden }, docent)).status, 400, JSON.stringify(reden));
  for (let i = 0; i < 2; i++)
    assert.equal((await server.post(vlag(kind), { id: testId('vlag 1'), reden: ' Verwart b en d ' }, docent)).status, 200);
  assert.equal((await server.post(vlag(kind), { id: testId('vlag 2'), reden: 'Nog een keer' }, docent)).status, 200);
  const [rij, ...rest] = await lees(docent);
  assert.equal(rest.length, 0);
  assert.deepEqual(
    [rij?.id, rij?.vlaggen.map(({ reden, door, weg }) => [reden, door, weg]), rij?.stap],
    [kind, [['Verwart b en d', 'docent School A', null]], 'oefenen-op-gang'],
  );
});

test('the matrix of the groep shows who is flagged', async () => {
  const { body } = await server.get(`/api/admins/${a.id}/groepen/${a.groepIds[0]}/voortgang`, docent);
  const { leerlingen } = voortgangRoutes.readGroepVoortgang.response.parse(body);
  assert.deepEqual(
    leerlingen.filter(({ zorg }) => zorg).map(({ id }) => id),
    [kind],
  );
});

test('an open care goal puts a leerling on the list too, with what is still to be practised', async () => {
  await server.database.forAdmin(a.id, async (db) => {
    await db
      .insertInto('zorgdoel')
      .values({ admin_id: a.id, leerling_id: ander ?? '', categorie: 'ei-ij', created_at: new Date(server.clock.now()) })
      .execute();
    await db
      .updateTable('leerling_stand')
      .set({ laatste: new Date(server.clock.now()) })
      .where('leerling_id', '=', ander ?? '')
      .execute();
  });
  const rij = (await lees(admin)).find(({ id }) => id === ander);
  assert.deepEqual(
    [rij?.vlaggen, rij?.doelen.map(({ categorie, beeld }) => [categorie, beeld]), rij?.stap],
    [[], [['ei-ij', 'leeg']], 'plan-maken'],
  );
});

test('a docent sees and flags the leerlingen of her own groepen only', async () => {
  assert.ok((await lees(docent)).every(({ id }) => id === kind));
  for (const reply of [
    await server.get(vlag(ander), docent),
    await server.post(vlag(ander), { id: testId('vlag 3'), reden: 'Niet van mij' }, docent),
  ])
    assert.equal(reply.status, 404);
});

test('taken away with a reason: off the list, and the history stays; then it can be flagged again', async () => {
  assert.equal((await server.post(`${vlag(kind)}/weghalen`, { reden: 'Doel gehaald' }, docent)).status, 200);
  assert.ok((await lees(docent)).every(({ id }) => id !== kind));
  assert.equal((await server.post(`${vlag(kind)}/weghalen`, { reden: 'Nog eens' }, docent)).status, 200);
  server.clock.advance(60_000);
  const { body } = await server.post(vlag(kind), { id: testId('vlag 4'), reden: 'Toch weer' }, docent);
  const { vlaggen } = zorgleerlingenRoutes.setZorgvlag.response.parse(body);
  assert.deepEqual(
    vlaggen.map(({ reden, weg }) => [reden, weg?.reden ?? null]),
    [
      ['Toch weer', null],
      ['Verwart b en d', 'Doel gehaald'],
    ],
  );
});

test('a plan that was looked back at stays until the moment of its nameting is over, by the clock of the app', async () => {
  const id = testId('plan nameting');
  await sql`insert into handelingsplan (admin_id, id, leerling_id, status, einde, niveau, van, tot, weken, keren, minuten, functie, zorgaandeel, tekst, evaluatie, door,
      created_at, gestart_op, afgerond_op)
    values (${a.id}, ${id}, ${nog?.id}, 'geevalueerd', 'eindtoets', 3, '2026-01-05', '2026-03-29', 12, 3, 20, 'leerkracht', 'gewoon', '{}', '{}', ${id},
      now(), now(), now())`.execute(server.database.own);
  const inMatrix = async (): Promise<boolean> => {
    const { body } = await server.get(`/api/admins/${a.id}/groepen/${nog?.groepId}/voortgang`, admin);
    return voortgangRoutes.readGroepVoortgang.response.parse(body).leerlingen.some((rij) => rij.id === nog?.id && rij.zorg);
  };
  for (const [dagen, isErbij] of [
    [55, true],
    [57, false],
  ] as const) {
    const op = new Date(server.clock.now() - dagen * 86_400_000);
    await server.database.own.updateTable('handelingsplan').set({ afgerond_op: op }).where('id', '=', id).execute();
    assert.deepEqual([(await lees(admin)).some((rij) => rij.id === nog?.id), await inMatrix()], [isErbij, isErbij], `${dagen}`);
  }
});

test('the log says who changed it, never why', async () => {
  const regels = await server.database.own
    .selectFrom('audit')
    .select(['betreft', 'reden'])
    .where('actie', '=', 'carePlan.create')
    .execute();
  assert.deepEqual(
    regels.map(({ betreft }) => betreft),
    ['zorgleerling', 'geen zorgleerling meer', 'zorgleerling'],
  );
  assert.ok(regels.every(({ reden }) => reden === ''));
});

/** Status per role at school A with the package on: the list, and flagging. Our office lists with a reason. */
const ROLLEN: readonly [wie: string, opLijst: number, opVlag: number][] = [
  ['schooladmin', 200, 200],
  ['docent', 200, 200],
  ['docent2', 200, 404],
  ['b-schooladmin', 404, 404],
  ['b-docent', 404, 404],
  ['rtadmin', 403, 403],
  ['thuisadmin', 403, 403],
  ['office', 409, 403],
  ['superadmin', 409, 403],
  ['leerling', 403, 403],
  ['demo', 403, 403],
];
for (const [wie, opLijst, opVlag] of ROLLEN)
  test(`${wie}: ${opLijst} on the list, ${opVlag} when flagging`, async () => {
    await zetPakket(b.id, ['zorgtraject']);
    const token = await server.login(wie);
    assert.equal((await server.get(lijst, token)).status, opLijst);
    assert.equal((await server.post(vlag(kind), { id: testId(`rol ${wie}`), reden: 'Proef van de rol' }, token)).status, opVlag);
  });

test('our office looks with a reason, and the school can read that it did', async () => {
  const token = await server.login('office');
  const url = lijst;
  const headers = { 'x-reden': encodeURIComponent('hulpvraag van de school') };
  assert.equal((await server.request({ method: 'GET', url, token, headers })).status, 200);
  const [regel] = await server.database.own.selectFrom('audit').select('reden').where('soort', '=', 'inzage').execute();
  assert.equal(regel?.reden, 'hulpvraag van de school');
});

test('for many leerlingen the list asks no more than for one', async () => {
  await zetPakket(a.id, ['zorgtraject']);
  const eerst = (await lees(admin)).length;
  const countAsked = async (): Promise<number> => {
    asked = 0;
    await lees(admin);
    return asked;
  };
  const een = await countAsked();
  assert.ok(een > 2, String(een));
  for (const [i, { id }] of a.kinderen.entries())
    assert.equal((await server.post(vlag(id), { id: testId(`vlag van ${i}`), reden: 'Proef van velen' }, admin)).status, 200);
  assert.ok((await lees(admin)).length > eerst);
  // With the first plan among them come its weeks.
  assert.ok((await countAsked()) <= een + 1);
});
