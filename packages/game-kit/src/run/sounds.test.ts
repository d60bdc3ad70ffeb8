import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RunFase } from '../contract/run-state.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { playSounds } from './sounds.ts';
import { startBasis } from './step.ts';

it('a sound comes at its own tick of the reward and at no other time', () => {
  const basis = startBasis({ opgaven: makeOpgaven('TYP', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const at = (tick: number, fase: RunFase): readonly string[] | undefined =>
    playSounds({ ...basis, tick: 100 + tick, sinds: 100, run: { ...basis.run, fase } }, { 22: 'raak', 30: ['plop', 'munt'] }).sounds;
  assert.deepEqual([at(22, 'goed'), at(21, 'goed'), at(22, 'uitleg')], [['raak'], undefined, undefined]);
  assert.deepEqual(at(30, 'goed'), ['plop', 'munt']);
});
