import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver({ PUBLIC_BASE_URL: 'https://spelrijk.example' });
const { wereld, database, clock } = server;
const NIEUW = 'een zin die ik zelf bedacht';

const setEmail = (naam: string, email: string | null, bevestigd = true) =>
  database.own
    .updateTable('account')
    .set({ email, email_gevouwen: email?.toLowerCase() ?? null, email_bevestigd_op: bevestigd ? new Date(clock.now()) : null })
    .where('id', '=', wereld.persoon(naam).id)
    .execute();
await setEmail('docent', 'Docent@school-a.example');
await setEmail('docent2', 'docent2@school-a.example');
await setEmail('schooladmin', 'schooladmin@school-a.example');
await setEmail('b-docent', 'nooit-bewezen@school-b.example', false);

const mails = () =>
  database.own.selectFrom('mail').select(['aan', 'sjabloon', 'tekst', 'html', 'sleutel']).orderBy('created_at').orderBy('id').execute();
const clearMails = () => database.own.deleteFrom('mail').execute();
const ask = (email: string | readonly string[], headers: Readonly<Record<string, string>> = {}) =>
  server.request({ method: 'POST', url: '/api/auth/wachtwoordaanvragen', payload: { email }, headers });
const redeem = (userId: string, herstelToken: string, wachtwoord = NIEUW) =>
  server.post('/api/auth/wachtwoordherstellen', { userId, herstelToken, wachtwoord });
const tryLogin = (gebruikersnaam: string, wachtwoord: string) => server.post('/api/auth', { gebruikersnaam, wachtwoord });

interface Link {
  readonly userId: string;
  readonly token: string;
  readonly adres: string;
}

/** The link of the last mail. */
async function lastLink(): Promise<Link> {
  const mail = (await mails()).findLast(({ sjabloon }) => sjabloon === 'wachtwoordHerstellen');
  const match = /(https:\/\/\S+)\/app\/auth\/wachtwoordherstellen\/([0-9a-f-]{36})\/([\w-]{43})/.exec(mail?.tekst ?? '');
  assert.ok(match, mail?.tekst ?? 'no mail');
  return { adres: match[1] ?? '', userId: match[2] ?? '', token: match[3] ?? '' };
}

const isBadLink = (answer: Antwoord): void => {
  assert.equal(answer.status, 400);
  assert.partialDeepStrictEqual(answer.body, { code: 'wachtwoorden/link-ongeldig' });
};

test('W01: a known, unknown, unproven, suspended or pupil address gets the same answer, and only the known one a mail', async () => {
  await clearMails();
  await database.own.updateTable('account').set({ status: 'geschorst' }).where('id', '=', wereld.persoon('docent2').id).execute();
  const addresses = [
    'docent@SCHOOL-A.example',
    'niemand@school-a.example',
    'nooit-bewezen@school-b.example',
    'docent2@school-a.example',
    'leerling',
  ];
  const answers: Antwoord[] = [];
  for (const address of addresses) answers.push(await ask(address));
  for (const answer of answers) assert.deepEqual([answer.status, answer.text], [204, '']);
  await database.own.updateTable('account').set({ status: 'actief' }).where('id', '=', wereld.persoon('docent2').id).execute();
  assert.deepEqual(
    (await mails()).map(({ aan }) => aan),
    ['Docent@school-a.example'],
  );
});

test('W09: a reset logs nobody in, ends all sessions and tells the owner', async () => {
  await clearMails();
  const token = await server.login('docent');
  await ask('docent@school-a.example');
  const link = await lastLink();
  const answer = await redeem(link.userId, link.token);
  assert.deepEqual([answer.status, answer.text, answer.headers['set-cookie']], [204, '', undefined]);
  assert.equal((await server.get('/api/auth/mij', token)).status, 401);
  assert.equal((await tryLogin('docent', WACHTWOORD)).status, 401);
  assert.equal((await tryLogin('docent', NIEUW)).status, 200);
  assert.deepEqual((await mails()).map(({ sjabloon }) => sjabloon).sort(), ['wachtwoordGewijzigd', 'wachtwoordHerstellen']);
});

test('W02: a link works once', async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example');
  const { userId, token } = await lastLink();
  assert.equal((await redeem(userId, token, 'nog een zin van mijzelf')).status, 204);
  isBadLink(await redeem(userId, token, 'en weer een andere zin'));
  const again = await Promise.all([redeem(userId, token), redeem(userId, token)]);
  assert.ok(again.every(({ status }) => status === 400));
});

test('W02: of five who use a link at the same moment one succeeds', async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example');
  const { userId, token } = await lastLink();
  const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => redeem(userId, token, `vijf mensen tegelijk ${i}`)));
  assert.equal(answers.filter(({ status }) => status === 204).length, 1);
});

test('W03: a link is over after half an hour', async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example');
  const { userId, token } = await lastLink();
  clock.advance(30 * 60_000);
  isBadLink(await redeem(userId, token));
});

test('W04: a new link makes the older one worthless', async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example');
  const older = await lastLink();
  clock.advance(1000);
  await ask('docent@school-a.example');
  const newer = await lastLink();
  assert.notEqual(older.token, newer.token);
  isBadLink(await redeem(older.userId, older.token));
  assert.equal((await redeem(newer.userId, newer.token)).status, 204);
});

test("W05: a token in another's path is refused and not used up", async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example');
  const { userId, token } = await lastLink();
  isBadLink(await redeem(wereld.persoon('schooladmin').id, token));
  isBadLink(await redeem(testId('niemand'), token));
  // Also when the mail went to an address that both have by now: a link is of one account, not of a mailbox.
  const ander = wereld.persoon('schooladmin').id;
  const adresVan = (id: string) =>
    database.own.selectFrom('account').select(['email', 'email_gevouwen']).where('id', '=', id).executeTakeFirstOrThrow();
  const [was, docent] = [await adresVan(ander), await adresVan(userId)];
  await database.own
    .updateTable('wachtwoordherstel')
    .set({ email: was.email_gevouwen ?? '' })
    .where('account_id', '=', userId)
    .execute();
  isBadLink(await redeem(ander, token));
  await database.own
    .updateTable('wachtwoordherstel')
    .set({ email: docent.email_gevouwen ?? '' })
    .where('account_id', '=', userId)
    .execute();
  assert.equal((await redeem(userId, token)).status, 204);
});

test('W06: the link leads to our own address, whatever the request says', async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example', { host: 'kwaad.example', 'x-forwarded-host': 'kwaad.example', forwarded: 'host=kwaad.example' });
  assert.equal((await lastLink()).adres, 'https://spelrijk.example');
});

test('W07: fifty requests for one address are three mails an hour, and the answer stays the same', async () => {
  clock.advance(3_600_000);
  await clearMails();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('docent@school-a.example')));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([204]));
  assert.equal((await mails()).length, 3);
});

test('W08: tokens are 256 bits without a pattern, and only their hashes are stored', async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example');
  const { token } = await lastLink();
  assert.match(token, /^[\w-]{43}$/);
  const rows = await database.own.selectFrom('wachtwoordherstel').select('id').execute();
  assert.ok(rows.length > 3 && rows.every(({ id }) => id !== token && id.length === 43));
  assert.ok((await mails()).every(({ sleutel }) => !sleutel.includes(token)));
});

test('W12: an address with a line break, a list, a display name or a look-alike is no address', async () => {
  clock.advance(3_600_000);
  await clearMails();
  for (const email of [
    'docent@school-a.example\r\nBcc: x@y.example',
    'docent@school-a.example,x@y.example',
    'D <docent@school-a.example>',
    'dосent@school-a.example',
  ])
    assert.ok([204, 400].includes((await ask(email)).status), email);
  assert.equal((await ask(['docent@school-a.example'])).status, 400);
  assert.deepEqual(await mails(), []);
});

test('W14: after a change of address or a suspension the link is worth nothing', async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example');
  const { userId, token } = await lastLink();
  await setEmail('docent', 'nieuw@school-a.example');
  isBadLink(await redeem(userId, token));
  await setEmail('docent', 'docent@school-a.example');
  await database.own.updateTable('account').set({ status: 'geschorst' }).where('id', '=', userId).execute();
  isBadLink(await redeem(userId, token));
  await database.own.updateTable('account').set({ status: 'actief' }).where('id', '=', userId).execute();
  assert.equal((await redeem(userId, token)).status, 204);
});

test('W09: a link that was sent is worth nothing after the password changed in another way', async () => {
  clock.advance(3_600_000);
  await ask('docent@school-a.example');
  const { userId, token: link } = await lastLink();
  const { token } = z.object({ token: z.string() }).parse((await tryLogin('docent', NIEUW)).body);
  const change = { huidigWachtwoord: NIEUW, nieuwWachtwoord: 'een nog betere lange zin' };
  assert.equal((await server.request({ method: 'PATCH', url: `/api/users/${userId}/credentials`, payload: change, token })).status, 200);
  isBadLink(await redeem(userId, link));
});

test('L09: a new password must be long and not easily guessed', async () => {
  const token = await server.login('schooladmin');
  const { id } = wereld.persoon('schooladmin');
  const patch = (nieuwWachtwoord: string) =>
    server.request({
      method: 'PATCH',
      url: `/api/users/${id}/credentials`,
      payload: { huidigWachtwoord: WACHTWOORD, nieuwWachtwoord },
      token,
    });
  const rows: readonly [string, number, string][] = [
    ['kbvtrmzpdwnhfj', 400, 'wachtwoorden/te-kort'],
    ['welkom01welkom01', 400, 'wachtwoorden/te-raden'],
    ['spelrijkspelrijk', 400, 'wachtwoorden/te-raden'],
    ['SchoolA-schooladmin', 400, 'wachtwoorden/te-raden'],
    ['x'.repeat(5000), 400, 'algemeen/ongeldig'],
    ['k1zvr wq8tm plb4n'.padEnd(129, 'bd7 '), 400, 'wachtwoorden/te-lang'],
  ];
  for (const [wachtwoord, status, code] of rows) {
    const answer = await patch(wachtwoord);
    assert.equal(answer.status, status, wachtwoord.slice(0, 20));
    assert.partialDeepStrictEqual(answer.body, { code });
  }
});

test('L10, R05: a changed password counts to the last byte, ends other sessions, and the own goes on', async () => {
  const { id } = wereld.persoon('schooladmin');
  const own = await server.login('schooladmin');
  const other = z.object({ token: z.string() }).parse((await tryLogin('schooladmin', WACHTWOORD)).body).token;
  const long = `${'kzvr wqtm plbn xé'.repeat(5)}A`;
  const payload = { huidigWachtwoord: WACHTWOORD, nieuwWachtwoord: long };
  const answer = await server.request({ method: 'PATCH', url: `/api/users/${id}/credentials`, payload, token: own });
  assert.equal(answer.status, 200, answer.text);
  const { token: fresh } = z.object({ token: z.string() }).parse(answer.body);
  assert.deepEqual(
    [
      (await server.get('/api/auth/mij', other)).status,
      (await server.get('/api/auth/mij', own)).status,
      (await server.get('/api/auth/mij', fresh)).status,
    ],
    [401, 200, 200],
  );
  assert.equal((await tryLogin('schooladmin', long.slice(0, 72))).status, 401);
  assert.equal((await tryLogin('schooladmin', long.toLowerCase())).status, 401);
  assert.equal((await tryLogin('schooladmin', long.replace(' ', ''))).status, 401);
  assert.equal((await tryLogin('schooladmin', long.normalize('NFD'))).status, 200);
});

test("L17: no change without the right current password, nor of another's", async () => {
  const token = await server.login('rtadmin');
  const { id } = wereld.persoon('rtadmin');
  const patch = (userId: string, payload: object) =>
    server.request({ method: 'PATCH', url: `/api/users/${userId}/credentials`, payload, token });
  assert.equal((await patch(id, { nieuwWachtwoord: NIEUW })).status, 400);
  const wrong = await patch(id, { huidigWachtwoord: 'fout', nieuwWachtwoord: NIEUW });
  assert.equal(wrong.status, 400);
  assert.partialDeepStrictEqual(wrong.body, { code: 'auth/wachtwoord-onjuist' });
  assert.equal((await patch(wereld.persoon('docent').id, { huidigWachtwoord: WACHTWOORD, nieuwWachtwoord: NIEUW })).status, 404);
  for (let i = 0; i < 4; i++) await patch(id, { huidigWachtwoord: 'fout', nieuwWachtwoord: NIEUW });
  assert.equal((await patch(id, { huidigWachtwoord: WACHTWOORD, nieuwWachtwoord: NIEUW })).status, 429);
  assert.equal((await server.get('/api/auth/mij', token)).status, 200);
});

test('L17: a leerling has no password to change', async () => {
  const { id } = wereld.persoon('leerling');
  const payload = { huidigWachtwoord: WACHTWOORD, nieuwWachtwoord: NIEUW };
  assert.equal(
    (await server.request({ method: 'PATCH', url: `/api/users/${id}/credentials`, payload, token: await server.login('leerling') })).status,
    403,
  );
});
