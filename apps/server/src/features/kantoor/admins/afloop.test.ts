import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import { addDays, dagVan } from '../../../platform/clock.ts';
import { NIEMAND } from '../../../platform/audit.ts';
import { createProefserver } from '../../../../test/proefserver.ts';

const DAG = 86_400_000;
const { klantafloop, klantherstel } = {
  klantafloop: DAGTERMIJNEN.klantafloop.standaard,
  klantherstel: DAGTERMIJNEN.klantherstel.standaard,
};
const server = await createProefserver();
const { a, b } = server.wereld;
const rt = server.wereld.persoon('rtadmin').adminId;
const own = server.database.own;
const vandaag = (): string => dagVan(server.clock.now());
const zet = (adminId: string, velden: { licentie_tot?: string | null; email?: string; demo?: boolean; status?: 'geschorst' }) =>
  own.updateTable('admin').set(velden).where('admin_id', '=', adminId).execute();
const veeg = () => server.app.sweep(server.clock.now());
const verder = async (dagen: number): Promise<void> => {
  server.clock.advance(dagen * DAG);
  await veeg();
  await veeg();
};
const stand = (adminId: string) =>
  own.selectFrom('admin').select(['status', 'wissen_op', 'weggegooid_op']).where('admin_id', '=', adminId).executeTakeFirst();
const mails = async (sjabloon: string, adminId = a.id) =>
  (await own.selectFrom('mail').selectAll().where('sjabloon', '=', sjabloon).where('admin_id', '=', adminId).orderBy('id').execute()).map(
    ({ aan, sleutel }) => `${aan} ${sleutel.split(':').at(-1)}`,
  );
const berichten = async (adminId = a.id) =>
  (await own.selectFrom('bericht').select(['titel', 'lezers', 'gemaild_op']).where('klant_id', '=', adminId).execute()).length;
const log = async (adminId: string) =>
  (
    await own
      .selectFrom('audit')
      .select(['soort', 'betreft'])
      .where('admin_id', '=', adminId)
      .where('betreft', 'like', '%licentie%')
      .orderBy('id')
      .execute()
  ).map(({ soort, betreft }) => `${soort} ${betreft}`);

await own
  .updateTable('account')
  .set({ email: 'beheer@a.example', email_gevouwen: 'beheer@a.example' })
  .where('id', '=', server.wereld.persoon('schooladmin').id)
  .execute();

test('warned thirty and seven days before, once each, by mail and message; then thrown away, and erased after the time to put it back', async () => {
  const tot = vandaag();
  await zet(a.id, { licentie_tot: tot, email: 'school@a.example' });
  await verder(klantafloop - 31);
  assert.deepEqual([await mails('licentieVoorbij'), await berichten()], [[], 0]);
  await verder(1);
  assert.deepEqual([await mails('licentieVoorbij'), await berichten()], [['beheer@a.example 30'], 1]);
  await verder(22);
  assert.equal((await mails('licentieVoorbij')).length, 1);
  await verder(1);
  assert.deepEqual([await mails('licentieVoorbij'), await berichten()], [['beheer@a.example 30', 'beheer@a.example 7'], 1]);
  await verder(6);
  assert.partialDeepStrictEqual(await stand(a.id), { status: 'actief', weggegooid_op: null });
  await verder(1);
  const wegOp = addDays(tot, klantafloop);
  const wissenOp = addDays(wegOp, klantherstel);
  assert.equal(vandaag(), wegOp);
  assert.partialDeepStrictEqual(await stand(a.id), { status: 'geschorst', wissen_op: wissenOp });
  assert.equal((await mails('klantVerwijderd')).length, 1);
  const regels = [
    `gewijzigd licentie voorbij sinds ${tot}: gewaarschuwd, gaat weg op ${wegOp}`,
    `gewijzigd licentie voorbij sinds ${tot}: gewaarschuwd, gaat weg op ${wegOp}`,
    `verwijderd licentie voorbij sinds ${tot}: klant verwijderd, te wissen op ${wissenOp}`,
  ];
  assert.deepEqual([await log(a.id), await log(NIEMAND)], [regels, regels]);
  await verder(klantherstel);
  assert.equal(await stand(a.id), undefined);
  const { rows } = await sql`select from leerling where admin_id = ${a.id}`.execute(own);
  assert.equal(rows.length, 0);
});

test('another licence stops it, also on the day itself', async () => {
  await zet(rt, { licentie_tot: addDays(vandaag(), -klantafloop + 20), email: 'praktijk@rt.example' });
  await verder(0);
  assert.deepEqual(await mails('licentieVoorbij', rt), ['praktijk@rt.example 30']);
  await verder(23);
  assert.equal((await mails('licentieVoorbij', rt)).length, 2);
  server.clock.advance(7 * DAG);
  await zet(rt, { licentie_tot: addDays(vandaag(), 200) });
  await veeg();
  assert.partialDeepStrictEqual(await stand(rt), { status: 'actief', weggegooid_op: null });
  assert.equal((await log(rt)).at(-1), 'gewijzigd andere licentie: gaat niet weg');
  await verder(60);
  assert.equal((await mails('licentieVoorbij', rt)).length, 2);
});

test('an end of long ago is announced first; a server that was down leaves out no warning', async () => {
  const thuis = server.wereld.persoon('thuisadmin').adminId;
  await zet(thuis, { licentie_tot: addDays(vandaag(), -400), email: 'thuis@x.example' });
  await verder(0);
  assert.deepEqual(await mails('licentieVoorbij', thuis), ['thuis@x.example 30']);
  await verder(90);
  assert.deepEqual(await mails('licentieVoorbij', thuis), ['thuis@x.example 30', 'thuis@x.example 7']);
  assert.partialDeepStrictEqual(await stand(thuis), { weggegooid_op: null });
  await verder(7);
  assert.partialDeepStrictEqual(await stand(thuis), { status: 'geschorst' });
});

test('nothing happens to the demo, to our office, to a customer without an end, or to what moved elsewhere', async () => {
  await zet(b.id, { licentie_tot: addDays(vandaag(), -400), demo: true });
  await zet(rt, { licentie_tot: null });
  const kantoor = server.wereld.persoon('office').adminId;
  await zet(kantoor, { licentie_tot: addDays(vandaag(), -400) });
  await verder(0);
  await verder(120);
  for (const adminId of [b.id, rt, kantoor]) {
    assert.partialDeepStrictEqual(await stand(adminId), { status: 'actief', weggegooid_op: null });
    assert.equal(await berichten(adminId), 0 + (adminId === rt ? 1 : 0), adminId);
  }
});
