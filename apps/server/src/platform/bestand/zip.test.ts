import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pakIn, pakUit } from './zip.ts';

const GRENS = { bestanden: 100, bytes: 1_000_000 };
const tekst = (naam: string, inhoud = 'hallo'): { naam: string; bytes: Buffer } => ({ naam, bytes: Buffer.from(inhoud) });
const goed = pakIn([tekst('a.txt'), tekst('map/zoë.txt', 'x'.repeat(5000))]);
const weigert = (bytes: Uint8Array, grens = GRENS): void => assert.throws(() => pakUit(bytes, grens), /bestand\/archief/);
const met = (wijzig: (bytes: Buffer) => void): Buffer => {
  const kopie = Buffer.from(goed);
  wijzig(kopie);
  return kopie;
};
const inhoudOp = goed.readUInt32LE(goed.length - 6);

test('what was packed comes out, whatever the way', () => {
  for (const methode of ['pakken', 'zo-laten'] as const) {
    const uit = pakUit(pakIn([tekst('a.txt'), tekst('map/zoë.txt', 'x'.repeat(5000))], methode), GRENS);
    assert.deepEqual([...uit.keys()], ['a.txt', 'map/zoë.txt']);
    assert.equal(Buffer.from(uit.get('a.txt') ?? []).toString(), 'hallo');
  }
});

test('another program opens the archive', (t) => {
  const map = mkdtempSync(path.join(tmpdir(), 'spelrijk-zip-'));
  t.after(() => rmSync(map, { recursive: true }));
  writeFileSync(path.join(map, 'a.zip'), goed);
  const python = spawnSync('python3', ['-m', 'zipfile', '-t', path.join(map, 'a.zip')], { encoding: 'utf8' });
  if (python.error) return t.skip('no python here');
  assert.equal(python.status, 0, python.stderr);
});

test('U05: an archive that is too large, has too many files or lies about its size is refused before unpacking', () => {
  weigert(goed, { bestanden: 1, bytes: 1_000_000 });
  weigert(goed, { bestanden: 100, bytes: 4000 });
  weigert(pakIn(Array.from({ length: 101 }, (_, i) => tekst(`${i}.xml`))));
  weigert(met((bytes) => bytes.writeUInt32LE(3, inhoudOp + 24)));
  weigert(met((bytes) => bytes.writeUInt32LE(500_000, inhoudOp + 24)));
  weigert(met((bytes) => bytes.writeUInt32LE(0, inhoudOp + 16)));
  const tweede = goed.indexOf('map/', inhoudOp) - 46;
  weigert(met((bytes) => bytes.writeUInt32LE(goed.length, tweede + 20)));
});

test('U05: names outside the archive, links, twins and locked files are refused', () => {
  for (const naam of ['../buiten.txt', '/etc/x', 'C:/x', 'map\\x', 'a/../../b', 'a\u0000b']) weigert(pakIn([tekst(naam)]));
  weigert(pakIn([tekst('A.txt'), tekst('a.txt')]));
  weigert(met((bytes) => bytes.writeUInt32LE(0xa1ff0000, inhoudOp + 38)));
  weigert(met((bytes) => bytes.writeUInt16LE(1, inhoudOp + 8)));
});

test('U20: half an archive, and what is none, is refused', () => {
  for (const deel of [0.1, 0.5, 0.9]) weigert(goed.subarray(0, Math.floor(goed.length * deel)));
  weigert(Buffer.from('PK\u0003\u0004'));
  weigert(Buffer.alloc(100));
});
