import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePickable } from '../stage/pickable.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { pickedIndex, rejectOptie, layOpties, startChoosing, isPointedAt } from './choosing.ts';
import type { Choosing } from './choosing.ts';

const kies = makeOpgaven('KIES', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'a', keuzes: ['a', 'b', 'c', 'd', 'e'] }));
const sort = makeOpgaven('SORT', 6, 3).map((opgave) => ({ ...opgave, antwoord: 'a', keuzes: ['a', 'b', 'c'] }));
const start = (opgaven: typeof kies, seed = 1): Choosing => startChoosing({ opgaven, seed, tempo: 1, rustig: false, stand: 'liggend' });
const op = (state: Choosing, poging: number, eerst = 0): Choosing => ({ ...state, run: { ...state.run, poging, rij: [eerst] } });

describe('options of an attempt', () => {
  it('are no more than fit, the right one among them', () => {
    for (let seed = 1; seed < 30; seed++) {
      const { opties } = layOpties(start(kies, seed), 3);
      assert.deepEqual([opties.length, opties.includes('a')], [3, true]);
    }
  });
  it('stand otherwise each time when they are answers', () =>
    assert.ok(new Set(Array.from({ length: 20 }, (_, seed) => layOpties(start(kies, seed), 3).opties.join(''))).size > 3));
  it('keep their place all through a round when they are rules', () => {
    const round = start(sort);
    assert.equal(new Set([0, 1, 2, 3, 4, 5].map((rij) => layOpties(op(round, 1, rij)).opties.join(''))).size, 1);
  });
  it('are offered without what was wrong in this opgave, and with all of it in the next', () => {
    const state = layOpties(start(kies), 4);
    const mis = state.opties.findIndex((optie) => optie !== 'a');
    const again = layOpties(op(rejectOptie(state, mis), 2), 4);
    assert.ok(!again.opties.includes(state.opties[mis] ?? ''));
    assert.deepEqual([layOpties(op(again, 1)).opties.length, layOpties(op(again, 1)).fout], [4, []]);
  });
  it('are none when there is nothing to play', () => assert.deepEqual(layOpties({ ...start(kies), run: start([]).run }).opties, []));
});

describe('what was picked', () => {
  const rows: readonly (readonly [string, number])[] = [
    ['poort:2', 2],
    ['poorten:2', -1],
    ['klaar', -1],
  ];
  for (const [pick, i] of rows) it(`${pick} is ${i}`, () => assert.equal(pickedIndex({ soort: 'kies', pick }, 'poort'), i));
  it('is nothing for another input', () => assert.equal(pickedIndex({ soort: 'klaar' }, 'poort'), -1));
});

it('the right option is pointed at in the last attempt only', () => {
  const state = layOpties(start(kies));
  assert.deepEqual(
    [1, 2, 3].map((poging) => isPointedAt(op(state, poging), 'a')),
    [false, false, true],
  );
  assert.equal(isPointedAt(op(state, 3), 'b'), false);
});

describe('what makes an item an option', () => {
  const basis = start(kies);
  it('is its pick, its name and the number that picks it', () =>
    assert.deepEqual(makePickable(basis, { soort: 'deur', i: 1, name: 'ei' }), { pick: 'deur:1', name: 'ei', nummer: 2, uit: false }));
  it('has no number after the ninth', () => assert.equal(makePickable(basis, { soort: 'deur', i: 9, name: 'ei' }).nummer, undefined));
  it('cannot be picked when it is closed, nor after the answer', () => {
    assert.ok(makePickable(basis, { soort: 'deur', i: 1, name: 'ei', open: false }).uit);
    assert.ok(makePickable({ ...basis, run: { ...basis.run, fase: 'wacht' } }, { soort: 'deur', i: 1, name: 'ei' }).uit);
  });
});
