import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { halveer, isJoker } from './jokers.ts';

describe('fifty-fifty', () => {
  /** options, how many go */
  const ROWS: readonly (readonly [string, number])[] = [
    ['a b c d', 2],
    ['a b c', 1],
    ['a b', 0],
  ];
  for (const [opties, aantal] of ROWS)
    it(`of ${opties} it takes ${aantal}, never the right one`, () => {
      for (let seed = 0; seed < 50; seed++) {
        const weg = halveer(opties.split(' '), 'b', seed);
        assert.equal(weg.length, aantal);
        assert.ok(!weg.includes('b'));
      }
    });

  it('takes another option another time', () => {
    const stays = new Set(Array.from({ length: 30 }, (_, seed) => halveer(['a', 'b', 'c'], 'b', seed).join('')));
    assert.equal(stays.size, 2);
  });
});

it('knows its names', () => assert.deepEqual(['half', 'regel', 'los'].map(isJoker), [true, true, false]));
