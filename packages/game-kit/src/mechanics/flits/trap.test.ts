import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_MS, MIN_MS, stepTrap, startTrap } from './trap.ts';

describe('the staircase', () => {
  const after = (ms: number, uitslag: string): number => [...uitslag].reduce((trap, u) => stepTrap(trap, u === '+'), startTrap(ms)).ms;
  /** from, right and wrong, to */
  const ROWS: readonly (readonly [number, string, number])[] = [
    [1000, '+', 1000],
    [1000, '++', 850],
    [1000, '+-', 1250],
    [1000, '-', 1250],
    [1000, '+++', 850],
    [1000, '++++', 723],
    [210, '++++', MIN_MS],
    [1900, '--', MAX_MS],
  ];
  for (const [from, uitslag, to] of ROWS) it(`from ${from} ms by ${uitslag} to ${to} ms`, () => assert.equal(after(from, uitslag), to));
  it('starts within its bounds', () => assert.deepEqual([startTrap(5).ms, startTrap(9999).ms], [MIN_MS, MAX_MS]));
});
