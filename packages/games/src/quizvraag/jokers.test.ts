import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beginPointing, NIETS_GEKOZEN, startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { GEEN_JOKERS, halve, isJoker, drawJokerKnoppen, jokersOf, canPlayJoker, playJoker } from './jokers.ts';
import type { Jokerend } from './jokers.ts';

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
        const weg = halve(opties.split(' '), 'b', seed);
        assert.equal(weg.length, aantal);
        assert.ok(!weg.includes('b'));
      }
    });

  it('takes another option another time', () => {
    const stays = new Set(Array.from({ length: 30 }, (_, seed) => halve(['a', 'b', 'c'], 'b', seed).join('')));
    assert.equal(stays.size, 2);
  });
});

it('knows its names', () => assert.deepEqual(['half', 'regel', 'los'].map(isJoker), [true, true, false]));

describe('using a joker', () => {
  const put = (state: Jokerend, naam: string) => playJoker(state, { soort: 'kies', pick: `joker:${naam}` }) ?? assert.fail('it is a joker');
  const opgaven = makeOpgaven('KIES', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'b', keuzes: ['a', 'b', 'c', 'd'] }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const start = beginPointing<Jokerend>({ ...basis, ...NIETS_GEKOZEN, ...GEEN_JOKERS }, true);
  it('takes wrong options away, and the arrows off them', () => {
    const { state, effects } = put({ ...start, keus: start.opties.indexOf('b') }, 'half');
    assert.deepEqual([state.weg.length, state.weg.includes('b'), state.opties[state.keus]], [2, false, 'b']);
    assert.deepEqual(effects, [{ type: 'hulp', hulp: 'minder' }]);
    assert.equal(put({ ...start, keus: start.opties.indexOf(state.weg[0] ?? '') }, 'half').state.keus, -1);
  });
  it('asks the host for the others, each once', () => {
    const { state, effects } = put(start, 'regel');
    assert.deepEqual([effects, state.op], [[{ type: 'hulp', hulp: 'regel' }], ['regel']]);
    assert.deepEqual(put(state, 'regel'), { state });
    assert.equal(playJoker(start, { soort: 'kies', pick: 'optie:1' }), null);
  });
  it('is no help where it cannot be', () => {
    assert.equal(canPlayJoker({ ...start, weg: ['a', 'c'] }, 'half'), false);
    assert.deepEqual(jokersOf({ ...start, opties: [] }), ['langzaam', 'regel']);
  });
  it('has a button that stays in its place', () => {
    const shown = (state: Jokerend) =>
      drawJokerKnoppen(state, { x: 10, y: 1, dx: 10, dy: 0 }, 6).map(({ key, x, toon, uit }) => [key, x, toon, uit]);
    assert.deepEqual(shown({ ...start, opties: [], op: ['regel'] }), [
      ['jokerlangzaam', 20, 'langzaam', false],
      ['jokerregel', 30, 'regel op', true],
    ]);
    assert.equal(shown(start).length, 3);
  });
});
