import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SoundId } from '@spelrijk/game-kit/contract';
import { manifests } from '@spelrijk/games/manifests';
import { measure } from '../../../../tools/muziek-mix.ts';
import { EIGEN_GELUIDEN } from './eigen-geluiden.ts';
import { makeEffect, regelsOf, STOFFEN, Zak } from './effecten.ts';

const SOUNDS: readonly SoundId[] = ['goed', 'bijna', 'kies', 'plop', 'raak', 'mis', 'zwiep', 'klap', 'munt', 'klaar', 'letter', 'eigen'];
const spellen = manifests.map(({ slug }) => slug);
const eigen = spellen.map((slug) => regelsOf('eigen', 'gewoon', slug));
const alle = new Set([...STOFFEN.flatMap((stof) => SOUNDS.flatMap((sound) => regelsOf(sound, stof))), ...eigen.flat()]);

test('there are at least sixty effects, and every one sounds, does not clip and begins and ends softly', () => {
  assert.ok(alle.size >= 60, `${alle.size}`);
  for (const regel of alle) {
    const samples = makeEffect(regel);
    const { piek } = measure(samples);
    assert.ok(piek > 0.1 && piek <= 0.701, `${regel}: ${piek}`);
    assert.ok(Math.abs(samples[0] ?? 1) < 0.02 && Math.abs(samples.at(-1) ?? 1) < 0.02, regel);
    assert.ok(samples.length < 32_000 * 3, regel);
  }
});

test('no two effects are the same sound', () => {
  const prints = [...alle].map((regel) => Array.from(makeEffect(regel).subarray(0, 4000), (value) => value.toFixed(3)).join());
  assert.equal(new Set(prints).size, prints.length);
});

test('the tenth plop is not the first, nor the one before it', () => {
  for (const stof of STOFFEN)
    for (const seed of [1, 2, 3]) {
      const zak = new Zak(seed);
      const heard = Array.from({ length: 10 }, () => zak.take(regelsOf('plop', stof)));
      heard.slice(1).forEach((regel, i) => assert.notEqual(regel, heard[i], `${stof} ${seed}: ${i}`));
      assert.equal(new Set(heard).size, regelsOf('plop', stof).length);
    }
});

test('a line that cannot be read is refused', () => {
  assert.throws(() => makeEffect('x72'), RangeError);
});

test('every game has a sound of its own, more than one way, that no other game has', () => {
  assert.deepEqual(Object.keys(EIGEN_GELUIDEN).toSorted(), [...spellen].toSorted());
  const namen = Object.values(EIGEN_GELUIDEN).map(({ naam }) => naam);
  assert.equal(new Set(namen).size, namen.length);
  for (const regels of eigen) assert.ok(new Set(regels).size >= 2, regels.join());
  assert.equal(new Set(eigen.flat()).size, eigen.flat().length);
});
