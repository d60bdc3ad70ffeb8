import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { keuzevlakkenOf } from './keuzevlakken.ts';
import { logic } from './logic.ts';
import type { VijverState } from './state.ts';
import { schimPlek, voerspel, WORP } from './voeren.ts';
import { vijverOf } from './vijver.ts';

const opgaven = makeOpgaven('SORT', 4, 1).map((opgave) => ({ ...opgave, antwoord: 'lang', woord: { ...opgave.woord, woord: 'maan' } }));
const start = (): VijverState => logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const choose = (pick: string): GameInput => ({ soort: 'kies', pick });
const point = (fase: 'neer' | 'beweeg' | 'los', { x, y }: { readonly x: number; readonly y: number }): GameInput => ({
  soort: 'wijs',
  fase,
  x,
  y,
});
const TICK: GameEvent = { type: 'tick' };

function feed(
  from: VijverState,
  ...inputs: readonly (GameInput | GameEvent)[]
): { readonly state: VijverState; readonly effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const given of inputs) {
    const step = logic.step(state, 'type' in given ? given : { type: 'input', input: given });
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const given = (effects: readonly GameEffect[]): string[] => effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);
const lang = (state: VijverState): GameInput => choose(`blad:${state.opties.indexOf('lang')}`);

/** To the next word, without feeding. */
const VERDER = [...ticks(voerspel.van + 1), choose('verder'), ...ticks(60)];

/** Sorts `n` words right and waits for each reward but the last. */
function sort(n: number): VijverState {
  let state = start();
  for (let i = 0; i < n; i++) state = feed(state, ...(i === 0 ? [] : VERDER), lang(state), { type: 'oordeel', goed: true }).state;
  return state;
}

describe('a fish', () => {
  it('goes where it is dragged, and only when it is let go over a pad', () => {
    const state = start();
    const vis = vijverOf(state).vis;
    const blad = keuzevlakkenOf(state)[1] ?? { x: 0, y: 0 };
    assert.deepEqual(
      given(feed(state, point('neer', vis), point('beweeg', { x: 640, y: 400 }), point('los', { x: 640, y: 660 })).effects),
      [],
    );
    assert.deepEqual(given(feed(state, point('neer', vis), point('beweeg', blad), point('los', blad)).effects), [state.opties[1]]);
  });
  it('goes to the pad of the arrows at Enter', () => {
    const state = start();
    const links: GameInput = { soort: 'richting', richting: 'links', ingedrukt: true };
    assert.deepEqual(given(feed(state, links, { soort: 'klaar' }).effects), [state.opties[1]]);
  });
  it('keeps its pads in the same place all through the round', () => assert.deepEqual(sort(2).opties, start().opties));
});

describe('the pond', () => {
  it('gets a plant for a shell where the child taps the water, and none without', () => {
    assert.equal(feed(start(), point('neer', { x: 200, y: 400 })).state.planten.length, 0);
    const { state } = feed(sort(1), ...VERDER, point('neer', { x: 200, y: 400 }), choose('plant'));
    assert.deepEqual([state.schelpen, state.planten.length], [0, 1]);
  });
});

describe('feeding after a right word', () => {
  const opened = (): VijverState => feed(sort(1), ...ticks(voerspel.van + 1)).state;

  /** Where shadow `i` is when a crumb lands. */
  const straks = (state: VijverState, i: number) => {
    const [x, y] = schimPlek({ ...state, tick: state.tick + WORP }, i);
    return { x, y };
  };

  it('lets four swim below, none alike, and gives three crumbs', () => {
    const { schimmen, kruimels } = opened().voer;
    assert.deepEqual([new Set(schimmen.map(({ gast }) => gast)).size, kruimels], [4, 3]);
  });

  it('brings up who is near where a crumb lands, and tells the host who that was', () => {
    const state = opened();
    const { state: na, effects } = feed(state, point('neer', straks(state, 1)), ...ticks(WORP + 1));
    const schim = na.voer.schimmen[1];
    assert.deepEqual([schim?.boven !== null, na.voer.kruimels], [true, 2]);
    assert.deepEqual(
      effects.filter(({ type }) => type === 'vondst'),
      [{ type: 'vondst', stuk: schim?.gast }],
    );
    assert.deepEqual(given(effects), []);
  });

  it('gives a crumb that lands far from all to a koi', () => {
    const state = opened();
    const ver = [0, 1, 2, 3].map((i) => straks(state, i));
    const { water } = vijverOf(state);
    const hoeken = [-0.48, 0.48].flatMap((dx) => [-0.45, 0.45].map((dy) => ({ x: water.x + dx * water.w, y: water.y + dy * water.h })));
    const leeg =
      hoeken.find(({ x, y }) => ver.every((schim) => Math.hypot(schim.x - x, schim.y - y) > 160)) ?? assert.fail('an empty corner');
    const { state: na } = feed(state, point('neer', leeg), ...ticks(WORP + 1));
    assert.deepEqual([na.voer.hap !== null, na.voer.schimmen.every(({ boven }) => boven === null)], [true, true]);
  });

  it('takes one crumb at a time', () => assert.equal(feed(opened(), choose('schim:0'), choose('schim:1')).state.voer.kruimels, 2));
});

describe('the pond that stays', () => {
  const blik = { aanbod: [], tick: 0, rustig: false, naamVan: () => '' };
  it('shows who came, and who can still come as a shade', () => {
    const eend = (bezit: readonly string[]) => logic.verzameling?.({ ...blik, bezit }).find(({ key }) => key === 'stuk:eend');
    assert.equal(eend(['eend'])?.alpha, undefined);
    assert.ok((eend([])?.alpha ?? 1) < 0.3);
  });
});
