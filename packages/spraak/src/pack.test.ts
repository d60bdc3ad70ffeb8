import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACK_KOP, readPackIndex, readPackKop, writePack, type Packclip } from './pack.ts';

const clip = (id: string, bytes: readonly number[], ms = 100): Packclip => ({
  id: id.padStart(16, '0'),
  bytes: Uint8Array.from(bytes),
  ms,
  hash: id.padStart(16, 'f'),
});
const CLIPS = [clip('b', [4, 5]), clip('a', [1, 2, 3], 70), clip('c', [6])];
const pack = writePack(CLIPS);

test('what is written is found again by its index, byte for byte', () => {
  const gelezen = readPackIndex(pack, pack.length);
  assert.ok(gelezen.ok);
  assert.deepEqual(
    gelezen.value.map(({ id, begin, lengte, ms, hash }) => [id.at(-1), [...pack.subarray(begin, begin + lengte)], ms, hash]),
    [
      ['a', [1, 2, 3], 70, 'fffffffffffffffa'],
      ['b', [4, 5], 100, 'fffffffffffffffb'],
      ['c', [6], 100, 'fffffffffffffffc'],
    ],
  );
});

test('the same clips are the same file, in whatever order they come', () => {
  assert.deepEqual(writePack(CLIPS.toReversed()), pack);
  assert.notDeepEqual(writePack(CLIPS.slice(1)), pack);
});

test('the index alone is enough to find a clip, without the sounds behind it', () => {
  const kop = readPackKop(pack.subarray(0, PACK_KOP));
  assert.ok(kop.ok);
  assert.ok(readPackIndex(pack.subarray(0, kop.value), pack.length).ok);
});

const kwaad = (change: (view: DataView) => void): Uint8Array => {
  const bytes = pack.slice();
  change(new DataView(bytes.buffer));
  return bytes;
};
const GEWEIGERD: readonly (readonly [string, Uint8Array, string])[] = [
  ['nothing', new Uint8Array(0), 'geen-pack'],
  ['text', new TextEncoder().encode('<script>alert(1)</script>'.repeat(9)), 'geen-pack'],
  ['four billion clips', kwaad((v) => v.setUint32(8, 0xffff_ffff, true)), 'kapotte-index'],
  ['more clips than it holds', kwaad((v) => v.setUint32(8, 9, true)), 'verkeerde-lengte'],
  ['fewer clips than it holds', kwaad((v) => v.setUint32(8, 2, true)), 'kapotte-index'],
  ['a clip that begins elsewhere', kwaad((v) => v.setUint32(PACK_KOP + 8, 0, true)), 'kapotte-index'],
  ['a clip that runs out of the file', kwaad((v) => v.setUint32(PACK_KOP + 12, 0xffff, true)), 'kapotte-index'],
  ['an empty clip', kwaad((v) => v.setUint32(PACK_KOP + 12, 0, true)), 'kapotte-index'],
  ['an id twice', kwaad((v) => v.setUint8(PACK_KOP + 28 + 7, 0x0a)), 'kapotte-index'],
  ['a file that was cut off', pack.slice(0, -1), 'verkeerde-lengte'],
  ['a file with something behind it', Uint8Array.from([...pack, 0]), 'verkeerde-lengte'],
];
for (const [wat, bytes, fout] of GEWEIGERD)
  test(`${wat} is refused`, () => {
    const gelezen = readPackIndex(bytes, bytes.length);
    assert.ok(!gelezen.ok);
    assert.equal(gelezen.error, fout);
  });

test('a file cut off anywhere is refused, never read past its end', () => {
  for (let n = 0; n < pack.length; n++) assert.ok(!readPackIndex(pack.subarray(0, n), n).ok, String(n));
});
