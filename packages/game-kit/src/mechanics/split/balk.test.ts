import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startBasis } from '../../run/step.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { plekInBalk, rijenInBalk } from './balk.ts';

const basis = startBasis({ opgaven: makeOpgaven('SPLIT', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const plekken = (woord: string, sneden: readonly number[], perRij: number) => {
  const state = { ...basis, letters: [...woord], goed: [], sneden, plek: 1, gezet: 0 };
  return [...woord].map((_, i) => {
    const { x, rij } = plekInBalk(state, i, { perRij, letter: 10, duw: 4 });
    return [x, rij];
  });
};

describe('a bar of letters', () => {
  it('lies around its middle', () =>
    assert.deepEqual(plekken('kat', [], 9), [
      [-10, 0],
      [0, 0],
      [10, 0],
    ]));
  it('opens at a cut, to both sides', () =>
    assert.deepEqual(plekken('kat', [1], 9), [
      [-12, 0],
      [2, 0],
      [12, 0],
    ]));
  it('is broken over rows of about the same length, each pushed apart by its own cuts only', () =>
    assert.deepEqual(plekken('bomen', [1], 4), [
      [-12, 0],
      [2, 0],
      [12, 0],
      [-5, 1],
      [5, 1],
    ]));
  it('has one row when it is empty', () => assert.equal(rijenInBalk(0, 7), 1));
});
