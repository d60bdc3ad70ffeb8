import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '../../contract/game.ts';
import { startRun } from '../../run/run.ts';
import { startBasis } from '../../run/step.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { robotCuts } from '../../testing/robot-answers.ts';
import { beginCutting, describeSneden, isMisSnede, isTipSnede, makeSneeKnop, cutBy } from './snijden.ts';
import type { Cutting } from './snijden.ts';
import { joinDelen, snedenOf, lettersToCut, toggleSnede } from './snede.ts';

function start(antwoord: string, poging = 1, sneden: readonly number[] = []): Cutting {
  const opgaven = makeOpgaven('SPLIT', 1, 1).map((opgave) => ({ ...opgave, antwoord }));
  const basis = { ...startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }), run: { ...startRun(opgaven), poging } };
  return beginCutting({ ...basis, sneden });
}
const pick = (name: string): GameInput => ({ soort: 'kies', pick: name });
const pijl = (richting: 'links' | 'rechts'): GameInput => ({ soort: 'richting', richting, ingedrukt: true });
const ACTIE: GameInput = { soort: 'actie', ingedrukt: true };

describe('cutting a word', () => {
  it('goes by keys and by taps, and a second time takes the cut back', () => {
    const first = cutBy(cutBy(start('bo·men'), pijl('rechts')).state, ACTIE);
    assert.deepEqual([first.daad, first.state.sneden], ['snee', [2]]);
    const again = cutBy(first.state, pick('snee:2'));
    assert.deepEqual([again.daad, again.state.sneden], ['plak', []]);
  });
  it('is given as it is cut, at Enter', () => {
    const cut = cutBy(start('bo·men'), pick('snee:3')).state;
    assert.deepEqual([cutBy(cut, { soort: 'klaar' }).antwoord, cutBy(cut, pick('klaar')).antwoord], ['bom·en', 'bom·en']);
  });
  it('goes by three buttons too', () => {
    const there = cutBy(start('bo·men'), pick('rechts')).state;
    assert.deepEqual(cutBy(there, pick('knip')).state.sneden, [2]);
    assert.equal(cutBy(there, pick('links')).state.plek, 1);
  });
  it('goes round at both ends', () => assert.equal(cutBy(start('bo·men'), pijl('links')).state.plek, 4));
  it('takes no cut that is not between two letters', () => {
    for (const gat of ['0', '5', '1.5', 'x']) assert.equal(cutBy(start('bo·men'), pick(`snee:${gat}`)).daad, null);
  });
  it('has nowhere to go in one letter', () => assert.equal(cutBy(start('a'), pijl('rechts')).daad, null));
  it('keeps what was right for the next attempt only', () => {
    assert.deepEqual(start('bo·men', 2, [2, 3]).sneden, [2]);
    assert.deepEqual(start('bo·men', 1, [2, 3]).sneden, []);
  });
});

describe('what is shown of the answer', () => {
  it('is a cut to copy, in the last attempt only', () =>
    assert.deepEqual(
      [1, 2, 3].map((poging) => isTipSnede(start('bo·men', poging), 2)),
      [false, false, true],
    ));
  it('is a wrong cut, after the verdict only', () => {
    const cut = cutBy(start('bo·men'), pick('snee:3')).state;
    assert.deepEqual([isMisSnede(cut, 3), isMisSnede({ ...cut, run: { ...cut.run, fase: 'uitleg' } }, 3)], [false, true]);
  });
  it('is called after what its button does', () => {
    const state = start('bo·men');
    const naam = (now: Cutting): string => makeSneeKnop(now, 2, 'Snijd', 'Haal de snede weg').name;
    assert.deepEqual([naam(state), naam(cutBy(state, pick('snee:2')).state)], ['Snijd tussen o en m', 'Haal de snede weg tussen o en m']);
  });
  it('is told in words', () =>
    assert.equal(
      describeSneden(cutBy(start('bo·men'), pick('snee:2')).state, 'Op de plank'),
      'Op de plank ligt: bo, men. Je staat tussen o en m.',
    ));
});

it('a robot that knows everything cuts right, by keys, taps or buttons', () => {
  for (const [manier, knoppen] of [['toetsen'], ['aanraken'], ['aanraken', true]] as const) {
    let state = start('pa·nnen·koek');
    for (let n = 0; n < 20; n++) state = cutBy(state, robotCuts(state, 1, manier, knoppen) ?? pick('')).state;
    assert.deepEqual(state.sneden, [2, 6]);
  }
});

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
