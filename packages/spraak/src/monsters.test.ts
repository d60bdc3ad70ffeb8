import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSpeech, master, masterRecording, measure, resample } from './monsters.ts';

const HERTZ = 22_050;

test('mastering gives silence, speech and silence, always equally loud', () => {
  const show = (volume: number): Float32Array =>
    Float32Array.from({ length: HERTZ }, (_, i) => (i < 4410 || i > 13_230 ? 0 : volume * Math.sin(i / 9)));
  const [zacht, hard] = [master(show(0.02), HERTZ), master(show(0.9), HERTZ)];
  assert.equal(zacht.length, hard.length);
  assert.ok(zacht.subarray(0, 1300).every((x) => x === 0));
  assert.ok(zacht.length < 0.6 * HERTZ);
  const piek = (x: Float32Array): number => x.reduce((hoog, y) => Math.max(hoog, Math.abs(y)), 0);
  assert.ok(Math.abs(piek(zacht) - piek(hard)) < 0.001);
});

/** A second of room noise with a tone in the middle, as a microphone gives it. */
const opname = (hertz: number, toonVan = 0.3, toonTot = 0.7): Float32Array =>
  Float32Array.from({ length: hertz }, (_, i) => {
    const ruis = 0.001 * Math.sin(i * 12.9898 * i);
    return i / hertz >= toonVan && i / hertz < toonTot ? 0.2 * Math.sin((2 * Math.PI * 220 * i) / hertz) + ruis : ruis;
  });

test('the speech in a recording is found within 50 ms on both sides', () => {
  const { begin, eind } = findSpeech(opname(24_000), 24_000);
  assert.ok(Math.abs(begin / 24_000 - 0.27) < 0.05, String(begin));
  assert.ok(Math.abs(eind / 24_000 - 0.73) < 0.05, String(eind));
});

test('a recording gets the loudness of every other clip, also when somebody cut it by hand', () => {
  const heel = measure(masterRecording(opname(24_000), 24_000), 24_000);
  const stuk = measure(masterRecording(opname(24_000), 24_000, { begin: 9600, eind: 14_400 }), 24_000);
  assert.ok(Math.abs(heel.luidheid + 20) < 0.5, String(heel.luidheid));
  assert.ok(Math.abs(stuk.luidheid + 20) < 0.5, String(stuk.luidheid));
  assert.ok(Math.abs(stuk.ms - 350) <= 1);
});

test('silence is no recording', () => assert.throws(() => masterRecording(new Float32Array(24_000), 24_000)));

test('a recording that hit the ceiling is seen', () => {
  assert.equal(
    measure(
      Float32Array.from({ length: 2400 }, () => 1),
      24_000,
    ).afgekapt,
    2400,
  );
  assert.equal(measure(opname(24_000), 24_000).afgekapt, 0);
});

test('resampling keeps pitch and loudness, and takes away what does not fit', () => {
  const tone = (hz: number, hertz: number): Float32Array =>
    Float32Array.from({ length: hertz / 2 }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / hertz));
  const soft = resample(tone(440, 22_050), 22_050, 24_000);
  const expected = tone(440, 24_000);
  const middle = soft.subarray(1000, 10_000);
  assert.ok(middle.every((x, i) => Math.abs(x - (expected[i + 1000] ?? 0)) < 0.01));
  const high = resample(tone(15_000, 48_000), 48_000, 24_000).subarray(200, -200);
  assert.ok(high.every((x) => Math.abs(x) < 0.02));
});
