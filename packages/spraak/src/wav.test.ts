import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWav, writeWav } from './wav.ts';

const toon = Float32Array.from({ length: 480 }, (_, i) => 0.5 * Math.sin(i / 7));

test('what is written is read back, to the last bit but one', () => {
  const gelezen = readWav(writeWav({ hertz: 24_000, monsters: toon }));
  assert.ok(gelezen.ok);
  assert.equal(gelezen.value.hertz, 24_000);
  assert.ok(gelezen.value.monsters.every((x, i) => Math.abs(x - (toon[i] ?? 0)) < 1e-4));
});

const wav = (change: (view: DataView) => void): Uint8Array => {
  const bytes = writeWav({ hertz: 24_000, monsters: toon });
  change(new DataView(bytes.buffer));
  return bytes;
};

const GEWEIGERD: readonly (readonly [string, Uint8Array, string])[] = [
  ['nothing', new Uint8Array(0), 'geen-wav'],
  ['text', new TextEncoder().encode('<script>alert(1)</script>'.repeat(9)), 'geen-wav'],
  ['two channels', wav((v) => v.setUint16(22, 2, true)), 'verkeerde-vorm'],
  ['8 bits', wav((v) => v.setUint16(34, 8, true)), 'verkeerde-vorm'],
  ['a compressed kind', wav((v) => v.setUint16(20, 85, true)), 'verkeerde-vorm'],
  ['0 hertz', wav((v) => v.setUint32(24, 0, true)), 'verkeerde-vorm'],
  ['4 billion hertz', wav((v) => v.setUint32(24, 0xffff_ffff, true)), 'verkeerde-vorm'],
  ['no data', wav((v) => v.setUint8(36, 0)), 'kapot'],
];
for (const [wat, bytes, fout] of GEWEIGERD)
  test(`${wat} is refused`, () => {
    const gelezen = readWav(bytes);
    assert.ok(!gelezen.ok);
    assert.equal(gelezen.error, fout);
  });

test('a length that lies reads no further than the file', () => {
  const gelezen = readWav(wav((v) => v.setUint32(40, 0xffff_ffff, true)));
  assert.ok(gelezen.ok && gelezen.value.monsters.length === toon.length);
});
