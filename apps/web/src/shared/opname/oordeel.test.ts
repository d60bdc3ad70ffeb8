import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeOpname, isMogelijk, type Oordeel } from './oordeel.ts';

const HERTZ = 24_000;
/** Half a second of room, a second of speech, half a second of room. */
const opname = (sterkte: number, ruis: number, seconden = 1): Float32Array =>
  Float32Array.from({ length: HERTZ * (1 + seconden) }, (_, i) => {
    const kamer = ruis * Math.sin(i * 12.9898 * i);
    const spreekt = i > HERTZ / 2 && i < HERTZ * (0.5 + seconden);
    return Math.max(-1, Math.min(1, kamer + (spreekt ? sterkte * Math.sin((2 * Math.PI * 200 * i) / HERTZ) : 0)));
  });
const stuk = (heel: Float32Array): Float32Array => heel.slice(HERTZ / 2, heel.length - HERTZ / 2);

const GEVALLEN: readonly (readonly [string, Float32Array, Oordeel])[] = [
  ['a good recording', opname(0.2, 0.0005), 'goed'],
  ['a soft voice', opname(0.01, 0.0001), 'zacht'],
  ['a loud microphone', opname(3, 0.0005), 'hard'],
  ['a noisy room', opname(0.2, 0.1), 'ruis'],
  ['no microphone', opname(0, 0.0001), 'stil'],
  ['a story', opname(0.2, 0.0005, 15), 'lang'],
];
for (const [wat, heel, oordeel] of GEVALLEN)
  test(`${wat} is ${oordeel}`, () => assert.equal(judgeOpname(heel, stuk(heel)).oordeel, oordeel));

test('a click is too short', () =>
  assert.equal(judgeOpname(opname(0.2, 0.0005), opname(0.2, 0.0005).slice(14_000, 15_000)).oordeel, 'kort'));

test('what the server refuses cannot be kept, what only sounds poor can', () => {
  assert.deepEqual((['stil', 'lang', 'kort', 'hard', 'zacht', 'ruis', 'goed'] as const).map(isMogelijk), [
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
});
