import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createProefserver } from '../../../../test/proefserver.ts';
import { WACHTWOORD } from '../../../../test/wereld.ts';
import { foldName } from './fold.ts';

const server = await createProefserver();
const login = (gebruikersnaam: string, wachtwoord: string, cookie?: string) =>
  server.request({
    method: 'POST',
    url: '/api/auth',
    payload: { gebruikersnaam, wachtwoord },
    headers: cookie === undefined ? {} : { cookie },
  });
const cookieOf = (answer: Awaited<ReturnType<typeof login>>): string => String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';

test('L01: unknown name, wrong password and suspended account get the same answer', async () => {
  const { id } = server.wereld.persoon('thuis-leerling');
  await server.database.own.updateTable('account').set({ status: 'geschorst' }).where('id', '=', id).execute();
  const answers = [await login('niemand', WACHTWOORD), await login('docent', 'fout'), await login('thuis-leerling', WACHTWOORD)];
  for (const answer of answers) {
    assert.equal(answer.status, 401);
    assert.deepEqual(answer.body, { message: 'De gebruikersnaam of het wachtwoord klopt niet.', code: 'auth/onjuist' });
    assert.equal(answer.headers['set-cookie'], undefined);
  }
});

test('L03: after five wrong tries the wait grows, with 429 and Retry-After, and tries at the same moment share no turn', async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => login('leerling3', 'fout')));
  const counts = [401, 429].map((status) => tries.filter((answer) => answer.status === status).length);
  assert.deepEqual(counts, [5, 15]);
  const waits: number[] = [];
  for (let i = 0; i < 7; i++) {
    const wait = Number((await login('leerling3', 'fout')).headers['retry-after']);
    waits.push(wait);
    server.clock.advance(wait * 1000);
    assert.equal((await login('leerling3', 'fout')).status, 401);
  }
  assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 60]);
});

test('L03: an unknown name waits just as long', async () => {
  for (let i = 0; i < 5; i++) assert.equal((await login('niemand-2', 'fout')).status, 401);
  assert.equal((await login('niemand-2', 'fout')).status, 429);
});

test('L03: whoever goes on guessing gets one try a minute, and keeps nobody out for longer', async () => {
  for (let i = 0; i < 130; i++) {
    await login('b-leerling', 'fout');
    server.clock.advance(61_000);
  }
  await login('b-leerling', 'fout');
  const { status, headers } = await login('b-leerling', WACHTWOORD);
  assert.deepEqual([status, headers['retry-after']], [429, '60']);
  server.clock.advance(60_000);
  assert.equal((await login('b-leerling', WACHTWOORD)).status, 200);
});

test('L04: somebody who guesses elsewhere does not keep the child out of its own device', async () => {
  const begin = await login('leerling2', WACHTWOORD);
  const cookie = cookieOf(begin);
  assert.match(cookie, /^toestel=[\w-]{43}$/);
  for (let i = 0; i < 8; i++) await login('leerling2', 'fout');
  assert.equal((await login('leerling2', WACHTWOORD)).status, 429);
  // The child that was playing plays on.
  assert.equal((await server.get('/api/auth/mij', String(Reflect.get(Object(begin.body), 'token')))).status, 200);
  const answer = await login('leerling2', WACHTWOORD, cookie);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers['set-cookie'], undefined);
});

test('L04: a device of another admin is not known', async () => {
  const other = cookieOf(await login('rt-leerling', WACHTWOORD));
  assert.equal((await login('leerling2', WACHTWOORD, other)).status, 429);
});

test('L03: whoever collects devices of the school gets no more guesses by it, and her own device still lets the child in', async () => {
  const eigen = cookieOf(await login('docent2', WACHTWOORD));
  for (let i = 0; i < 12; i++) {
    const cookie = cookieOf(await login('schooladmin', WACHTWOORD));
    await login('docent2', `poging ${i}`, cookie);
    server.clock.advance(61_000);
  }
  await login('docent2', 'nog een', cookieOf(await login('schooladmin', WACHTWOORD)));
  const klas = cookieOf(await login('schooladmin', WACHTWOORD));
  assert.equal((await login('docent2', WACHTWOORD, klas)).status, 429);
  assert.equal((await login('docent2', WACHTWOORD, eigen)).status, 200);
});

test('L04: a device of the school becomes the own device of whoever logs in there', async () => {
  const klas = cookieOf(await login('schooladmin', WACHTWOORD));
  assert.equal((await login('leerling', WACHTWOORD, klas)).status, 200);
  for (let i = 0; i < 6; i++) await login('leerling', 'fout', cookieOf(await login('schooladmin', WACHTWOORD)));
  assert.equal((await login('leerling', WACHTWOORD, klas)).status, 200);
});

test('a device is forgotten when its cookie has ended', async () => {
  server.clock.advance(367 * 86_400_000);
  await server.app.sweep(server.clock.now());
  for (const table of ['toestel', 'toestel_account'] as const)
    assert.deepEqual(await server.database.own.selectFrom(table).select('admin_id').execute(), []);
});

test('L05: a class that logs in at once from one address is never held up', async () => {
  const names = [
    'schooladmin',
    'docent',
    'docent2',
    'leerling',
    'rt-leerling',
    'rtadmin',
    'thuisadmin',
    'b-schooladmin',
    'demo',
    'b-docent',
  ];
  const answers = await Promise.all(names.flatMap((name) => [login(name, 'tikfout'), login(name, WACHTWOORD), login(name, WACHTWOORD)]));
  const right = answers.filter((_, i) => i % 3 !== 0);
  assert.deepEqual(new Set(right.map((answer) => answer.status)), new Set([200]));
});

test('L08: a forwarded address changes nothing', async () => {
  for (let i = 0; i < 5; i++)
    await server.request({
      method: 'POST',
      url: '/api/auth',
      payload: { gebruikersnaam: 'niemand-3', wachtwoord: 'x' },
      headers: { 'x-forwarded-for': `10.0.0.${i}` },
    });
  const answer = await server.request({
    method: 'POST',
    url: '/api/auth',
    payload: { gebruikersnaam: 'niemand-3', wachtwoord: 'x' },
    headers: { 'x-forwarded-for': '10.0.0.99', forwarded: 'for=1.2.3.4', 'x-real-ip': '9.9.9.9' },
  });
  assert.equal(answer.status, 429);
  // What is counted per address: wrong links. Another address in a header is no other address.
  const raad = (i: number) =>
    server.request({
      method: 'POST',
      url: '/api/auth/uitnodiging',
      payload: { token: `${i}`.padStart(43, 'x') },
      headers: { 'x-forwarded-for': `10.0.1.${i}`, forwarded: `for=10.0.1.${i}`, 'x-real-ip': `10.0.1.${i}` },
    });
  for (let i = 0; i < 21; i++) assert.equal((await raad(i)).status, 404);
  assert.equal((await raad(21)).status, 429);
});

test('L11: one folded login name however it is typed; look-alikes stay apart', () => {
  const same = ['Zoë', 'ZOË', 'Zoe\u0308', 'ｚｏë', 'Zo\u200Bë', ' zoë '];
  assert.deepEqual(new Set(same.map(foldName)), new Set(['zoë']));
  assert.notEqual(foldName('оffice'), foldName('office'));
  assert.notEqual(foldName('ınes'), foldName('ines'));
});

test('L11: both forms of a name log in', async () => {
  assert.equal((await login('  DOCENT ', WACHTWOORD)).status, 200);
});

test('L12: of a password nothing but an argon2id hash of the demanded strength is stored', async () => {
  const { id } = server.wereld.persoon('rtadmin');
  const payload = { huidigWachtwoord: WACHTWOORD, nieuwWachtwoord: 'een veel betere lange zin' };
  const token = await server.login('rtadmin');
  assert.equal((await server.request({ method: 'PATCH', url: `/api/users/${id}/credentials`, token, payload })).status, 200);
  const rows = await server.database.own.selectFrom('account').select(['id', 'wachtwoord']).execute();
  const strength = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
  // Those of the others were hashed by the test itself, so quickly that only this one can match.
  assert.deepEqual(
    rows.filter(({ wachtwoord }) => strength.test(wachtwoord)).map((row) => row.id),
    [id],
  );
  for (const { wachtwoord } of rows) assert.match(wachtwoord, /^\$argon2id\$v=19\$/);
});

test('L16: only JSON logs in', async () => {
  const payload = `gebruikersnaam=docent&wachtwoord=${WACHTWOORD}`;
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    assert.equal(
      (await server.request({ method: 'POST', url: '/api/auth', payload, headers: { 'content-type': type } })).status,
      415,
      type,
    );
  }
});

test('mij tells who and where, and nothing else', async () => {
  const { body } = await server.get('/api/auth/mij', await server.login('thuisadmin'));
  const { id, adminId } = server.wereld.persoon('thuisadmin');
  assert.deepEqual(body, {
    _id: id,
    role: 'thuisadmin',
    adminId,
    roepnaam: 'thuisadmin',
    admin: { naam: 'Thuis', soort: 'thuis', regio: 'nl', pakketten: [] },
  });
});

test('F20: the clock of the server was a day ahead and is put right: nobody waits longer for what was tried meanwhile than a minute', async () => {
  const nu = server.clock.now();
  server.clock.advance(86_400_000);
  for (let i = 0; i < 8; i++) await login('rt-leerling', 'fout');
  assert.equal((await login('rt-leerling', WACHTWOORD)).status, 429);
  server.clock.set(nu);
  const { status, headers } = await login('rt-leerling', 'fout');
  assert.ok(status === 401 || Number(headers['retry-after']) <= 60, `${status}, ${String(headers['retry-after'])} s`);
  server.clock.advance(60_000);
  assert.equal((await login('rt-leerling', WACHTWOORD)).status, 200);
});
