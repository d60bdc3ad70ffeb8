import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { startBasis } from '@spelrijk/game-kit/run';
import type { Gedaan } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { aaneen, beginLeggen, beschrijfLosse, leg, losse } from './leggen.ts';
import type { Legdaad, Leggend } from './leggen.ts';
import { robotLegt } from './robot.ts';

type LegZet<S> = Gedaan<S, Legdaad>;
const MAAN = { antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['e', 'oo'] };
function start(more = MAAN): Leggend {
  const opgaven = makeOpgaven('VOLG', 1, 1).map((opgave) => ({ ...opgave, ...more }));
  return beginLeggen(startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }));
}
const geleid = (state: Leggend, poging = 2): Leggend => beginLeggen({ ...state, run: { ...state.run, poging } });
const KLAAR: GameInput = { soort: 'klaar' };
const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer'): GameInput => ({ soort: 'richting', richting, ingedrukt: true });
const doe = (state: Leggend, ...inputs: readonly GameInput[]): LegZet<Leggend> =>
  inputs.reduce<LegZet<Leggend>>((zet, input) => leg(zet.state, input), { state, daad: null });
/** Taps these pieces one after another. */
const tik = (from: Leggend, ...stukken: readonly string[]): LegZet<Leggend> =>
  stukken.reduce<LegZet<Leggend>>(
    ({ state }, stuk) => leg(state, { soort: 'kies', pick: `stuk:${losse(state).find((b) => b.stuk === stuk)?.id}` }),
    { state: from, daad: null },
  );

describe('laying pieces, free', () => {
  it('takes any order and gives it when the child is ready, not before all places are filled', () => {
    assert.equal(doe(tik(start(), 'm', 'aa').state, KLAAR).antwoord, undefined);
    assert.equal(doe(tik(start(), 'm', 'oo', 'n').state, KLAAR).antwoord, 'moon');
  });
  it('takes no more than there are places', () => assert.equal(tik(start(), 'm', 'oo', 'n', 'e').daad, null));
  it('gives back the last one first', () => {
    const { state, daad } = doe(tik(start(), 'm', 'oo').state, pijl('neer'));
    assert.deepEqual([daad, state.vakken.inhoud, losse(state).length], ['af', ['m'], 4]);
  });
  it('goes by arrows: the next loose piece is chosen when one is laid', () => {
    const { state } = doe(start(), pijl('rechts'), pijl('op'), pijl('op'));
    assert.deepEqual([state.gelegd.length, state.gelegd.includes(state.keus)], [2, false]);
  });
  it('makes a sentence of words', () => {
    const { state } = tik(start({ antwoord: 'Ik zie.', stukken: ['Ik', 'zie.'], extra: [] }), 'zie.', 'Ik');
    assert.deepEqual([aaneen(state), doe(state, KLAAR).antwoord], ['zie. Ik', 'zie. Ik']);
  });
});

describe('laying pieces, guided', () => {
  const begin = geleid(tik(start(), 'm', 'oo', 'n').state);
  it('begins with what was right up to the first mistake', () => assert.deepEqual([begin.vakken.inhoud, begin.gelegd.length], [['m'], 1]));
  it('refuses a wrong piece, and gives the word at the last right one with the first choice of the child', () => {
    assert.equal(tik(begin, 'n').daad, 'mis');
    assert.equal(tik(begin, 'e', 'aa', 'n').antwoord, 'men');
  });
  it('lays the right one itself after four misses, and takes it from the loose ones', () => {
    const { state } = tik(begin, 'e', 'e', 'e', 'e');
    assert.deepEqual(
      [
        state.vakken.inhoud,
        losse(state)
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
    assert.match(beschrijfLosse(geleid(start(), 3), 'Op de plank'), /^Op de plank: .*\. Nu komt m\.$/));
});

it('a robot that knows everything lays the word, by taps and by arrows', () => {
  for (const manier of ['aanraken', 'toetsen'] as const) {
    let zet: LegZet<Leggend> = { state: start(), daad: null };
    for (let n = 0; n < 40 && zet.antwoord === undefined; n++) zet = leg(zet.state, robotLegt(zet.state, 1, manier));
    assert.equal(zet.antwoord, 'maan');
  }
});
