import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '../../contract/game.ts';
import type { Deed } from '../../run/deeds.ts';
import { startBasis } from '../../run/step.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { robotLays } from '../../testing/robot-answers.ts';
import { joinAll, beginLaying, describeLosse, lay, looseStukken } from './leggen.ts';
import type { Legdaad, Leggend } from './leggen.ts';

type LegZet<S> = Deed<S, Legdaad>;
const MAAN = { antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['e', 'oo'] };
function start(more = MAAN): Leggend {
  const opgaven = makeOpgaven('VOLG', 1, 1).map((opgave) => ({ ...opgave, ...more }));
  return beginLaying(startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }));
}
const guided = (state: Leggend, poging = 2): Leggend => beginLaying({ ...state, run: { ...state.run, poging } });
const KLAAR: GameInput = { soort: 'klaar' };
const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer'): GameInput => ({ soort: 'richting', richting, ingedrukt: true });
const act = (state: Leggend, ...inputs: readonly GameInput[]): LegZet<Leggend> =>
  inputs.reduce<LegZet<Leggend>>((zet, input) => lay(zet.state, input), { state, daad: null });
/** Taps these pieces one after another. */
const tap = (from: Leggend, ...stukken: readonly string[]): LegZet<Leggend> =>
  stukken.reduce<LegZet<Leggend>>(
    ({ state }, stuk) => lay(state, { soort: 'kies', pick: `stuk:${looseStukken(state).find((b) => b.stuk === stuk)?.id}` }),
    { state: from, daad: null },
  );

describe('laying pieces, free', () => {
  it('takes any order and gives it when the child is ready, not before all places are filled', () => {
    assert.equal(act(tap(start(), 'm', 'aa').state, KLAAR).antwoord, undefined);
    assert.equal(act(tap(start(), 'm', 'oo', 'n').state, KLAAR).antwoord, 'moon');
  });
  it('takes no more than there are places', () => assert.equal(tap(start(), 'm', 'oo', 'n', 'e').daad, null));
  it('gives back the last one first', () => {
    const { state, daad } = act(tap(start(), 'm', 'oo').state, pijl('neer'));
    assert.deepEqual([daad, state.vakken.inhoud, looseStukken(state).length], ['af', ['m'], 4]);
  });
  it('goes by arrows: the next loose piece is chosen when one is laid', () => {
    const { state } = act(start(), pijl('rechts'), pijl('op'), pijl('op'));
    assert.deepEqual([state.gelegd.length, state.gelegd.includes(state.keus)], [2, false]);
  });
  it('makes a sentence of words', () => {
    const { state } = tap(start({ antwoord: 'Ik zie.', stukken: ['Ik', 'zie.'], extra: [] }), 'zie.', 'Ik');
    assert.deepEqual([joinAll(state), act(state, KLAAR).antwoord], ['zie. Ik', 'zie. Ik']);
  });
});

describe('laying pieces, guided', () => {
  const begin = guided(tap(start(), 'm', 'oo', 'n').state);
  it('begins with what was right up to the first mistake', () => assert.deepEqual([begin.vakken.inhoud, begin.gelegd.length], [['m'], 1]));
  it('refuses a wrong piece, and gives the word at the last right one with the first choice of the child', () => {
    assert.equal(tap(begin, 'n').daad, 'mis');
    assert.equal(tap(begin, 'e', 'aa', 'n').antwoord, 'men');
  });
  it('lays the right one itself after four misses, and takes it from the loose ones', () => {
    const { state } = tap(begin, 'e', 'e', 'e', 'e');
    assert.deepEqual(
      [
        state.vakken.inhoud,
        looseStukken(state)
          .map(({ stuk }) => stuk)
          .toSorted(),
      ],
      [
        ['m', 'aa'],
        ['e', 'n', 'oo'],
      ],
    );
  });
  it('tells what comes next in the last attempt', () =>
    assert.match(describeLosse(guided(start(), 3), 'Op de plank'), /^Op de plank: .*\. Nu komt m\.$/));
});

it('a robot that knows everything lays the word, by taps and by arrows', () => {
  for (const manier of ['aanraken', 'toetsen'] as const) {
    let zet: LegZet<Leggend> = { state: start(), daad: null };
    for (let n = 0; n < 40 && zet.antwoord === undefined; n++) zet = lay(zet.state, robotLays(zet.state, 1, manier));
    assert.equal(zet.antwoord, 'maan');
  }
});
