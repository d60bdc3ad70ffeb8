import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProefserver, BEGIN } from '../../../test/proefserver.ts';
import { startPostbus } from '../../../test/postbus.ts';
import { silent, RARE } from '../../../test/fixtures.ts';
import type { Db } from '../db/database.ts';
import { LEASE } from './outbox.ts';
import { enqueueMail } from './queue.ts';
import { createMailSender, type MailSender } from './sender.ts';
import { openSmtp } from './transport.ts';

const server = await createProefserver();
const postbus = await startPostbus();
const db = server.database.own;
const FROM = 'Spelrijk <noreply@spelrijk.test>';
const LINK = 'https://spelrijk.test/app/auth/uitnodiging/geheim';

const createSender = (url = postbus.url): MailSender =>
  createMailSender({ db, transport: openSmtp({ url, from: FROM }), clock: server.clock, log: silent });
const sender = createSender();

const put = (aan: string, sleutel: string, roepnaam = 'Zoë', on: Db = db, adminId: string | null = null) =>
  enqueueMail(on, {
    sjabloon: 'uitnodigingDocent',
    aan,
    regio: 'nl',
    gegevens: { roepnaam, admin: 'School A', uitnodiger: 'Ümit Şahin', link: LINK, geldig: '14 dagen' },
    sleutel,
    adminId,
    now: server.clock.now(),
  });
const row = (sleutel: string) => db.selectFrom('mail').selectAll().where('sleutel', '=', sleutel).executeTakeFirstOrThrow();

test('a mail arrives whole: plain and HTML part, to one address, with letters of every language', async () => {
  await put('zoe@school.test', 'heel');
  assert.equal(await sender.drain(), 1);
  const mail = await postbus.wachtOp('zoe@school.test');
  assert.equal(mail.onderwerp, 'Ümit Şahin nodigt je uit voor Spelrijk');
  assert.match(mail.tekst, /^Dag Zoë,\n/);
  assert.ok(mail.tekst.includes(`\n${LINK}\n`));
  assert.ok(mail.html.includes(`href="${LINK}"`) && mail.html.includes('Maak je account af'));
  assert.deepEqual([mail.van, mail.kopAan], ['noreply@spelrijk.test', ['zoe@school.test']]);
});

test('W08: once sent, nothing of what a mail said stays in the database', async () => {
  const { status, tekst, html, afgerond_op } = await row('heel');
  assert.deepEqual([status, tekst, html, afgerond_op?.getTime()], ['verstuurd', '', '', BEGIN]);
});

test('the same event twice, also at once, is one mail', async () => {
  await Promise.all(Array.from({ length: 10 }, () => put('een@school.test', 'dubbel')));
  assert.equal(await sender.drain(), 1);
  await put('een@school.test', 'dubbel');
  assert.equal(await sender.drain(), 0);
});

test('a mail belongs to the transaction it was asked in', async () => {
  const rolledBack = db.transaction().execute(async (tx) => {
    await put('terug@school.test', 'terug', 'Zoë', tx);
    throw new Error('toch niet');
  });
  await assert.rejects(rolledBack, /toch niet/);
  assert.equal(await sender.drain(), 0);
});

test('the transaction of a customer may add mail for itself, read none, and add none for another', async () => {
  const { a, b } = server.wereld;
  await server.database.forAdmin(a.id, (tx) => put('klant@school.test', 'klant', 'Zoë', tx, a.id));
  await server.database.forAdmin(a.id, (tx) => put('klant@school.test', 'klant', 'Zoë', tx, a.id));
  await assert.rejects(
    server.database.forAdmin(a.id, (tx) => put('ander@school.test', 'ander', 'Zoë', tx, b.id)),
    /row-level security/,
  );
  await assert.rejects(
    server.database.forAdmin(a.id, (tx) => tx.selectFrom('mail').select('id').execute()),
    /permission denied/,
  );
  assert.equal(await sender.drain(), 1);
});

test('a mail server that is full for now gets the mail again later, with more and more patience', async () => {
  await put('vol@school.test', 'vol');
  const waits: number[] = [];
  for (let i = 0; i < 3; i++) {
    assert.equal(await sender.drain(), 1);
    const { status, volgende_op, reden } = await row('vol');
    assert.deepEqual([status, reden], ['wacht', 'mailserver zegt 452']);
    waits.push((volgende_op.getTime() - server.clock.now()) / 60_000);
    assert.equal(await sender.drain(), 0);
    server.clock.set(volgende_op.getTime());
  }
  assert.deepEqual(waits, [1, 2, 5]);
  server.clock.set(BEGIN);
  await db.deleteFrom('mail').where('sleutel', '=', 'vol').execute();
});

test('an address that is refused for good is not tried again', async () => {
  await put('nooit@school.test', 'nooit');
  await sender.drain();
  const { status, reden, tekst } = await row('nooit');
  assert.deepEqual([status, reden, tekst], ['mislukt', 'mailserver zegt 550', '']);
});

/** A mail server that refuses at this command, whatever the mail. */
async function startWeigeraar(bij: RegExp, antwoord: string): Promise<string> {
  const weigeraar = createServer((een) => {
    een.write(bij.test('') ? `${antwoord}\r\n` : '220 x\r\n');
    een
      .on('error', () => undefined)
      .on('data', (deel) => {
        const regel = deel.toString();
        een.write(bij.test(regel) ? `${antwoord}\r\n` : regel.startsWith('EHLO') ? '250-x\r\n250 AUTH PLAIN LOGIN\r\n' : '235 x\r\n');
      });
  });
  await once(weigeraar.listen(0, '127.0.0.1'), 'listening');
  after(() => weigeraar.close());
  const adres = weigeraar.address();
  return `smtp://naam:wachtwoord@127.0.0.1:${typeof adres === 'object' && adres ? adres.port : 0}`;
}

test('F09: a mail server that refuses us and not the addressee (a wrong password, our own address, a greeting) costs no mail: it waits, and says why', async () => {
  for (const [bij, antwoord, waarom] of [
    [/^AUTH/, '535 5.7.8 nee', 'mailserver zegt 535 op naam en wachtwoord'],
    [/^MAIL FROM/, '550 5.7.1 nee', 'mailserver zegt 550 op ons adres als afzender'],
    [/^$/, '554 5.7.1 nee', /^(mailserver zegt 554|geen verbinding)/],
  ] as const) {
    await put('bewaard@school.test', antwoord);
    await createSender(await startWeigeraar(bij, antwoord)).drain();
    const { status, reden, tekst } = await row(antwoord);
    assert.equal(status, 'wacht', `${antwoord}: ${reden}`);
    if (typeof waarom === 'string') assert.equal(reden, waarom);
    else assert.match(reden ?? '', waarom);
    assert.notEqual(tekst, '');
    await db.deleteFrom('mail').where('sleutel', '=', antwoord).execute();
  }
});

test('F09: while the mail server is away mail waits, and goes out once when it is back', async () => {
  const away = createSender('smtp://127.0.0.1:1');
  await put('weg@school.test', 'weg');
  await away.drain();
  const { status, reden } = await row('weg');
  assert.equal(status, 'wacht');
  assert.match(reden ?? '', /^geen verbinding \(E\w+\)$/);
  server.clock.advance(3_600_000);
  assert.equal(await sender.drain(), 1);
  server.clock.set(BEGIN);
  assert.equal(postbus.mails.filter(({ aan }) => aan.includes('weg@school.test')).length, 1);
});

test('F09: a sender that is killed in its work loses nothing, and at most the mail in its hands goes out twice', async () => {
  const total = 60;
  for (let i = 0; i < total; i++) await put(`kill${i}@school.test`, `kill-${i}`);
  const start = (now: number) =>
    spawn(process.execPath, [join(import.meta.dirname, '../../../test/verzender.ts')], {
      env: { ...process.env, DATABASE: JSON.stringify(server.connection), SMTP_URL: postbus.url, NOW: String(now) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const killed = () => postbus.mails.filter(({ aan }) => aan[0]?.startsWith('kill'));
  const first = start(BEGIN);
  while (killed().length < 15) await sleep(2);
  first.kill('SIGKILL');
  await once(first, 'exit');
  assert.ok(killed().length < total);
  await once(start(BEGIN), 'exit');
  await once(start(BEGIN + LEASE), 'exit');
  await postbus.wachtOp(`kill${total - 1}@school.test`);
  const ids = killed().map(({ messageId }) => messageId);
  assert.equal(new Set(ids).size, total);
  assert.ok(ids.length <= total + 1, `${ids.length} mails`);
  const open = await db.selectFrom('mail').select('id').where('sleutel', 'like', 'kill-%').where('status', '<>', 'verstuurd').execute();
  assert.deepEqual(open, []);
});

test('F10: a mail server that accepts and then is silent keeps no request waiting', RARE, async () => {
  const silentOne = createSender();
  await put('hang@school.test', 'hang');
  const draining = silentOne.drain();
  await sleep(300);
  await put('vlot@school.test', 'vlot');
  assert.equal((await server.get('/api/health')).status, 200);
  // Who asks for a mail of her own waits for none either.
  const vraag = server.post('/api/auth/wachtwoordaanvragen', { email: 'docent@school-a.example' });
  assert.equal(await Promise.race([vraag.then(({ status }) => status), sleep(5000, 'waits', { ref: false })]), 204);
  // It still hangs, and all this was answered.
  assert.equal((await row('hang')).status, 'bezig');
  await silentOne.stop();
  await db.deleteFrom('mail').where('sleutel', '=', 'hang').execute();
  await draining.catch(() => undefined);
});

test('two senders at once send each mail once', async () => {
  for (let i = 0; i < 20; i++) await put(`samen${i}@school.test`, `samen-${i}`);
  await Promise.all([sender.drain(), createSender().drain()]);
  assert.equal(postbus.mails.filter(({ aan }) => aan[0]?.startsWith('samen')).length, 20);
});

test('a mail whose link has ended is not sent any more and loses its words', async () => {
  await put('laat@school.test', 'laat');
  server.clock.advance(4 * 86_400_000);
  assert.equal(await sender.drain(), 0);
  await sender.sweep(90);
  const { status, tekst } = await row('laat');
  assert.deepEqual([status, tekst], ['vervallen', '']);
  server.clock.set(BEGIN);
});

test('W12: several addresses, a display name, a line break or another alphabet is no address', async () => {
  for (const aan of [
    'a@school.test, b@school.test',
    'a@school.test\r\nBcc: b@school.test',
    'Jan <a@school.test>',
    'a@school.test;b@school.test',
    'a@sсhool.test',
    'a@school',
    '@school.test',
    'a b@school.test',
    '',
  ])
    await assert.rejects(put(aan, `fout ${aan}`), { code: 'mail/adres-ongeldig' }, aan);
});

test('X06: a line break in a name makes no header and no paragraph', async () => {
  await put('regel@school.test', 'regel', 'Zoë\r\nBcc: dief@elders.test\r\n\r\nKlik hier');
  await sender.drain();
  const mail = await postbus.wachtOp('regel@school.test');
  assert.deepEqual(mail.aan, ['regel@school.test']);
  assert.ok(!mail.koppen.includes('bcc'));
  assert.match(mail.tekst, /^Dag Zoë Bcc: dief@elders\. test Klik hier,\n/);
});

test('X05: markup in a name is text in both parts', async () => {
  await put('html@school.test', 'html', '<b onclick="x()">Bo</b> & "co"');
  await sender.drain();
  const mail = await postbus.wachtOp('html@school.test');
  assert.ok(mail.tekst.includes('<b onclick="x()">Bo</b> & "co"'));
  assert.ok(mail.html.includes('&lt;b onclick=&quot;x()&quot;&gt;Bo&lt;/b&gt; &amp; &quot;co&quot;'));
});
