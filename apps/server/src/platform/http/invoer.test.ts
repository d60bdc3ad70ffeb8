import { test } from 'node:test';
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { z } from 'zod';
import { createProefserver, type Antwoord } from '../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../test/wereld.ts';
import { parseJson } from './json.ts';

const server = await createProefserver({ SPELRIJK_RATE_LIMIT: '1' });
const token = await server.login('leerling');
const kind = server.wereld.persoon('leerling');
const taken = `/api/leerlingen/${kind.id}/taken`;
const LOGIN = { gebruikersnaam: 'docent', wachtwoord: WACHTWOORD };

const raw = (payload: string | Buffer, type = 'application/json', url = taken) =>
  server.request({ method: 'POST', url, payload, token, headers: { 'content-type': type } });
const json = (value: unknown, url = taken) => raw(JSON.stringify(value), 'application/json', url);
const GOOD = { id: testId('m'), somvensterId: 'bestaat-niet' };

/** The port of the server, which listens from the first time that a test needs a real connection. */
async function listening(): Promise<number> {
  const app = server.app.server;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  assert.ok(typeof address === 'object');
  return address.port;
}

async function is400(answer: ReturnType<typeof raw>, why: string): Promise<void> {
  const { status, body, text } = await answer;
  assert.equal(status, 400, `${why}: ${text.slice(0, 200)}`);
  assert.ok(typeof body === 'object' && body !== null && 'message' in body && 'code' in body);
}

/** Refused while it is read, not because a field of it is wrong: in these words nothing else refuses. */
async function isGeenJson(text: string | Buffer): Promise<void> {
  const { status, body } = await raw(text);
  assert.equal(status, 400, String(text).slice(0, 100));
  assert.partialDeepStrictEqual(body, { code: 'algemeen/geen-json' }, String(text).slice(0, 100));
}
/** The good form, with this behind it. */
const goodAnd = (text: string): string => `${JSON.stringify(GOOD).slice(0, -1)},${text}}`;

test('the good form of these requests is understood', async () => {
  assert.equal((await json(GOOD)).status, 404);
});

test('M01: a field that is not in the contract is refused', async () => {
  for (const veld of ['role', 'adminId', '_id', 'exp', 'wachtwoord', 'licentie', 'features', 'deletedAt', 'munten'])
    await is400(json({ ...GOOD, [veld]: 'x' }), veld);
});

test('M02: nested, dotted and operator forms of fields are refused', async () => {
  for (const extra of [{ 'user.role': 'office' }, { $set: { role: 'office' } }, { user: { role: 'office' } }, [GOOD], { 0: GOOD }])
    await is400(json(Array.isArray(extra) ? extra : { ...GOOD, ...extra }), JSON.stringify(extra));
});

test('M03: fields that the contract does not name never leave the server', async () => {
  const { body } = await server.get('/api/auth/mij', token);
  assert.deepEqual(Object.keys(z.record(z.string(), z.unknown()).parse(body)).sort(), ['_id', 'admin', 'adminId', 'roepnaam', 'role']);
});

test('M04: prototype keys are refused in JSON and in the query', async () => {
  for (const text of [
    '"__proto__":{"a":1}',
    '"constructor":{"prototype":{"a":1}}',
    '"x":{"__proto__":1}',
    '"\\u005f_proto__":1',
    '"prototype":1',
  ])
    await isGeenJson(goodAnd(text));
  for (const query of ['__proto__[a]=1', 'constructor=1', 'x=1'])
    assert.equal((await server.get(`/api/auth/mij?${query}`, token)).status, 400, query);
});

test('M05: a key twice in one object is refused, however it is written', async () => {
  for (const text of [
    `"id":"${GOOD.id}"`,
    `"\\u0069d":"${GOOD.id}"`,
    `                                 "id"                           :"${GOOD.id}"`,
    '"a":{"b":1,"b":2}',
  ])
    await isGeenJson(goodAnd(text));
});

test('M06: types are not bent', async () => {
  for (const id of [12, true, null, '', ['x'], { a: 1 }, [GOOD.id]]) await is400(json({ ...GOOD, id }), JSON.stringify(id));
  // Right but for its kind: without that it is a taak that does not exist.
  const antwoord = {
    id: GOOD.id,
    taakId: GOOD.id,
    opgaveId: GOOD.id,
    poging: 1,
    gegeven: 'kat',
    rtMs: 900,
    hints: 0,
    op: '2026-01-01T10:00:00.000Z',
  };
  const submit = (anders: object) =>
    json({ game: 'kleuren', antwoorden: [{ ...antwoord, ...anders }] }, `/api/leerlingen/${kind.id}/antwoorden`);
  const { status, text } = await submit({});
  assert.equal(status, 404, text);
  for (const anders of [
    { rtMs: '900' },
    { poging: '1' },
    { hints: false },
    { hints: null },
    { gegeven: 12 },
    { gegeven: ['kat'] },
    { op: 1_767_261_600_000 },
  ])
    await is400(submit(anders), JSON.stringify(anders));
  // What was asked here is no longer counted.
  server.clock.advance(60_000);
});

test('M07: any other kind of body than JSON in UTF-8 is 415', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'application/json\t;x',
    'application/jsonx',
    'text/json',
  ]) {
    assert.equal((await raw(JSON.stringify(GOOD), type)).status, 415, type);
  }
});

test('M08: NUL in body, path or query is refused', async () => {
  await isGeenJson('{"id":"a\\u0000b"}');
  await isGeenJson('{"id":"a\0b"}');
  for (const url of [`/api/leerlingen/%00/landkaart`, `/api/auth/mij?x=%00`])
    assert.ok([400, 404].includes((await server.get(url, token)).status), url);
});

test('M09: half a surrogate pair and bytes that are no UTF-8 are refused', async () => {
  await isGeenJson('{"id":"\\ud800"}');
  await isGeenJson(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]));
});

test('M16: a value sent twice, or in the path and in the body, is refused', async () => {
  const office = await server.login('office');
  assert.equal((await server.get('/api/office/admins?zoek=a', office)).status, 200);
  assert.equal((await server.get('/api/office/admins?zoek=a&zoek=b', office)).status, 400);
  assert.equal((await server.get('/api/office/admins?pagina=1&pagina=2', office)).status, 400);
  await is400(json({ ...GOOD, leerlingId: kind.id }), 'path and body');
});

test('D04: a body that is too large is cut off before it is read, however it is sent', async () => {
  const socket = connect(await listening(), '127.0.0.1');
  const heard = { answer: '' };
  socket.on('data', (chunk) => (heard.answer += chunk.toString())).on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n');
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  let sent = 0;
  while (!socket.destroyed && heard.answer === '' && sent < 400) {
    socket.write(chunk);
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await closed;
  assert.match(heard.answer, /^HTTP\/1\.1 413 /);
  assert.ok(sent < 400, `${sent} chunks of 64 kB were taken`);
});

test('M14: deep JSON is refused', async () => {
  // Whole and right, so that its depth is the only thing wrong.
  await isGeenJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  await isGeenJson(`${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`);
  await isGeenJson(goodAnd(`"a":${'['.repeat(16)}${']'.repeat(16)}`));
});

test('M15: too long a text is 400, too large a body 413', async () => {
  await is400(json({ gebruikersnaam: 'x'.repeat(201), wachtwoord: 'x' }, '/api/auth'), 'text');
  assert.equal((await raw(`{"id":"${'x'.repeat(1_048_600)}"}`)).status, 413);
});

test('broken JSON gives one Dutch sentence and nothing of the parser', async () => {
  for (const text of ['{', '{"a":}', 'nee', '{"a":1}}', "{'a':1}", '"', '{"a":"\\x"}']) {
    const { status, text: reply } = await raw(text);
    assert.equal(status, 400, text);
    assert.deepEqual(JSON.parse(reply), { message: 'Wat je stuurde, is niet te lezen.', code: 'algemeen/geen-json' });
  }
});

test('clean JSON comes through as it is', () => {
  const value = { a: ['x', { b: 'é\n"' }, 1.5, true, null], 'key:with': '{[:,' };
  assert.deepEqual(parseJson(Buffer.from(JSON.stringify(value))), value);
});

test('a wrong method is 405 with Allow, before any login', async () => {
  for (const [method, url, allow] of [
    ['PUT', '/api/auth', 'POST'],
    ['HEAD', '/api/health', 'GET'],
    ['OPTIONS', taken, 'POST'],
    ['DELETE', '/api/openapi.json', 'GET'],
  ] as const) {
    const answer = await server.request({ method, url });
    assert.deepEqual([answer.status, answer.headers['allow']], [405, allow], `${method} ${url}`);
  }
});

test('P03: an unknown address of the API is a 404 with a sentence, without a trace of how it is made', async () => {
  const { status, body, text } = await server.get('/api/bestaat/niet');
  assert.equal(status, 404);
  assert.partialDeepStrictEqual(body, { code: 'algemeen/niet-gevonden' });
  assert.doesNotMatch(text, /node_modules|at |select |fastify/i);
});

test('P03: every refusal has a sentence and a code, and nothing of how the program is made or which version it is', async () => {
  // What the tests before this one asked is no longer counted.
  server.clock.advance(120_000);
  const office = await server.login('office');
  const refusals: readonly [number, () => Promise<Antwoord>][] = [
    [400, () => raw('{')],
    [400, () => json({ ...GOOD, __x: 1 })],
    [400, () => server.get('/api/office/admins?pagina=x', office)],
    // What the library beneath us refuses, with its own name for it.
    [400, () => server.get('/api/%zz', token)],
    [401, () => server.get('/api/auth/mij')],
    [401, () => server.get('/api/auth/mij', 'eyJhbGciOiJub25lIn0.e30.')],
    [403, () => server.get('/api/office/admins', token)],
    [404, () => server.get(`/api/leerlingen/${GOOD.id}/landkaart`, token)],
    [404, () => server.get('/api/%2e%2e/%2e%2e/etc/passwd', token)],
    [405, () => server.request({ method: 'PUT', url: '/api/auth' })],
    [409, () => server.get(`/api/admins/${server.wereld.a.id}/groepen`, office)],
    [413, () => raw(`{"id":"${'x'.repeat(1_100_000)}"}`)],
    [415, () => raw(JSON.stringify(GOOD), 'text/plain')],
  ];
  for (const [status, ask] of refusals) {
    const answer = await ask();
    assert.equal(answer.status, status, answer.text);
    const { message, code, ...rest } = z.record(z.string(), z.unknown()).parse(answer.body);
    // What a token lacks is said in the words of the specification.
    assert.match(String(message), status === 401 ? /^(no token detected|[A-Z].*\.)$/ : /^[A-Z].*\.$/, answer.text);
    assert.match(String(code), /^[a-z]+\/[a-z-]+$/);
    assert.deepEqual(
      Object.keys(rest).filter((key) => !['details', 'id'].includes(key)),
      [],
      answer.text,
    );
    assert.doesNotMatch(answer.text, /node_modules|\.ts\b|\bat \w+ \(|select |insert |zod|fastify|fst_|postgres|kysely|\d+\.\d+\.\d+/i);
    for (const header of ['server', 'x-powered-by', 'via']) assert.equal(answer.headers[header], undefined, header);
  }
});

test('X16: files that are none of anybody’s business are not there', async () => {
  for (const url of [
    '/.env',
    '/.git/config',
    '/metrics',
    '/package.json',
    '/assets/',
    '/../package.json',
    '/audio/index.json',
    '/audio/../index.json',
    '/audio/',
    '/.git/HEAD',
    '/.ssh/id_rsa',
    '/assets/../../../package.json',
    '/api/metrics',
  ])
    assert.equal((await server.get(url)).status, 404, url);
});

test('X02, X03, X10: every answer carries a strict policy and the other headers: in no frame, of no opener', async () => {
  for (const url of ['/api/health', '/api/bestaat/niet', '/api/auth/mij', '/app/auth/login']) {
    const { headers } = await server.get(url);
    const policy = String(headers['content-security-policy']);
    assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval|\*/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "default-src 'none'",
    ])
      assert.ok(policy.includes(part), part);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['strict-transport-security']), /max-age=(3[2-9]|[4-9]\d)\d{6}; includeSubDomains/);
    assert.deepEqual([headers['x-frame-options'], headers['cross-origin-opener-policy']], ['DENY', 'same-origin']);
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.match(String(headers['content-type']), /charset=utf-8/);
  }
});

test('P09: answers of the API are private and never stored', async () => {
  for (const answer of [await server.get('/api/auth/mij', token), await server.post('/api/auth', LOGIN), await server.get('/api/auth/mij')])
    assert.equal(answer.headers['cache-control'], 'private, no-store');
});

test('X12: another origin gets no permission', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await server.request({ method: 'GET', url: '/api/auth/mij', token, headers: { origin } });
    assert.equal(answer.headers['access-control-allow-origin'], undefined);
  }
});

test('T18: of two Authorization headers none counts, also when each is good', async () => {
  const port = await listening();
  const vraag = (...regels: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET /api/auth/mij HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${regels.join('\r\n')}\r\n\r\n`),
      );
      socket.once('data', (data) => resolve(data.toString().slice(9, 12)));
      socket.once('error', reject);
    });
  const [goed, slecht] = [`Authorization: Bearer ${token}`, 'authorization: Bearer x.y.z'];
  assert.equal(await vraag(goed), '200');
  for (const twee of [
    [goed, goed],
    [goed, slecht],
    [slecht, goed],
    [goed, 'AUTHORIZATION: '],
  ])
    assert.equal(await vraag(...twee), '401');
});

test('D11: somebody who sends far more than a person does gets 429; others notice nothing', async () => {
  const other = await server.login('leerling2');
  const answers = await Promise.all(Array.from({ length: 80 }, () => server.get('/api/auth/mij', token)));
  const last = answers.filter(({ status }) => status === 429);
  assert.ok(last.length >= 15, `${last.length}`);
  assert.equal(last[0]?.headers['retry-after'], '1');
  assert.equal((await server.get('/api/auth/mij', other)).status, 200);
});

test('D06: an enormous header is refused by the protocol itself, and the server goes on', async () => {
  const port = await listening();
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /api/health HTTP/1.1\r\nHost: x\r\nX-Groot: ${'x'.repeat(20_000)}\r\n\r\n`),
    );
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('error', reject);
  });
  assert.match(reply, /^HTTP\/1\.1 431 /);
  server.clock.advance(60_000);
  const velden = Array.from({ length: 2000 }, (_, i) => `a${i}=1`).join('&');
  const veel = await server.get(`/api/auth/mij?${velden}`, token);
  assert.equal(veel.status, 400);
  assert.ok(veel.text.length < 1000, 'a refusal of two thousand parameters names a few');
  assert.equal((await server.get('/api/health')).status, 200);
});

test('the API describes itself in OpenAPI 3.1: every route, and who may call it', async () => {
  const { body } = await server.get('/api/openapi.json');
  assert.partialDeepStrictEqual(body, {
    openapi: '3.1.0',
    info: { title: 'Spelrijk' },
    components: { securitySchemes: { token: { scheme: 'bearer' } } },
  });
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))) }).parse(body);
  assert.partialDeepStrictEqual(paths['/api/leerlingen/{leerlingId}/antwoorden']?.['post'], {
    operationId: 'submitAntwoorden',
    'x-actie': 'answer.submit',
    security: [{ token: [] }],
  });
  assert.partialDeepStrictEqual(paths['/api/auth']?.['post'], { security: [] });
});

test('health tells that it lives, can work, and whether a confirmed answer is on disk', async () => {
  const { body } = await server.get('/api/health');
  assert.partialDeepStrictEqual(body, { live: true, ready: true });
  assert.equal((await server.get('/health/live')).status, 200);
  assert.equal((await server.get('/health/ready')).status, 200);
});
