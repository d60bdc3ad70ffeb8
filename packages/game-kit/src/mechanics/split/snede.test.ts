import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinDelen, snedenOf, lettersToCut, toggleSnede } from './snede.ts';

describe('cutting', () => {
  /** answer, gaps */
  const ROWS: readonly (readonly [string, readonly number[]])[] = [
    ['bo·men', [2]],
    ['pa·nnen·koek', [2, 6]],
    ['kat', []],
    ['zee·ën', [3]],
  ];
  for (const [antwoord, gaten] of ROWS)
    it(`${antwoord} is cut at ${gaten.join(' and ') || 'no place'}`, () => {
      assert.deepEqual(snedenOf(antwoord), gaten);
      assert.equal(joinDelen(lettersToCut(antwoord), gaten), antwoord);
    });
  it('a cut at the same place takes it away', () => assert.deepEqual(toggleSnede(toggleSnede([4], 2), 4), [2]));
});
