import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RunFase } from '../contract/run-state.ts';
import { startBasis } from '../run/step.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { isGlad, cheer, drawSpeler } from './joy.ts';

const basis = startBasis({ opgaven: makeOpgaven('KIES', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const tijdens = (fase: RunFase) => ({ ...basis, tick: 10, run: { ...basis.run, fase } });

it('everyone is glad of a right answer and at the end, and hops then only', () => {
  const fasen = ['spelen', 'wacht', 'goed', 'uitleg', 'klaar'] as const;
  assert.deepEqual(
    fasen.filter((fase) => isGlad(tijdens(fase))),
    ['goed', 'klaar'],
  );
  assert.deepEqual(
    fasen.map((fase) => Math.round(cheer(tijdens(fase), { periode: 40, hoogte: 18 }))),
    [0, 0, 18, 0, 18],
  );
  assert.equal(cheer({ ...tijdens('goed'), rustig: true }, { periode: 40, hoogte: 18 }), 0);
});

it('the pupil takes part: it looks as things are, and is off the ground when it is glad', () => {
  const ik = (fase: RunFase) => drawSpeler(tijdens(fase), { x: 300, y: 200, w: 100, hop: { periode: 40, hoogte: 18 }, z: 4 });
  assert.deepEqual([ik('spelen').toon, ik('spelen').y, ik('spelen').w, ik('spelen').z], ['blij', 200, 100, 4]);
  assert.deepEqual([ik('uitleg').toon, ik('uitleg').y, ik('goed').toon, Math.round(ik('goed').y)], ['verrast', 200, 'trots', 182]);
});
