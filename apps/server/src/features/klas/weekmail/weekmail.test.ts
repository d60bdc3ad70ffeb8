import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { openSmtp } from '../../../platform/mail/transport.ts';
import { zondagVan } from './service.ts';

const server = await createProefserver();
const { own } = server.database;
const { adminId, id: kind } = server.wereld.persoon('thuis-leerling');
const ouder = server.wereld.persoon('thuisadmin').id;
const EMAIL = 'ouder@gezin.example';
const ZONDAG = Date.parse('2026-11-22T15:30:00Z');
const DAG_MS = 86_400_000;
const WEEK = 7 * DAG_MS;
await own
  .updateTable('account')
  .set({ email: EMAIL, email_gevouwen: EMAIL, email_bevestigd_op: new Date(server.clock.now()) })
  .where('id', '=', ouder)
  .execute();
const mails = () =>
  own
    .selectFrom('mail')
    .select(['aan', 'onderwerp', 'tekst', 'afmelden'])
    .where('sjabloon', '=', 'weekmail')
    .orderBy('created_at')
    .execute();
async function sweep(op: number): Promise<number> {
  const eerder = (await mails()).length;
  server.clock.set(op);
  await server.app.sweep(op);
  return (await mails()).length - eerder;
}
const vrij = (van: string, tot: string, naam: string) =>
  sql`insert into oefenrust (admin_id, id, leerling_id, soort, van, tot, door, created_at)
    values (${adminId}, ${testId(naam)}, ${kind}, 'vakantie', ${van}, ${tot}, ${ouder}, now())`.execute(own);
const plak = (pad: string, type: string, payload: string) =>
  server.request({ method: 'POST', url: pad, payload, headers: { 'content-type': type } });

test('it is due on Sunday afternoon in the Netherlands, and on Monday for a server that was down', () => {
  for (const [op, zondag] of [
    ['2026-11-22T14:59:00Z', undefined],
    ['2026-11-22T15:00:00Z', '2026-11-22'],
    ['2026-11-23T08:00:00Z', '2026-11-22'],
    ['2026-11-24T08:00:00Z', undefined],
    ['2026-07-05T14:00:00Z', '2026-07-05'],
  ] as const)
    assert.equal(zondagVan(Date.parse(op)), zondag, op);
});

test('one mail a week about the own child, however often the server looks; nobody else gets one', async () => {
  assert.equal(await sweep(ZONDAG - DAG_MS), 0);
  assert.equal(await sweep(ZONDAG), 1);
  assert.equal(await sweep(ZONDAG + 3_600_000), 0);
  assert.equal(await sweep(ZONDAG + DAG_MS), 0, 'Monday belongs to the same Sunday');
  const [mail] = await mails();
  assert.deepEqual([mail?.aan, mail?.onderwerp], [EMAIL, 'De week van thuis-leerling']);
  assert.match(mail?.tekst ?? '', /thuis-leerling heeft nog niet geoefend, en dat geeft niet/);
  assert.doesNotMatch(mail?.tekst ?? '', /leerling2|juf|KANARIE/);
});

test('a holiday is silent, and so is a home that does not run or a child that stopped long ago', async () => {
  await vrij('2026-11-28', '2026-11-30', 'kerst');
  assert.equal(await sweep(ZONDAG + WEEK), 0);
  await own.updateTable('admin').set({ licentie_tot: '2026-12-01' }).where('admin_id', '=', adminId).execute();
  assert.equal(await sweep(ZONDAG + 2 * WEEK), 0);
  await own.updateTable('admin').set({ licentie_tot: null }).where('admin_id', '=', adminId).execute();
  assert.equal(await sweep(ZONDAG + 3 * WEEK), 1);
  assert.equal(await sweep(ZONDAG + 5 * WEEK), 0, 'more than four weeks without practice');
});

test('a week that was all holiday is silent, also when today is not, and so is a week without a day of practice', async () => {
  await own
    .updateTable('leerling_stand')
    .set({ laatste: new Date(ZONDAG + 3 * WEEK) })
    .where('leerling_id', '=', kind)
    .execute();
  await vrij('2026-12-14', '2026-12-19', 'week');
  const dagen = (op: number[] | null) =>
    sql`insert into oefeninstelling (admin_id, id, leerling_id, instelling, created_at, gewijzigd_op)
      values (${adminId}, ${kind}, ${kind}, ${JSON.stringify({ oefendagen: op })}::jsonb, now(), now())
      on conflict (admin_id, id) do update set instelling = excluded.instelling`.execute(own);
  await dagen([1, 2, 4, 5]);
  assert.equal(await sweep(ZONDAG + 4 * WEEK), 0);
  await dagen(null);
  assert.equal(await sweep(ZONDAG + 4 * WEEK + 3_600_000), 1, 'the Sunday itself was no holiday');
});

test('one click of a mail program ends it without a login, a form that it sends along is not read, and it can be had back', async () => {
  const adres = new URL((await mails())[0]?.afmelden ?? '').pathname;
  assert.match(adres, /^\/api\/weekmail\/afmelden\/[\w-]{43}$/);
  assert.equal((await server.get(adres)).status, 405, 'opening the link ends nothing');
  assert.equal((await plak(adres, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).status, 204);
  assert.equal((await plak(adres, 'application/x-www-form-urlencoded', 'x'.repeat(5000))).status, 413);
  assert.equal((await server.request({ method: 'POST', url: adres })).status, 204);
  assert.equal((await server.request({ method: 'POST', url: `${adres.slice(0, -1)}${adres.endsWith('A') ? 'B' : 'A'}` })).status, 404);
  await own
    .updateTable('leerling_stand')
    .set({ laatste: new Date(ZONDAG + 5 * WEEK) })
    .where('leerling_id', '=', kind)
    .execute();
  assert.equal(await sweep(ZONDAG + 6 * WEEK), 0);
  const token = adres.split('/').at(-1);
  assert.equal((await server.post('/api/weekmail/aanmelden', { token })).status, 204);
  assert.equal(await sweep(ZONDAG + 7 * WEEK), 1);
  assert.equal(
    (await plak('/api/weekmail/aanmelden', 'application/x-www-form-urlencoded', 'a=b')).status,
    415,
    'no other route reads a form',
  );
});

test('the mail says itself how it ends, in the words of RFC 8058', async () => {
  const gezien: string[] = [];
  const { createServer } = await import('node:net');
  const smtp = createServer((socket) => {
    socket.write('220 x\r\n');
    let data = false;
    socket.on('data', (stuk) => {
      const tekst = stuk.toString();
      gezien.push(tekst);
      if (data && tekst.includes('\r\n.\r\n')) {
        data = false;
        socket.write('250 ok\r\n');
      } else if (!data)
        for (const regel of tekst.split('\r\n').filter((r) => r !== '')) {
          if (/^DATA/i.test(regel)) {
            data = true;
            socket.write('354 go\r\n');
          } else socket.write(/^QUIT/i.test(regel) ? '221 bye\r\n' : '250 ok\r\n');
        }
    });
  });
  await new Promise<void>((klaar) => smtp.listen(0, '127.0.0.1', klaar));
  const adres = smtp.address();
  assert.ok(adres && typeof adres === 'object');
  const transport = openSmtp({ url: `smtp://127.0.0.1:${adres.port}`, from: 'Spelrijk <post@spelrijk.example>' });
  const mail = {
    id: testId('m'),
    aan: EMAIL,
    onderwerp: 'x',
    tekst: 'x',
    html: '<p>x</p>',
    pogingen: 1,
    afmelden: 'https://s.example/api/weekmail/afmelden/t',
  };
  assert.deepEqual(await transport.send(mail), { ok: true });
  transport.close();
  smtp.close();
  const alles = gezien.join('');
  assert.match(alles, /^List-Unsubscribe: <https:\/\/s\.example\/api\/weekmail\/afmelden\/t>\r$/m);
  assert.match(alles, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});
