import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import { makeOpgaven } from '../testing/opgaven.ts';
import { showGatWoord, optiesOf } from './opties.ts';

const [basis] = makeOpgaven('GAP', 1, 1);
const opgave = (more: Partial<Opgave>): Opgave => {
  assert.ok(basis);
  return { ...basis, ...more };
};

describe('options', () => {
  /** options, answer, at most, left out, shown */
  const ROWS: readonly (readonly [string, string, number, string, string])[] = [
    ['a b c', 'c', 4, '', 'a b c'],
    ['a b c', 'c', 4, 'a', 'b c'],
    ['a b', 'b', 4, 'a', 'a b'],
    ['a b', 'x', 4, '', 'a b x'],
  ];
  for (const [keuzes, antwoord, most, weg, shown] of ROWS)
    it(`${keuzes}, right ${antwoord}, at most ${most}, without ${weg || 'none'}: ${shown}`, () =>
      assert.equal(optiesOf(opgave({ keuzes: keuzes.split(' '), antwoord }), most, weg.split(' ')).join(' '), shown));
});

it('which option there is no room for does not depend on which one is right: each wrong one is left out at times', () => {
  const keuzes = ['a', 'b', 'c', 'd', 'e'];
  for (const antwoord of keuzes) {
    const left = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const opties = optiesOf(opgave({ id: `opgave-${i}`, keuzes, antwoord }), 4);
      assert.ok(opties.length === 4 && opties.includes(antwoord));
      assert.deepEqual(opties, [...opties].toSorted());
      left.add(keuzes.find((keuze) => !opties.includes(keuze)) ?? '');
    }
    assert.deepEqual(
      [...left].toSorted(),
      keuzes.filter((keuze) => keuze !== antwoord),
    );
  }
});

describe('a word with a gap', () => {
  const { woord } = opgave({});
  it('is as wide for one letter as for two', () => {
    const bomen = { ...woord, woord: 'bomen' };
    assert.equal(showGatWoord(opgave({ woord: bomen, gat: { start: 1, end: 2 } }), false), 'b__men');
    assert.equal(showGatWoord(opgave({ woord: bomen, gat: { start: 1, end: 3 } }), false), 'b__en');
  });
  it('is the word itself once filled', () =>
    assert.equal(showGatWoord(opgave({ woord: { ...woord, woord: 'bomen' }, gat: { start: 1, end: 2 } }), true), 'bomen'));
});
