import assert from 'node:assert/strict';
import { it } from 'node:test';
import { logic } from './logic.ts';
import { makeOpgaven } from '@spelrijk/game-kit/testing';

it('gives as the answer what was typed', () => {
  const opgaven = makeOpgaven('TYP', 1, 1);
  let state = logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  for (const letter of 'kat') state = logic.step(state, { type: 'input', input: { soort: 'letter', letter } }).state;
  const { effects } = logic.step(state, { type: 'input', input: { soort: 'klaar' } });
  assert.deepEqual(effects, [{ type: 'antwoord', opgaveId: opgaven[0]?.id, gegeven: 'kat', poging: 1 }]);
});
