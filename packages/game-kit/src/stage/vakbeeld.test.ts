import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startRun } from '../run/run.ts';
import { startBasis } from '../run/step.ts';
import { beginWriting, write } from '../run/writing.ts';
import type { Writing } from '../run/writing.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { vakbeeldOf } from './vakbeeld.ts';

const opgaven = makeOpgaven('TYP', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'kat' }));
function type(poging: number, text: string): Writing {
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const begin: Writing = { ...basis, run: { ...startRun(opgaven), poging }, ...beginWriting(basis) };
  return [...text].reduce((state, letter) => write(state, { soort: 'letter', letter }).state, begin);
}

describe('a place of the word', () => {
  it('shows what stands there, and nothing of what is to come in the free attempt', () => {
    assert.deepEqual(vakbeeldOf(type(1, 'k'), 0), { vol: true, nu: false, label: 'k', labelToon: undefined });
    assert.deepEqual(vakbeeldOf(type(1, 'k'), 1), { vol: false, nu: true, label: undefined, labelToon: 'grijs' });
  });
  it('marks what was missed at first', () => assert.equal(vakbeeldOf(type(2, 'xk'), 0).labelToon, 'gemist'));
  it('shows the next letter grey in the last attempt, at its own place only', () =>
    assert.deepEqual(
      [1, 2].map((i) => vakbeeldOf(type(3, 'k'), i).label),
      ['a', undefined],
    ));
});
