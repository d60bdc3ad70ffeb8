import assert from 'node:assert/strict';
import { it } from 'node:test';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drawSchrijven } from './dek.ts';
import { logic } from './logic.ts';

it('the corks and the reel are there for a typed answer only', () => {
  const keys = (vorm: 'TYP' | 'GAP'): readonly string[] =>
    drawSchrijven(logic.start({ opgaven: makeOpgaven(vorm, 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' })).map(
      ({ key }) => key,
    );
  assert.deepEqual([keys('TYP'), keys('GAP')], [['vak0', 'klaar'], []]);
});
