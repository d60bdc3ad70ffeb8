import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { measureAfstand } from '@spelrijk/game-kit/mechanics/raster';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { beginCrawling, crawlOn, ROMP, startCrawling, steerKruiper, relayKruiper } from './kruiper.ts';
import type { Kruipend } from './kruiper.ts';

const RASTER = { kolommen: 13, rijen: 6 };
const BOOM = { antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o'] };
const volg = makeOpgaven('VOLG', 1, 1).map((opgave) => ({ ...opgave, ...BOOM }));
const typen = makeOpgaven('TYP', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'boom' }));
function start(opgaven: readonly Opgave[] = volg, poging = 1, rustig = false): Kruipend {
  const state = startCrawling({ opgaven, seed: 3, tempo: 1, rustig, stand: 'liggend' });
  return beginCrawling({ ...state, run: { ...state.run, poging } }, RASTER);
}
const pijl = (richting: 'op' | 'links'): GameInput => ({ soort: 'richting', richting, ingedrukt: true });
const act = (state: Kruipend, ...inputs: readonly GameInput[]): Kruipend =>
  inputs.reduce((now, input) => steerKruiper(now, RASTER, input).state, state);
/** So many steps; the answer, if one came. */
function walk(from: Kruipend, stappen: number): { readonly state: Kruipend; readonly antwoord: string | undefined } {
  let state = from;
  for (let n = 0; n < stappen; n++) {
    const zet = crawlOn({ ...state, tick: state.tick + 1 }, RASTER, 1);
    if (zet.antwoord !== undefined) return { state: zet.state, antwoord: zet.antwoord };
    state = zet.state;
  }
  return { state, antwoord: undefined };
}
const steer = (state: Kruipend, stuk: string): Kruipend =>
  act(state, { soort: 'kies', pick: `hap:${state.happen.find((hap) => hap.stuk === stuk)?.id}` });
const eat = (state: Kruipend, ...stukken: readonly string[]): Kruipend =>
  stukken.reduce((now, stuk) => walk(steer(now, stuk), 40).state, state);

describe('a crawler', () => {
  it('stands still until it is steered', () => assert.deepEqual(walk(start(), 50).state.lijf, start().lijf));
  it('goes on as it was steered; in calm mode one step', () => {
    const ver = (state: Kruipend): number => measureAfstand(RASTER, walk(act(state, pijl('op')), 2).state.lijf[0] ?? 0, state.lijf[0] ?? 0);
    assert.deepEqual([ver(start()), ver(start(volg, 1, true))], [2, 1]);
  });
  it('takes a piece it is sent to, grows and waits', () => {
    const state = eat(start(), 'm');
    assert.deepEqual([state.vakken.inhoud, state.lijf.length, state.richting], [['m'], ROMP + 1, null]);
  });
  it('gives the word when the child says so, not when it is empty', () => {
    assert.equal(steerKruiper(eat(start(), 'b', 'o', 'm'), RASTER, { soort: 'klaar' }).antwoord, 'bom');
    assert.equal(steerKruiper(start(), RASTER, { soort: 'klaar' }).antwoord, undefined);
  });
  it('gives the last piece back and is shorter then', () => {
    const state = act(eat(start(), 'b', 'm'), { soort: 'wis' });
    assert.deepEqual([state.vakken.inhoud, state.lijf.length, state.happen.length], [['b'], ROMP + 1, 3]);
  });
  it('keeps what it took when the device is turned', () => {
    const state = relayKruiper(eat(start(), 'b'), { kolommen: 8, rijen: 8 });
    assert.deepEqual([state.lijf.length, state.happen.map(({ stuk }) => stuk).toSorted()], [ROMP + 1, ['m', 'o', 'oo']]);
  });
  it('does not grow by a wrong piece when it is guided, and gives the word at the last right one', () => {
    const mis = eat(start(volg, 2), 'm');
    assert.deepEqual([mis.vakken.inhoud, mis.lijf.length, mis.happen.length], [[], ROMP, 4]);
    assert.equal(walk(steer(eat(start(volg, 2), 'b', 'oo'), 'm'), 40).antwoord, 'boom');
  });
});

describe('a crawler after typed letters', () => {
  const letter = (value: string): GameInput => ({ soort: 'letter', letter: value });
  it('finds them by itself, in their order', () => {
    const { state } = walk(act(start(typen), letter('b'), letter('o')), 80);
    assert.deepEqual([state.happen, state.lijf.length], [[], ROMP + 2]);
  });
  it('the word is what was typed, eaten or not', () =>
    assert.equal(steerKruiper(act(start(typen), letter('b'), letter('o')), RASTER, { soort: 'klaar' }).antwoord, 'bo'));
  it('a letter that is taken back is gone', () => {
    const state = act(start(typen), letter('b'), letter('o'), { soort: 'wis' });
    assert.deepEqual([state.vakken.inhoud, state.happen.map(({ stuk }) => stuk)], [['b'], ['b']]);
  });
});
