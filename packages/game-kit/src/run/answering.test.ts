import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '../contract/game.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { robotAnswers, robotPoints } from '../testing/robot-answers.ts';
import { giveOrWrite, beginAnswering, isWritten, rejectAntwoord, startAnswering, describeAntwoord } from './answering.ts';
import type { Answering } from './answering.ts';
import { rejectKeus } from './pointing.ts';

function start(kiest = true, more: object = {}): Answering {
  const opgaven = makeOpgaven('KIES', 1, 1).map((o) => ({ ...o, antwoord: 'b', keuzes: ['a', 'b', 'c', 'd'], ...more }));
  return beginAnswering(startAnswering({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }), kiest);
}
const ENTER: GameInput = { soort: 'klaar' };
const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer'): GameInput => ({ soort: 'richting', richting, ingedrukt: true });
const act = (state: Answering, ...inputs: readonly GameInput[]) =>
  inputs.reduce((zet, input) => giveOrWrite(zet.state, input, 'klap'), giveOrWrite(state, { soort: 'wis' }, 'klap'));

describe('choosing an answer where it stands', () => {
  it('goes by its item', () => {
    const state = start();
    const zet = act(state, { soort: 'kies', pick: `optie:${state.opties.indexOf('c')}` });
    assert.deepEqual([zet.antwoord, zet.sounds, zet.state.gekozen], ['c', ['klap'], 'c']);
  });
  it('goes with the arrows, round and round, and Enter', () => {
    const state = start();
    const given = (...inputs: readonly GameInput[]) => state.opties.indexOf(act(state, ...inputs, ENTER).antwoord ?? '');
    assert.deepEqual([given(pijl('rechts')), given(pijl('links')), given(pijl('neer'), pijl('neer'), pijl('op'))], [0, 3, 0]);
    assert.equal(given(), -1);
  });
  it('passes over what was taken away', () => {
    const state = start();
    const weg = state.opties.slice(0, 2);
    assert.equal(act({ ...state, weg }, pijl('rechts'), ENTER).antwoord, state.opties[2]);
    assert.equal(act({ ...state, weg }, { soort: 'kies', pick: 'optie:0' }).antwoord, undefined);
    assert.equal(act({ ...state, weg: state.opties }, pijl('rechts')).state.keus, -1);
  });
  it('lets a sound be heard before it is chosen', () => {
    const state = start(true, { klanken: ['ka', 'kb', 'kc', 'kd'] });
    const kies: GameInput = { soort: 'kies', pick: 'optie:1' };
    assert.equal(act(state, kies).antwoord, undefined);
    assert.equal(act(state, kies, kies).antwoord, state.opties[1]);
    assert.equal(act(state, pijl('rechts'), ENTER).antwoord, state.opties[0]);
  });
  it('keeps the words of a sentence in their order', () => {
    const keuzes = ['De', 'kat', 'blaft', 'op', 'de', 'mat.'];
    assert.deepEqual(start(true, { vorm: 'fout-woord', keuzes }).opties, keuzes);
  });
  it('does not offer a wrong option again', () => {
    const wrong = rejectKeus({ ...start(), gekozen: 'a' });
    const again = beginAnswering({ ...wrong, run: { ...wrong.run, poging: 2 } }, true);
    assert.deepEqual([again.opties.includes('a'), again.gekozen, again.keus], [false, null, -1]);
    assert.deepEqual(rejectKeus(start()).fout, []);
  });
});

describe('an answer that is written or chosen', () => {
  it('is written where there is nothing to choose', () => {
    const state = start(false);
    assert.ok(isWritten(state) && !isWritten(start()));
    const zet = act(state, { soort: 'letter', letter: 'b' }, ENTER);
    assert.equal(zet.antwoord, 'b');
  });
  it('is told as far as it goes', () => {
    const told = (state: Answering): string => describeAntwoord(state, 'Typ het.', 'Kies:');
    assert.equal(told(start(false)), 'Typ het.');
    assert.equal(told(act(start(false), { soort: 'letter', letter: 'b' }).state), 'Er staat: b.');
    assert.equal(told({ ...start(), opties: ['a', 'b', 'c'], weg: ['c'] }), 'Kies: a, b.');
  });
  it('is not offered again when it was wrong', () => assert.deepEqual(rejectAntwoord({ ...start(), gekozen: 'a' }).fout, ['a']));
  it('is given by a robot in the same way', () => {
    const state = start();
    assert.deepEqual(robotAnswers(state, 1), { soort: 'kies', pick: `optie:${state.opties.indexOf('b')}` });
    assert.deepEqual(robotAnswers(start(false), 1), { soort: 'letter', letter: 'b' });
    const wrong = robotPoints({ ...state, weg: ['a', 'c'] }, 0, 'kaart');
    assert.deepEqual(wrong, { soort: 'kies', pick: `kaart:${state.opties.indexOf('d')}` });
  });
});
