import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startRun } from '../run/run.ts';
import { startBasis } from '../run/step.ts';
import { beginSchrijven, schrijf } from '../run/writing.ts';
import type { Schrijvend } from '../run/writing.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { vakbeeld } from './vakbeeld.ts';

const opgaven = makeOpgaven('TYP', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'kat' }));
function typ(poging: number, text: string): Schrijvend {
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const begin: Schrijvend = { ...basis, run: { ...startRun(opgaven), poging }, ...beginSchrijven(basis) };
  return [...text].reduce((state, letter) => schrijf(state, { soort: 'letter', letter }).state, begin);
}

describe('a place of the word', () => {
  it('shows what stands there, and nothing of what is to come in the free attempt', () => {
    assert.deepEqual(vakbeeld(typ(1, 'k'), 0), { vol: true, nu: false, label: 'k', labelToon: undefined });
    assert.deepEqual(vakbeeld(typ(1, 'k'), 1), { vol: false, nu: true, label: undefined, labelToon: 'grijs' });
  });
  it('marks what was missed at first', () => assert.equal(vakbeeld(typ(2, 'xk'), 0).labelToon, 'gemist'));
  it('shows the next letter grey in the last attempt, at its own place only', () =>
    assert.deepEqual(
      [1, 2].map((i) => vakbeeld(typ(3, 'k'), i).label),
      ['a', undefined],
    ));
});
