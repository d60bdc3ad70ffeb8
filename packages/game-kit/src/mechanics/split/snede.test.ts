import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gesneden, sneden, teSnijden, zetSnede } from './snede.ts';

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
      assert.deepEqual(sneden(antwoord), gaten);
      assert.equal(gesneden(teSnijden(antwoord), gaten), antwoord);
    });
  it('a cut at the same place takes it away', () => assert.deepEqual(zetSnede(zetSnede([4], 2), 4), [2]));
});
