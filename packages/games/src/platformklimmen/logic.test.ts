import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { maatOf } from '@spelrijk/game-kit/stage';
import { logic } from './logic.ts';
import { plaatsenOf } from './plaatsen.ts';
import { klimmerInSpel, predict, ZWEEF } from './slinger.ts';
import type { KlimState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const LOS = act({ soort: 'actie', ingedrukt: true });
const GOED: GameEvent = { type: 'oordeel', goed: true };
const boom = makeOpgaven('VOLG', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o'] }));
const start = (more: Partial<GameStart> = {}): KlimState =>
  logic.start({ opgaven: boom, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: KlimState, ...events: readonly GameEvent[]): KlimState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const greep = (state: KlimState, stuk: string): GameEvent => pick(`stuk:${state.band.find((b) => b.stuk === stuk)?.id}`);
const climbed = (state: KlimState, ...stukken: readonly string[]): KlimState => feed(state, ...stukken.map((stuk) => greep(state, stuk)));
const opened = (more: Partial<GameStart> = {}): KlimState => feed(climbed(start(more), 'b', 'oo', 'm'), pick('klaar'), GOED, ...ticks(66));

describe('the climb', () => {
  it('gives the pieces in the order in which they were grabbed, when the bell is rung', () => {
    const { effects } = logic.step(climbed(start(), 'b', 'o', 'm'), pick('klaar'));
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      ['bom'],
    );
  });
  it('goes back one hold', () => assert.deepEqual(feed(climbed(start(), 'b', 'o'), pick('af')).vakken.inhoud, ['b']));
  it('lets a wrong hold crumble in a second attempt', () => {
    const fout = feed(climbed(start(), 'b', 'o', 'm'), pick('klaar'), { type: 'oordeel', goed: false }, { type: 'verder' });
    const na = feed(fout, greep(fout, 'o'));
    assert.deepEqual([na.misId, na.vakken.inhoud], [na.band.find((b) => b.stuk === 'o')?.id, ['b']]);
  });
});

it('the wall goes on half a stage above and below it, however high the climb is', () => {
  for (const stand of ['liggend', 'staand'] as const)
    for (const goed of [0, 1, 2, 3, 5, 8]) {
      const staat = start({ stand });
      const uitslag = Array.from({ length: goed }, () => 1 as const);
      const wand = logic.scene({ ...staat, run: { ...staat.run, uitslag } }).find(({ key }) => key === 'wand');
      assert.ok(wand?.rondom === 'zelf');
      const { h } = maatOf(stand);
      assert.deepEqual([wand.y - wand.h / 2 <= -h / 2, wand.y + wand.h / 2 >= h * 1.5], [true, true], `${stand} ${goed}`);
    }
});

it('a word that is cut is given with its parts', () => {
  const opgaven = makeOpgaven('SPLIT', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'bo·men' }));
  const { effects } = logic.step(feed(start({ opgaven }), pick('snee:2')), pick('klaar'));
  assert.deepEqual(
    effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
    ['bo·men'],
  );
});

describe('the swinging after a right word', () => {
  it('ends where the dots said it would', () => {
    let state = opened();
    for (let n = 0; n < 300 && predict(state).richel < 0; n++) state = feed(state, ...ticks(1));
    const { richel } = predict(state);
    const na = feed(state, LOS, ...ticks(120));
    assert.ok(richel >= 0 && na.slinger.richels[richel]?.op !== null);
    assert.equal(na.bloemen, na.slinger.richels[richel]?.bloemen);
  });
  it('swings wider and wider, never off the stage', () => {
    const uit = (from: KlimState): number => {
      let state = from;
      let ver = 0;
      for (let n = 0; n < 132; n++) {
        state = feed(state, ...ticks(1));
        ver = Math.max(ver, Math.abs(klimmerInSpel(state)[0] - plaatsenOf(state).touw.haak[0]));
      }
      return ver;
    };
    const state = opened();
    assert.ok(uit(feed(state, ...ticks(100))) > uit(state) && uit(feed(state, ...ticks(100))) < 330);
  });
  it('goes on from its ledge as soon as the child wants to', () => {
    const geland = (): KlimState => {
      let state = feed(opened(), LOS);
      for (let n = 0; n < 300 && state.slinger.houding === 'vliegt'; n++) state = feed(state, ...ticks(1));
      return state;
    };
    assert.notEqual(feed(geland(), ...ticks(4), LOS).slinger.houding, 'zwaait', 'a second tap in haste is none');
    assert.equal(feed(geland(), ...ticks(14), LOS).slinger.houding, 'zwaait');
  });
  it('is over after three jumps, wherever they ended', () => {
    let state = opened();
    for (let n = 0; n < 6; n++) state = feed(state, LOS, ...ticks(130));
    assert.equal(isOpen(state), false);
  });
  it('takes the child to the ledge it chose in calm mode, and what lies there stays', () => {
    const state = opened({ rustig: true });
    const nest = state.slinger.richels.findIndex((richel) => richel.nest);
    const na = feed(state, pick(`richel:${nest}`), ...ticks(ZWEEF + 2), pick('verder'), ...ticks(60));
    assert.deepEqual([na.run.fase, na.veren, na.bloemen > 0], ['spelen', 1, true]);
  });
});
