/**
 * What anybody can send to the port of the built server without a login, byte by byte: addresses, methods, headers and lines that no browser makes. Each is answered or hung up on, never
 * with an error of ours and never with anything of the program in it; who asks properly beside it is served. And where the program itself goes.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { urlOf } from '../../apps/server/test/cluster.ts';
import { createTestDatabase } from '../../apps/server/test/database.ts';
import { createProcessen, ready, type Server } from '../../apps/server/test/proces.ts';
import { createWereld, testId, WACHTWOORD } from '../../apps/server/test/wereld.ts';
import { root } from '../../tools/install.mjs';

const { database, connection } = await createTestDatabase();
const wereld = await createWereld(database, Date.now() - 86_400_000);
const { data, start } = createProcessen('verzoeken');
writeFileSync(path.join(data, 'geheim'), `${'07'.repeat(32)}\n`, { mode: 0o600 });
assert.ok(existsSync(path.join(root, 'apps/web/build/client/.shells.json')), 'build the web app first');

/** Somebody who listens for mail and says yes to everything. */
const post = createServer((een) => {
  een.write('220 x\r\n');
  een.on('error', () => undefined).on('data', (deel: Buffer) => een.write(/^DATA/im.test(deel.toString()) ? '354 x\r\n' : '250 x\r\n'));
});
await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
after(() => post.close());
const postadres = z.object({ port: z.number() }).parse(post.address()).port;

/** Loaded before the program: writes down where every line of it leads. */
const SPIEDER = `import net from 'node:net'; const was = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...wat) { const [o] = Array.isArray(wat[0]) ? wat[0] : wat; process.stderr.write('NAAR ' + JSON.stringify(o?.path ?? (typeof o === 'string' ? o : typeof o === 'number' ? [wat[1] ?? 'localhost', o] : [o?.host ?? 'localhost', o?.port ?? o])) + '\\n'); return was.apply(this, wat); };`;
const ENV = {
  DATABASE_URL: urlOf(connection),
  SPELRIJK_SYNTHESISER: '0',
  LOG_LEVEL: 'warn',
  SMTP_URL: `smtp://127.0.0.1:${postadres}`,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SPIEDER)}`,
};
const server: Server = start(ENV);
await ready(server);
const poort = Number(new URL(server.url).port);

const send = (bytes: string): Socket => {
  const socket = connect(poort, '127.0.0.1').on('error', () => undefined);
  socket.write(Buffer.from(bytes, 'latin1'));
  return socket;
};

/** Longer than any limit of the server: a line that is still open then hangs. */
const HANGT = 30_000;

async function hear(socket: Socket): Promise<string> {
  let tekst = '';
  socket.on('data', (deel: Buffer) => (tekst += deel.toString('latin1')));
  const dicht = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
  const ended = await Promise.race([dicht, sleep(HANGT, false, { ref: false })]);
  socket.destroy();
  return ended ? tekst : `HANGT ${tekst}`;
}

const LANG = 'x'.repeat(4000);
const writeVerzoek = (regel: string, koppen = 'Host: localhost\r\n', rest = ''): string =>
  `${regel} HTTP/1.1\r\nConnection: close\r\n${koppen}\r\n${rest}`;
const json = (body: string, kop = ''): string =>
  writeVerzoek(
    'POST /api/auth',
    `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${kop}`,
    body,
  );

const ADRESSEN = (
  '/ // /// //[ //x:99999/ //elders.example/ /\\ /\\\\ /\\\\elders.example /% /%zz /%00 /%0d%0aX:%20y /%2e%2e /%2e%2e/%2e%2e/etc/passwd /..%5c..%5cetc ' +
  '/%c0%ae%c0%ae/ /%u002e /%25%32%65 /..;/..;/ /;/ /./ /../../x /audio/ /audio// /audio/%00 /audio/%2e%2e/%2e%2e /audio/..%5c..%5c /assets/%00.js /assets/../../package.json ' +
  '/api /api/ /api//auth /api/%00 /api/admins/%00/groepen /api/admins/%/groepen /api/auth/sso/callback/%00 /api/openapi.json/%2e%2e /.git/config /.git/HEAD /.env /metrics /server-status ' +
  '/wp-login.php /cgi-bin/..%252f..%252fbin/sh /~root /index.php?x=%00 /?%00 /?a[]=1&a=2 /?__proto__[x]=1 /site/home%00 /#x /[ /{} /| /^ /` * x http://elders.example/ https://elders.example:99999/ ' +
  '/\xff\xfe /caf\xc3\xa9 /%E2%80%AE /%F0%9F%92%A9 /%ED%A0%80 /%'
).split(' ');
const METHODEN = 'HEAD OPTIONS PUT PATCH DELETE TRACE CONNECT PROPFIND MKCOL SEARCH PURGE QUERY BREW get G%45T POST'.split(' ');

const RARE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ADRESSEN.map((adres) => [`GET ${adres}`, writeVerzoek(`GET ${adres}`)])),
  ...Object.fromEntries(
    ['/', '/audio/', '/api/', '/api/admins/', '/api/auth/sso/callback/', '/assets/', '/site/', '/.well-known/', '/?'].map((begin) => [
      `long ${begin}`,
      writeVerzoek(`GET ${begin}${LANG}`),
    ]),
  ),
  'an address of 20 kB': writeVerzoek(`GET /${LANG.repeat(5)}`),
  'an address of a thousand folders': writeVerzoek(`GET ${'/a'.repeat(1000)}`),
  'three thousand parameters': writeVerzoek(`GET /?${'a=1&'.repeat(3000)}`),
  'a blank in the address': writeVerzoek('GET /a b'),
  ...Object.fromEntries(
    METHODEN.flatMap((methode) => ['/', '/api/health'].map((adres) => [`${methode} ${adres}`, writeVerzoek(`${methode} ${adres}`)])),
  ),
  'OPTIONS *': writeVerzoek('OPTIONS *'),
  'CONNECT to elsewhere': writeVerzoek('CONNECT elders.example:443'),
  'PRI of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'HTTP/1.0 without Host': 'GET / HTTP/1.0\r\n\r\n',
  'HTTP/1.1 without Host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'HTTP/0.9': 'GET /\r\n\r\n',
  'HTTP/3.0': 'GET / HTTP/3.0\r\nHost: x\r\n\r\n',
  'no version': 'GET / \r\n\r\n',
  'bare line feeds': 'GET / HTTP/1.1\nHost: x\nConnection: close\n\n',
  'nothing but line ends': '\r\n\r\n\r\n\r\n',
  'the hello of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'bytes without sense': randomBytes(4000).toString('latin1'),
  'a Host that is empty': writeVerzoek('GET /', 'Host:\r\n'),
  'a Host of 4 kB': writeVerzoek('GET /', `Host: ${LANG}\r\n`),
  'a Host with a port that is none': writeVerzoek('GET /', 'Host: x:99999999\r\n'),
  'a Host that is a page': writeVerzoek('GET /', 'Host: x/<script>\r\n'),
  'two Hosts': writeVerzoek('GET /', 'Host: a\r\nHost: b\r\n'),
  'a cookie of 7 kB': writeVerzoek('GET /', `Host: x\r\nCookie: toestel=${'y'.repeat(7000)}\r\n`),
  'a cookie of 40 kB': writeVerzoek('GET /', `Host: x\r\nCookie: toestel=${'y'.repeat(40_000)}\r\n`),
  'a cookie without a value': writeVerzoek(
    'POST /api/auth',
    'Host: x\r\nCookie: toestel; =; ;;toestel=%zz; toestel="\r\nContent-Length: 0\r\n',
  ),
  'nine hundred headers': writeVerzoek('GET /', `Host: x\r\n${'A: b\r\n'.repeat(900)}`),
  'five thousand headers': writeVerzoek('GET /', `Host: x\r\n${'A: b\r\n'.repeat(5000)}`),
  'a header without a colon': writeVerzoek('GET /', 'Host: x\r\nzonder\r\n'),
  'a header that is folded': writeVerzoek('GET /', 'Host: x\r\nA: b\r\n c\r\n'),
  'a NUL in a header': writeVerzoek('GET /', 'Host: x\r\nA: b\x00c\r\n'),
  'letters of another alphabet in a header': writeVerzoek(
    'GET /api/auth/mij',
    'Host: x\r\nAuthorization: Bearer \xd0\xb0.\xd0\xb1.\xd0\xb2\r\nX-Reden: %zz%00\r\n',
  ),
  'a token of 6 kB': writeVerzoek(
    'GET /api/auth/mij',
    `Host: x\r\nAuthorization: Bearer ${'a'.repeat(2000)}.${'b'.repeat(2000)}.${'c'.repeat(2000)}\r\n`,
  ),
  'languages of 4 kB': writeVerzoek(
    'GET /',
    `Host: x\r\nAccept-Language: ${'nl;q=0.1,'.repeat(400)}\r\nAccept-Encoding: ${'br;q=9,'.repeat(400)}\r\nAccept: ,;,\r\n`,
  ),
  'ranges that are none': writeVerzoek(
    'GET /site/home',
    'Host: x\r\nRange: bytes=0-,-1,9-1\r\nIf-None-Match: *,,"\r\nIf-Modified-Since: nooit\r\n',
  ),
  'an address of before that is none': writeVerzoek(
    'GET /',
    'Host: x\r\nX-Forwarded-For: ,,::,%,999.9.9.9\r\nForwarded: for=;;;\r\nX-Forwarded-Proto: javascript\r\n',
  ),
  'an upgrade': writeVerzoek('GET /', 'Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n'),
  'an upgrade to HTTP/2': writeVerzoek('GET /', 'Host: x\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n'),
  'an expectation': writeVerzoek('POST /api/auth', 'Host: x\r\nExpect: iets anders\r\nContent-Length: 2\r\n', '{}'),
  'a length below nothing': writeVerzoek('POST /api/auth', 'Host: x\r\nContent-Length: -1\r\n', '{}'),
  'a length that is no number': writeVerzoek('POST /api/auth', 'Host: x\r\nContent-Length: 1e3\r\n', '{}'),
  'a length of more than comes': writeVerzoek(
    'POST /api/auth',
    'Host: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n',
    '{}',
  ),
  'a chunk that is none': writeVerzoek(
    'POST /api/auth',
    'Host: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
    'zz\r\n{}\r\n',
  ),
  'a body of nothing': json(''),
  'a body that is half': json('{"gebruikersnaam":"'),
  'a body of bytes': json(String.fromCharCode(0, 1, 2, 3)),
  'a body that is a list of lists': json('['.repeat(50_000)),
  'a body with a number of a thousand digits': json(`{"gebruikersnaam":${'9'.repeat(1000)},"wachtwoord":1}`),
  'a body with half a letter': json('{"gebruikersnaam":"\\ud800","wachtwoord":"x"}'),
  'a body that says it is packed': json('{}', 'Content-Encoding: gzip\r\n'),
  'a body in other letters': writeVerzoek(
    'POST /api/auth',
    'Host: x\r\nContent-Type: application/json; charset=utf-16\r\nContent-Length: 2\r\n',
    '{}',
  ),
  'a body of parts': writeVerzoek(
    'POST /api/auth',
    'Host: x\r\nContent-Type: multipart/form-data; boundary=\r\nContent-Length: 4\r\n',
    '----',
  ),
};

/** Of the program: a line of a stack, a folder, a library, the database. */
const VERRAAD = /\n\s+at |node:internal|node_modules|\/apps\/|FST_ERR|postgres|kysely|zod|ECONN/i;

test(
  'X16, D05: of some two hundred odd requests none gets an error of ours, none hangs, and none is told anything of the program',
  { timeout: 180_000 },
  async () => {
    const namen = Object.keys(RARE);
    assert.ok(namen.length > 150, String(namen.length));
    const fout: string[] = [];
    for (let i = 0; i < namen.length; i += 20)
      await Promise.all(
        namen.slice(i, i + 20).map(async (naam) => {
          const antwoord = await hear(send(RARE[naam] ?? ''));
          const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(antwoord)?.[1] ?? 0);
          // 501: a way of sending that this server does not know. Nothing at all: it was hung up on.
          const goed = antwoord === '' || (status >= 200 && status < 500) || status === 501 || status === 505;
          if (!goed || VERRAAD.test(antwoord.replace(/^[\s\S]*?\r\n\r\n/, ''))) fout.push(`${naam}: ${antwoord.slice(0, 300)}`);
        }),
      );
    assert.deepEqual(fout, []);
    assert.equal(server.child.exitCode, null);
    assert.equal((await fetch(`${server.url}/api/health`)).status, 200);
    assert.doesNotMatch(server.output(), /onverwachte fout/);
  },
);

test('D05: two lengths, or a length and chunks, are refused and hung up on, and what was hidden behind is never asked', async () => {
  const verborgen = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
  const kop = 'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const gevallen = [
    `${kop}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${verborgen}`,
    `${kop}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${verborgen}`,
    `${kop}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${verborgen}`,
    `${kop}Transfer-Encoding: xchunked\r\n\r\n${verborgen}`,
    `${kop}Transfer-Encoding: chunked, identity\r\n\r\n${verborgen}`,
    `${kop}Transfer-Encoding : chunked\r\n\r\n${verborgen}`,
  ];
  for (const geval of gevallen) {
    const antwoord = await hear(send(geval));
    assert.match(antwoord, /^HTTP\/1\.1 (400|501) /, geval);
    assert.equal(antwoord.split('HTTP/1.1 ').length, 2, antwoord);
  }
});

test('D07: a thousand requests in one breath are answered in their order', async () => {
  const paden = Array.from({ length: 1000 }, (_, i) => (i % 3 === 0 ? '/.git/config' : '/health/live'));
  const socket = send(paden.map((pad, i) => `GET ${pad} HTTP/1.1\r\nHost: x\r\n${i === 999 ? 'Connection: close\r\n' : ''}\r\n`).join(''));
  const statussen = [...(await hear(socket)).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  assert.deepEqual(
    statussen,
    paden.map((pad) => (pad === '/health/live' ? 200 : 404)),
  );
});

/** Two hundred lines that send a letter a second; how many were still open when their time was over. Who asks properly is served meanwhile. */
async function drip(kop: string, letter: string): Promise<number> {
  const sockets = Array.from({ length: 200 }, () => send(kop));
  const druppel = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write(letter);
  }, 1000);
  const { token } = z.object({ token: z.string() }).parse(await (await login()).json());
  const einde = performance.now() + 20_000;
  while (performance.now() < einde) {
    const antwoord = await fetch(`${server.url}/api/leerlingen/${wereld.persoon('leerling').id}/landkaart`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(antwoord.status, 200);
    await sleep(1000);
  }
  clearInterval(druppel);
  const open = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
  for (const socket of sockets) socket.destroy();
  return open;
}

const login = (): Promise<Response> =>
  fetch(`${server.url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam: 'leerling', wachtwoord: WACHTWOORD }),
  });

test(
  'D01: two hundred lines whose headers come letter by letter are cut, and a child is served meanwhile',
  { timeout: 60_000 },
  async () => {
    assert.equal(await drip('GET / HTTP/1.1\r\nHost: x\r\nX-Lang: ', 'x'), 0);
  },
);

test('D02: two hundred lines whose body comes letter by letter are cut, and a child is served meanwhile', { timeout: 60_000 }, async () => {
  assert.equal(await drip('POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{', ' '), 0);
});

test('D15: the program goes to its database and to the mail server, and nowhere else', async () => {
  await fetch(`${server.url}/api/site/vragen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: testId('waarheen'),
      regio: 'nl',
      naam: 'Zoë',
      email: 'zoe@x.example',
      onderwerp: 'vraag',
      bericht: 'Zie https://elders.example',
      website: '',
      ms: 30_000,
    }),
  });
  const waarheen = (): ReadonlySet<string> => new Set([...server.output().matchAll(/^NAAR (.*)$/gm)].map(([, waar]) => waar ?? ''));
  const naarPost = JSON.stringify(['127.0.0.1', postadres]);
  for (let i = 0; i < 100 && !waarheen().has(naarPost); i++) await sleep(100);
  const doel = new URL(urlOf(connection));
  const socket = doel.searchParams.get('host');
  const naarDatabase = JSON.stringify(socket ? `${socket}/.s.PGSQL.${doel.port}` : [doel.hostname, doel.port]);
  assert.deepEqual(
    [...waarheen()].map((waar) => waar.replace(/"(\d+)"/, '$1')).toSorted(),
    [naarPost, naarDatabase.replace(/"(\d+)"/, '$1')].toSorted(),
  );
});
