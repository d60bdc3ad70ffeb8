import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { AANLOOP, countDown, beeldAt, toTicks, isFlits, MASKER } from './belichting.ts';

describe('a showing', () => {
  it('has a run-up, the word, a mask and then an end', () => {
    const word = AANLOOP + toTicks(500);
    assert.deepEqual(
      [0, AANLOOP - 1, AANLOOP, word - 1, word, word + MASKER].map((t) => beeldAt(t, 500)),
      ['aanloop', 'aanloop', 'woord', 'woord', 'masker', 'open'],
    );
  });
  it('counts down from three', () => assert.deepEqual([0, AANLOOP / 2, AANLOOP - 1].map(countDown), [3, 2, 1]));
  it('stands for at least one frame', () => assert.equal(toTicks(1), 1));
});

it('is for what is flashed, and for what is to be written after looking', () => {
  const [opgave] = makeOpgaven('TYP', 1, 1);
  assert.ok(opgave);
  assert.ok(isFlits({ ...opgave, antwoordvorm: 'FLITS' }) && isFlits({ ...opgave, vorm: 'visueel-dictee' }));
  assert.ok(!isFlits({ ...opgave, vorm: 'dictee-woord' }));
});
