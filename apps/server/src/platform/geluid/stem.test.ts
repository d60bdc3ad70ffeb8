/** Voices as an operator may leave them in the data folder: whole, half, or meant to harm. And their clips over HTTP. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { writePack } from '@spelrijk/spraak/pack';
import { serveAudio, readRange, type Deel } from '../http/audio.ts';
import { createServer } from '../http/server.ts';
import { openAlleStemmen, type Stemmen } from './stemmen.ts';
import { createTempFolder } from '../../../test/fixtures.ts';

const root = createTempFolder('stemmen');
const [audioRoot, data] = [join(root, 'audio'), join(root, 'data')];
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const id = (letter: string): string => letter.repeat(16);

/** A pack of clips that each say their own text. */
const packOf = (clips: Readonly<Record<string, string>>): Uint8Array =>
  writePack(
    Object.entries(clips).map(([letter, tekst]) => {
      const bytes = new TextEncoder().encode(tekst);
      return { id: id(letter), bytes, ms: 500, hash: hashOf(bytes) };
    }),
  );

function makeVoice(map: string, region: string, packs: Readonly<Record<string, Uint8Array>>): void {
  mkdirSync(map, { recursive: true });
  writeFileSync(join(map, 'voice.json'), JSON.stringify({ name: map, region, licence: 'MIT', source: 'de test' }));
  for (const [naam, bytes] of Object.entries(packs)) writeFileSync(join(map, `${naam}.pack`), bytes);
}

makeVoice(audioRoot, 'nl', { een: packOf({ a: 'gewoon a', b: 'gewoon b' }), twee: packOf({ c: 'gewoon c' }) });
makeVoice(join(data, 'voices', 'vlaams'), 'be', { een: packOf({ a: 'vlaams a', d: 'vlaams d' }) });
makeVoice(join(data, 'voices', 'gekozen'), 'be', { een: packOf({ b: 'gekozen b', a: 'gekozen a' }) });

function open(stem?: string): { readonly stemmen: Stemmen; readonly regels: string[] } {
  const regels: string[] = [];
  return { stemmen: openAlleStemmen({ audioRoot, data, stem, report: (regel) => regels.push(regel) }), regels };
}

/** What is heard of a clip in a region. */
async function hear(stemmen: Stemmen, letter: string, regio: 'nl' | 'be'): Promise<string | undefined> {
  const adres = stemmen.adresVan(id(letter), regio);
  const bytes = adres === undefined ? null : await stemmen.find(adres)?.read();
  return bytes ? new TextDecoder().decode(bytes) : undefined;
}

test('a voice in the data folder is heard in its own region, clip by clip; what it lacks the shipped voice says', async () => {
  const { stemmen, regels } = open('vlaams');
  assert.deepEqual(regels, []);
  assert.equal(await hear(stemmen, 'a', 'be'), 'vlaams a');
  assert.equal(await hear(stemmen, 'b', 'be'), 'gekozen b');
  assert.equal(await hear(stemmen, 'c', 'be'), 'gewoon c');
  assert.equal(await hear(stemmen, 'd', 'be'), 'vlaams d');
  assert.equal(await hear(stemmen, 'e', 'be'), undefined);
});

test('the voice that the operator chose is heard in the other region too, before the shipped one', async () => {
  const gekozen = open('gekozen').stemmen;
  assert.equal(await hear(gekozen, 'a', 'nl'), 'gekozen a');
  assert.equal(await hear(gekozen, 'c', 'nl'), 'gewoon c');
  const { stemmen } = open();
  assert.equal(await hear(stemmen, 'a', 'nl'), 'gewoon a');
  assert.equal(await hear(stemmen, 'd', 'nl'), undefined);
});

test('which regions have a voice of their own is said', () => {
  const { stemmen } = open();
  assert.deepEqual([stemmen.has('nl'), stemmen.has('be')], [true, true]);
  const zonder = openAlleStemmen({
    audioRoot,
    data: createTempFolder('zonder'),
    stem: undefined,
    report: () => undefined,
  });
  assert.deepEqual([zonder.has('nl'), zonder.has('be')], [true, false]);
});

test('other bytes have another address, and the shipped voice keeps the address of what is said', () => {
  const { stemmen } = open('vlaams');
  assert.equal(stemmen.adresVan(id('a'), 'nl'), hashOf(new TextEncoder().encode('vlaams a')));
  assert.equal(open().stemmen.adresVan(id('a'), 'nl'), id('a'));
});

test('a voice that was chosen and is not there is said at start', () => {
  assert.match(open('weg').regels.join('\n'), /er is geen stem weg/);
});

test('a voice or pack that is not whole is left out with one line, and the others are heard', async () => {
  const kwaad = createTempFolder('kwaad');
  const heel = packOf({ a: 'heel a' });
  const view = (change: (v: DataView) => void): Uint8Array => {
    const bytes = heel.slice();
    change(new DataView(bytes.buffer));
    return bytes;
  };
  const map = join(kwaad, 'voices', 'half');
  makeVoice(map, 'nl', {
    heel,
    afgekapt: heel.slice(0, -1),
    leeg: new Uint8Array(0),
    reus: view((v) => v.setUint32(8, 0xffff_ffff, true)),
    buiten: view((v) => v.setUint32(12 + 12, 900_000, true)),
    tekst: new TextEncoder().encode('<html>'),
  });
  symlinkSync('/etc/passwd', join(map, 'link.pack'));
  execFileSync('mkfifo', [join(map, 'pijp.pack')]);
  for (const [naam, tekst] of [
    ['kapot', '{'],
    ['vreemd', '{"name":"x","region":"fr","licence":"x","source":"x"}'],
  ] as const) {
    mkdirSync(join(kwaad, 'voices', naam));
    writeFileSync(join(kwaad, 'voices', naam, 'voice.json'), tekst);
  }
  mkdirSync(join(kwaad, 'voices', 'leeg'));
  const regels: string[] = [];
  const stemmen = openAlleStemmen({ audioRoot, data: kwaad, stem: undefined, report: (regel) => regels.push(regel) });
  assert.equal(regels.length, 10);
  for (const regel of regels) assert.doesNotMatch(regel, /\n/);
  assert.equal(await hear(stemmen, 'a', 'nl'), 'heel a');
  assert.equal(await hear(stemmen, 'b', 'nl'), 'gewoon b');
});

test('a voice cannot take the address of another sound', async () => {
  const kwaad = createTempFolder('kwaad');
  const bytes = new TextEncoder().encode('scheldwoord');
  makeVoice(join(kwaad, 'voices', 'dief'), 'nl', { een: writePack([{ id: id('b'), bytes, ms: 1, hash: id('a') }]) });
  const stemmen = openAlleStemmen({ audioRoot, data: kwaad, stem: undefined, report: () => undefined });
  assert.equal(new TextDecoder().decode((await stemmen.find(id('a'))?.read()) ?? undefined), 'gewoon a');
  assert.equal(await hear(stemmen, 'b', 'nl'), 'gewoon b');
});

test('a clip whose bytes were changed under us is not given', async () => {
  const los = createTempFolder('los');
  makeVoice(los, 'nl', { een: packOf({ a: 'eerst' }) });
  const stemmen = openAlleStemmen({ audioRoot: los, data: los, stem: undefined, report: () => undefined });
  writeFileSync(join(los, 'een.pack'), packOf({ a: 'later' }));
  assert.equal(await stemmen.find(id('a'))?.read(), null);
});

const app = createServer({ logLevel: 'silent', trustProxy: [] }, () => 'nl');
serveAudio(app, open('vlaams').stemmen);
const ask = async (headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET', url = `/audio/${id('b')}.mp3`) =>
  app.inject({ method, url, headers: { ...headers } });
const HEEL = 'gewoon b';

test('a clip is a file that may be kept for ever, with the headers of every answer', async () => {
  const { statusCode, headers, payload } = await ask();
  assert.equal(statusCode, 200);
  assert.equal(payload, HEEL);
  assert.equal(headers['content-type'], 'audio/mpeg');
  assert.equal(headers['content-length'], String(HEEL.length));
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(headers['accept-ranges'], 'bytes');
  assert.match(String(headers.etag), /^"[0-9a-f]{16}"$/);
  assert.match(String(headers['content-security-policy']), /default-src 'none'/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  const kop = await ask({}, 'HEAD');
  assert.deepEqual([kop.statusCode, kop.payload, kop.headers['content-length']], [200, '', String(HEEL.length)]);
});

const RANGES: readonly (readonly [string, number, string, string | undefined])[] = [
  ['bytes=0-1', 206, 'ge', 'bytes 0-1/8'],
  ['bytes=2-', 206, 'woon b', 'bytes 2-7/8'],
  ['bytes=-3', 206, 'n b', 'bytes 5-7/8'],
  ['bytes=-99', 206, HEEL, 'bytes 0-7/8'],
  ['bytes=0-999', 206, HEEL, 'bytes 0-7/8'],
  ['bytes=8-', 416, '', 'bytes */8'],
  ['bytes=-0', 416, '', 'bytes */8'],
  ['bytes=5-2', 200, HEEL, undefined],
  ['bytes=0-1,4-5', 200, HEEL, undefined],
  ['bytes=x', 200, HEEL, undefined],
  ['bytes=', 200, HEEL, undefined],
  ['items=0-1', 200, HEEL, undefined],
];
for (const [range, status, tekst, stuk] of RANGES)
  test(`${range} is answered with ${status}`, async () => {
    const { statusCode, payload, headers } = await ask({ range });
    assert.deepEqual([statusCode, payload, headers['content-range']], [status, tekst, stuk]);
    assert.equal(headers['content-length'], String(tekst.length));
  });

test('a range of a number too large to count is no crash', () => {
  const verwacht: Deel = 'buiten';
  assert.equal(readRange(`bytes=${'9'.repeat(400)}-`, 8), verwacht);
});

test('who has the bytes gets 304; a range goes with the bytes it was asked for', async () => {
  const etag = String((await ask()).headers.etag);
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) assert.equal((await ask({ 'if-none-match': tag })).statusCode, 304, tag);
  assert.equal((await ask({ 'if-none-match': '"x"' })).statusCode, 200);
  const gemaakt = String((await ask()).headers['last-modified']);
  assert.equal((await ask({ 'if-modified-since': gemaakt })).statusCode, 304);
  assert.equal((await ask({ 'if-modified-since': 'gisteren' })).statusCode, 200);
  assert.equal((await ask({ range: 'bytes=0-1', 'if-range': etag })).statusCode, 206);
  assert.equal((await ask({ range: 'bytes=0-1', 'if-range': '"x"' })).payload, HEEL);
});

const ONBEKEND = [
  '/audio/',
  '/audio/%00',
  '/audio/%00.mp3',
  '/audio/..%5cindex.json',
  '/audio/..%2f..%2fpackage.json',
  '/audio/index.json',
  '/audio/een.pack',
  '/audio/voice.json',
  `/audio/${id('b')}`,
  `/audio/${id('b')}.ogg`,
  `/audio/${id('B')}.mp3`,
  `/audio/${id('b')}.mp3/`,
  `/audio//${id('b')}.mp3`,
  `/audio/${id('f')}.mp3`,
  '/audio/constructor.mp3',
  '/audio/__proto__.mp3',
  `/audio/${'a'.repeat(300)}.mp3`,
];
for (const url of ONBEKEND)
  test(`${url.slice(0, 60)} is not there`, async () => {
    assert.equal((await ask({}, 'GET', url)).statusCode, 404);
  });
