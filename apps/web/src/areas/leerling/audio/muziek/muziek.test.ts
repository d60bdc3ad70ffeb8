import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measure, mixStuk } from '../../../../../tools/muziek-mix.ts';
import { makeKlank, sampleOf } from './klank.ts';
import { nearestChord, playPassage } from './passage.ts';
import { makeSfeer, SFEREN } from './sfeer.ts';
import { akkoordenOf, drieklank, lengteOf, MATEN_PER_DEEL, slotsPerMaat, TONEN, zangOf, type Stuk } from './stuk.ts';
import { STUKKEN } from './stukken.ts';

const stukken: readonly (readonly [string, Stuk])[] = Object.entries(STUKKEN);
const delen = ({ a, b }: Stuk) => [a, b];

test('every part is eight bars with a chord each, and every figure fills its bar', () => {
  for (const [naam, stuk] of stukken) {
    const per = slotsPerMaat(stuk);
    for (const deel of delen(stuk)) {
      assert.equal(akkoordenOf(deel).length, MATEN_PER_DEEL, naam);
      assert.ok(
        akkoordenOf(deel).every((trede) => trede >= 0 && trede < 7),
        naam,
      );
      assert.equal(lengteOf(deel), MATEN_PER_DEEL * per, `${naam}: ${deel.melodie}`);
    }
    for (const regel of [...stuk.figuren, stuk.bas, stuk.slag]) assert.equal(regel.length, per, `${naam}: ${regel}`);
  }
});

test('what is sung on a beat or held never rubs against the chord under it', () => {
  for (const [naam, stuk] of stukken) {
    const per = slotsPerMaat(stuk);
    for (const deel of delen(stuk)) {
      const akkoorden = akkoordenOf(deel).map((trede) => drieklank(stuk, trede));
      for (const { slot, slots, hoogte } of zangOf(stuk, deel)) {
        if (slot % per !== 0 && slots < 3) continue;
        for (const toon of akkoorden[Math.floor(slot / per)] ?? []) {
          const away = (((hoogte - toon) % 12) + 12) % 12;
          assert.ok(away !== 1 && away !== 11, `${naam}: maat ${Math.floor(slot / per) + 1} slot ${slot % per} van ${deel.melodie}`);
        }
      }
    }
  }
});

test('a melody moves in steps and small leaps, within a voice', () => {
  for (const [naam, stuk] of stukken) {
    const hoog = delen(stuk).flatMap((deel) => zangOf(stuk, deel).map(({ hoogte }) => hoogte));
    assert.ok(Math.max(...hoog) - Math.min(...hoog) <= 19, naam);
    hoog.slice(1).forEach((toon, i) => assert.ok(Math.abs(toon - (hoog[i] ?? toon)) <= 12, `${naam}: sprong na toon ${i}`));
  }
});

test('chords lie near each other: no voice of the held chord leaps', () => {
  for (const [naam, stuk] of stukken) {
    let held: readonly number[] = [];
    for (const trede of delen(stuk).flatMap(akkoordenOf)) {
      const next = nearestChord(drieklank(stuk, trede), held);
      next.forEach((toon, i) => assert.ok(held.length === 0 || Math.abs(toon - (held[i] ?? 0)) <= 6, `${naam}: akkoord ${trede + 1}`));
      assert.ok(
        next.every((toon) => toon >= 50 && toon <= 76),
        `${naam}: ${next.join(' ')}`,
      );
      held = next;
    }
  }
});

test('no passage is the same as one of the ten before it, and the same seed gives the same', () => {
  for (const [naam, stuk] of stukken) {
    const passages = Array.from({ length: 10 }, (_, passage) =>
      JSON.stringify(playPassage(stuk, 5, passage).map(({ toon, hoogte }) => [toon, hoogte])),
    );
    assert.equal(new Set(passages).size, 10, naam);
    assert.deepEqual(playPassage(stuk, 5, 3), playPassage(stuk, 5, 3));
  }
});

test('with all layers nothing clips or clicks, pieces are as loud as each other, and calm is much softer than the feast', () => {
  const luid = stukken.map(([naam, stuk]) => {
    // Two passages: the seam between them is part of what is measured.
    const { piek, rms, sprong } = measure(mixStuk(stuk, { passages: 2 }));
    assert.ok(piek <= 0.8, `${naam}: piek ${piek.toFixed(2)}`);
    assert.ok(sprong <= 0.25, `${naam}: sprong ${sprong.toFixed(2)}`);
    const rust = measure(mixStuk(stuk, { lagen: ['rust'] })).rms;
    assert.ok(rms - rust >= 2 && rust >= -40, `${naam}: ${rust.toFixed(1)} dB`);
    return rms;
  });
  assert.ok(Math.max(...luid) - Math.min(...luid) <= 5, luid.map((db) => db.toFixed(1)).join(' '));
});

test('every tone begins and ends in silence', () => {
  for (const toon of TONEN)
    for (const hoogte of [40, 60, 84]) {
      const samples = makeKlank(toon, sampleOf(toon, hoogte).van);
      assert.ok(Math.abs(samples[0] ?? 1) < 0.02 && Math.abs(samples.at(-1) ?? 1) < 0.02, `${toon} ${hoogte}`);
      assert.ok(Math.abs(measure(samples).piek - 0.8) < 0.01, `${toon} ${hoogte}`);
    }
});

/** Crossings of zero upwards in a second: the pitch of what has one. */
function pitchOf(samples: Float32Array): number {
  const part = samples.slice(3200, 19_200);
  let turns = 0;
  part.forEach((value, i) => {
    if (i > 0 && value >= 0 && (part[i - 1] ?? 0) < 0) turns++;
  });
  return turns * 2;
}

test('a string and a bar are in tune', () => {
  for (const toon of ['harp', 'bel'] as const)
    assert.ok(Math.abs(pitchOf(makeKlank(toon, 69)) - 440) <= 6, `${toon} ${pitchOf(makeKlank(toon, 69))}`);
});

test('an ambience runs from its end into its beginning', () => {
  for (const sfeer of SFEREN) {
    const samples = makeSfeer(sfeer);
    const { piek, sprong } = measure(samples);
    assert.ok(piek <= 0.61, sfeer);
    const naad = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    assert.ok(naad <= sprong, `${sfeer}: ${naad} tegen ${sprong}`);
  }
});
