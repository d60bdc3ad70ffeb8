import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { createProefserver } from '../../../test/proefserver.ts';
import { chooseCoding } from './compress.ts';
import { parseRange } from './media.ts';
import { fitsPattern, inlineHashes } from './web.ts';

const root = mkdtempSync(join(tmpdir(), 'spelrijk-web-'));
test.after(() => rmSync(root, { recursive: true }));
const SHELL = '<!doctype html><title>shell</title><script>window.a=1</script><style>b{}</style><p style="color:red">x</p>';
const FILES = {
  'index.html': SHELL,
  'site/home/index.html': '<!doctype html><title>home</title>',
  'be/site/home/index.html': '<!doctype html><html lang="nl-BE"><title>home in Vlaanderen</title>',
  'site/vraag/index.html': '<!doctype html><link rel="canonical" href="https://adres.invalid/site/vraag"/>',
  'site/streek/index.html':
    '<!doctype html><link rel="alternate" hrefLang="nl-NL" href="https://nl.adres.invalid/site/streek"/><link rel="alternate" hrefLang="nl-BE" href="https://be.adres.invalid/site/streek"/>',
  'robots.txt': 'Sitemap: https://adres.invalid/sitemap.xml',
  '.well-known/security.txt': 'Contact: https://adres.invalid/site/contact',
  'leeg/index.html': '<!doctype html><html lang="nl"><title>leeg</title>',
  'assets/app-1a2b.js': `export const x = '${'abc '.repeat(1000)}';`,
  'favicon.svg': '<svg/>',
  'assets/gepakt-3c4d.js': ' '.repeat(2000),
  'assets/gepakt-3c4d.js.br': brotliCompressSync('export {};'),
  '.geheim': 'x',
  'shells/kaart.html': '<!doctype html><title>kaart</title>',
  '.shells.json': JSON.stringify([
    { pattern: 'leerling/:leerlingId/*', file: '/l-not-found.html' },
    { pattern: 'client/:id/*', file: '/shells/kaart.html' },
    { pattern: 'leerling/:leerlingId/landkaart', file: '/shells/kaart.html' },
  ]),
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const server = await createProefserver({
  SPELRIJK_WEB: root,
  PUBLIC_BASE_URL: 'https://spelrijk.test',
  SPELRIJK_BE_HOSTS: 'klas.test,www.klas.test,be.spelrijk.test,proef.klas.test',
});
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => server.app.server.inject({ method: 'GET', url, headers });

test('a page that was rendered at build time is served as it is; an address of nothing gets the page that says so, with 404', async () => {
  assert.match((await get('/site/home')).body, /<title>home/);
  assert.match((await get('/site/home/')).body, /<title>home/);
  for (const url of [
    '/app/niets',
    '/app/auth/login',
    '/admins/x/groepen',
    '/bestaat/niet',
    '/.git/config',
    '/metrics',
    '/metrics/',
    '/site/niets/',
  ]) {
    const answer = await get(url);
    assert.deepEqual([answer.statusCode, answer.body], [404, SHELL], url);
  }
});

test('an area by itself leads to the screen that it begins with, and to no other server', async () => {
  const wegen = [
    ['/admins/7', '/admins/7/groepen'],
    ['/admins/7/', '/admins/7/groepen'],
    ['/superadmin?a=1', '/superadmin/dashboard'],
    ['//superadmin', '/superadmin/dashboard'],
    ['/leerling/7', '/leerling/7/landkaart'],
    ['/site', '/site/home'],
    ['/site/', '/site/home'],
    ['/app', '/app/auth/login'],
    ['/app/auth/', '/app/auth/login'],
  ];
  for (const [url = '', naar] of wegen) {
    const { statusCode, headers } = await get(url);
    assert.deepEqual([statusCode, headers['location']], [302, naar], url);
  }
  for (const url of ['/admins', '/leerling', '/superadmin/niets']) assert.equal((await get(url)).statusCode, 404, url);
});

test('our own address stands where the build left a place for it, that of Flanders on a Flemish host', async () => {
  const adressen = [
    [{}, 'https://spelrijk.test'],
    [{ host: 'klas.test' }, 'https://klas.test'],
  ] as const;
  for (const [headers, adres] of adressen) {
    assert.match((await get('/site/vraag', headers)).body, new RegExp(`href="${adres}/site/vraag"`));
    assert.equal((await get('/robots.txt', headers)).body, `Sitemap: ${adres}/sitemap.xml`);
    const security = await get('/.well-known/security.txt', headers);
    assert.deepEqual([security.body, security.headers['content-type']], [`Contact: ${adres}/site/contact`, 'text/plain; charset=utf-8']);
  }
});

test('each region names the same page of the other; where both have one address nobody is sent in a circle', async () => {
  const van = (nl: string, be: string): string =>
    `<!doctype html><link rel="alternate" hrefLang="nl-NL" href="${nl}/site/streek"/><link rel="alternate" hrefLang="nl-BE" href="${be}/site/streek"/>`;
  for (const host of ['spelrijk.test', 'klas.test'])
    assert.equal((await get('/site/streek', { host })).body, van('https://spelrijk.test', 'https://klas.test'));
  const alone = await createProefserver({ SPELRIJK_WEB: root, PUBLIC_BASE_URL: 'https://spelrijk.test', SPELRIJK_BE_HOSTS: '' });
  assert.equal((await alone.app.server.inject({ url: '/site/streek' })).body, '<!doctype html>');
});

test('a screen with a shell of its own gets that one; a shell that is gone falls back to the shell of the app', async () => {
  const kaart = await get('/leerling/1/landkaart?van=mail#hier');
  assert.deepEqual([kaart.statusCode, kaart.body], [200, FILES['shells/kaart.html']]);
  // A screen with pages of its own below it is there, at its own address too.
  for (const url of ['/client/1', '/client/1/afspraken']) assert.equal((await get(url)).statusCode, 200, url);
  const weg = await get('/leerling/1/onbekend');
  assert.deepEqual([weg.statusCode, weg.body], [404, SHELL]);
});

const PATTERNS: readonly (readonly [string, string, boolean])[] = [
  ['leerling/:leerlingId/landkaart', '/leerling/1/landkaart', true],
  ['leerling/:leerlingId/landkaart', '/leerling/1/landkaart/', true],
  ['leerling/:leerlingId/landkaart', '/leerling/landkaart', false],
  ['leerling/:leerlingId/landkaart', '/leerling/1/landkaart/2', false],
  ['admins/:adminId/*', '/admins/1/x/y', true],
  ['admins/:adminId/*', '/admins', false],
];
for (const [pattern, path, fits] of PATTERNS)
  test(`${path} ${fits ? 'fits' : 'does not fit'} ${pattern}`, () => assert.equal(fitsPattern(pattern, path), fits));

test('hashed assets are kept for ever, pages are asked for again', async () => {
  assert.equal((await get('/assets/app-1a2b.js')).headers['cache-control'], 'public, max-age=31536000, immutable');
  const page = await get('/leerling/1/landkaart');
  assert.equal(page.headers['cache-control'], 'no-cache');
  const again = await get('/leerling/1/landkaart', { 'if-none-match': String(page.headers['etag']) });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
});

test('other ways in lead to the home page', async () => {
  for (const path of ['/', '/home', '/home/', '/?van=mail']) {
    const { statusCode, headers } = await get(path);
    assert.deepEqual([statusCode, headers['location']], [302, '/site/home'], path);
  }
});

test('a missing asset, a hidden file and a way out of the folder are 404, not the shell', async () => {
  for (const url of ['/assets/weg.js', '/.geheim', '/../package.json', '/assets/../../x.json', '/%2e%2e/package.json', '/index.html/x.js'])
    assert.equal((await get(url)).statusCode, 404, url);
});

test('a page and a picture carry the content policy; a script carries only what holds for a script', async () => {
  for (const url of ['/', '/favicon.svg']) assert.match(String((await get(url)).headers['content-security-policy']), /default-src 'none'/);
  const { headers } = await get('/assets/app-1a2b.js');
  assert.equal(headers['content-security-policy'], undefined);
  assert.deepEqual([headers['x-content-type-options'], headers['cross-origin-resource-policy']], ['nosniff', 'same-origin']);
});

test('what the build packed is sent as it is, and is no file of its own', async () => {
  const answer = await get('/assets/gepakt-3c4d.js', { 'accept-encoding': 'br' });
  assert.equal(brotliDecompressSync(answer.rawPayload).toString(), 'export {};');
  assert.equal((await get('/assets/gepakt-3c4d.js.br')).statusCode, 404);
});

test('text is packed as the browser takes it', async () => {
  const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), FILES['assets/app-1a2b.js']);
  const gz = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  assert.equal(gunzipSync(gz.rawPayload).toString(), FILES['assets/app-1a2b.js']);
  assert.equal((await get('/assets/app-1a2b.js')).headers['content-encoding'], undefined);
});

test('a large answer of the API is packed too', async () => {
  const token = await server.login('leerling');
  const url = `/api/leerlingen/${server.wereld.persoon('leerling').id}/landkaart`;
  const plain = await get(url, { authorization: `Bearer ${token}` });
  const packed = await get(url, { authorization: `Bearer ${token}`, 'accept-encoding': 'br' });
  assert.equal(packed.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(packed.rawPayload).toString(), plain.body);
});

test('X02: what a page holds inline is named by its hash, and nothing else may run', async () => {
  const { scripts, styles, styleAttributes } = inlineHashes(SHELL);
  assert.deepEqual([scripts.length, styles.length, styleAttributes.length], [1, 1, 1]);
  const policy = String((await get('/app/niets')).headers['content-security-policy']);
  for (const hash of [...scripts, ...styles, ...styleAttributes]) assert.ok(policy.includes(hash), hash);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval/);
  assert.deepEqual(inlineHashes('<script src="/x.js"></script>').scripts, []);
});

test('HEAD of a page is answered without a body; another method on a page is 404', async () => {
  const head = await server.app.server.inject({ method: 'HEAD', url: '/leerling/1/landkaart' });
  assert.deepEqual([head.statusCode, head.body], [200, '']);
  assert.equal((await server.app.server.inject({ method: 'POST', url: '/app/niets' })).statusCode, 404);
});

test('the four Flemish hosts get the pages of Flanders, every other host the Dutch ones', async () => {
  for (const host of ['klas.test', 'WWW.klas.test', 'be.spelrijk.test:3000', 'proef.klas.test']) {
    assert.match((await get('/site/home', { host })).body, /home in Vlaanderen/, host);
    assert.match((await get('/leeg', { host })).body, /<html lang="nl-BE">/, host);
  }
  for (const host of ['spelrijk.test', 'x.klas.test', 'klas.test.evil.test']) {
    assert.match((await get('/site/home', { host })).body, /<title>home</, host);
    assert.match((await get('/leeg', { host })).body, /<html lang="nl">/, host);
  }
  assert.equal((await get('/be/site/home/index.html')).statusCode, 404);
});

test('a refusal says klas on a Flemish host and groep elsewhere', async () => {
  const token = await server.login('schooladmin');
  const url = `/api/admins/${server.wereld.b.id}/groepen`;
  const ask = async (host: string): Promise<string> => (await get(url, { host, authorization: `Bearer ${token}` })).body;
  assert.match(await ask('klas.test'), /Deze klas is er niet/);
  assert.match(await ask('spelrijk.test'), /Deze groep is er niet/);
});

/** As it is, on a socket: a client of HTTP would make another address of it. Gives the status. */
function askRaw(port: number, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])));
  });
}

test('no anonymous request gives a 500, whatever its address looks like', async () => {
  await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.object({ port: z.number() }).parse(server.app.server.server.address());
  const lang = 'x'.repeat(4000);
  const vreemd =
    '// /// //[ //x:99999/ /\\\\ /\\\\x /% /%zz /%00 /%2e%2e /%2e%2e/%2e%2e/etc/passwd /..%5c..%5c /%c0%ae /audio/%00 /audio/%2e%2e /audio/ /audio// /audio/% ' +
    '/api/%00 /api//auth /api/admins/%00/groepen /api/admins/%/groepen /api/auth/sso/callback/%00 /site/../../x /?%00 /api/openapi.json/x * ' +
    'http://elders.example/x x /assets/%00.js /;/ /site/home%00';
  const langen = ['/audio/', '/', '/api/', '/api/admins/', '/api/auth/sso/callback/'].map((begin) => `${begin}${lang}`);
  for (const target of [...vreemd.split(' '), ...langen, `/api/admins/${lang}/groepen`]) {
    const status = await askRaw(port, target);
    assert.ok([302, 400, 401, 404, 414].includes(status), `${target.slice(0, 40)}: ${status}`);
  }
});

const STUKKEN: readonly (readonly [string | undefined, readonly [number, number] | undefined])[] = [
  [undefined, undefined],
  ['bytes=0-', [0, 99]],
  ['bytes=10-19', [10, 19]],
  ['bytes=90-900', [90, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-900', [0, 99]],
  ['bytes=100-', undefined],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['letters=0-1', undefined],
];
for (const [header, stuk] of STUKKEN)
  test(`a range: ${header ?? 'none'}`, () => {
    const gevonden = parseRange(header, 100);
    assert.deepEqual(gevonden && [gevonden.van, gevonden.tot], stuk);
  });

test('the best coding that the client takes, by its own weights', () => {
  for (const [accept, coding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)
    assert.equal(chooseCoding(5000, accept), coding, String(accept));
});

test('a short answer is not packed', () => assert.equal(chooseCoding(1199, 'br'), 'identity'));
