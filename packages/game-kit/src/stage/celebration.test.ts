import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RunFase } from '../contract/run-state.ts';
import { startBasis } from '../run/step.ts';
import type { Basis } from '../run/step.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { drawPubliek } from './audience.ts';
import { drawViering } from './celebration.ts';

const basis = startBasis({ opgaven: makeOpgaven('TYP', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const op = (fase: RunFase, tick: number): Basis => ({ ...basis, tick, run: { ...basis.run, fase } });
const items = (fase: RunFase, tick = 20) =>
  drawViering(op(fase, tick), { plek: [10, 20], goed: 90, fout: 96, weg: 60, tot: 74 }, { x: 1, y: 2, na: 8 }, { x: 3, y: 4, aantal: 5 });
const ring = (fase: RunFase, tick?: number) => items(fase, tick).find(({ key }) => key === 'oordeel');

describe('the verdict on the stage', () => {
  it('is a ring of its own around a wrong and around a right answer', () => {
    assert.deepEqual([ring('uitleg')?.art, ring('uitleg')?.w], ['kit:bijna', 96]);
    assert.deepEqual([ring('goed')?.art, ring('goed')?.w, ring('goed')?.x], ['kit:goed', 90, 10]);
  });
  it('fades, and then is gone', () => {
    assert.equal(ring('goed', 60)?.alpha, 1);
    assert.ok((ring('goed', 70)?.alpha ?? 1) < 1);
    assert.equal(ring('goed', 74), undefined);
  });
  it('fades as fast as it is told', () => {
    const alpha = (duur?: number) =>
      drawViering(op('goed', 64), { plek: [0, 0], goed: 9, fout: 9, weg: 60, duur }, { x: 0, y: 0 }, { x: 0, y: 0 }).at(-1)?.alpha;
    assert.deepEqual([alpha(8), alpha()], [0.5, 1 - 4 / 14]);
  });
  it('has confetti when it is right, and in the finale', () => {
    assert.deepEqual([items('goed', 7).length, items('goed', 8).length > 1], [1, true]);
    assert.equal(items('klaar').length, 5);
  });
  it('is not there while the child plays', () => assert.deepEqual([...items('spelen'), ...items('wacht')], []));
});

it('onlookers stand in a row over the whole width, each with a face of its own', () => {
  const rij = drawPubliek('liggend', {
    key: 'fan',
    rij: { y: 400, aantal: 4, maat: 80 },
    wie: { stap: 7, begin: 2 },
    stemming: 'trots',
    z: 1,
    op: (i) => i * 10,
  });
  assert.deepEqual(
    rij.map(({ key, x, y, toon }) => [key, x, y, toon]),
    [
      ['fan0', 160, 400, '2 trots'],
      ['fan1', 480, 390, '9 trots'],
      ['fan2', 800, 380, '16 trots'],
      ['fan3', 1120, 370, '23 trots'],
    ],
  );
});
