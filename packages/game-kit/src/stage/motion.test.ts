import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bump } from './motion.ts';

it('a hop goes up and down once', () =>
  assert.deepEqual(
    [9, 10, 20, 30, 31].map((tick) => bump(tick, { van: 10, duur: 20 })),
    [0, 0, 1, 0, 0],
  ));
