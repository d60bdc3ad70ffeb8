import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { maatOf } from '@spelrijk/game-kit/stage';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { doelInRing, ridden, VLUCHT } from './bezorgen.ts';
import { logic } from './logic.ts';
import { fietsPlek } from './plaatsen.ts';
import type { PostState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const LAAG = act({ soort: 'actie', ingedrukt: true });
const HOOG = act({ soort: 'richting', richting: 'op', ingedrukt: true });
const opgaven = makeOpgaven('SORT', 3, 3).map((opgave) => ({ ...opgave, antwoord: 'lang', keuzes: ['kort', 'lang', 'twee'] }));
const start = (more: Partial<GameStart> = {}): PostState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: PostState, ...events: readonly GameEvent[]): PostState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const opened = (more: Partial<GameStart> = {}): PostState => {
  const state = start(more);
  return feed(state, pick(`bus:${state.opties.indexOf('lang')}`), { type: 'oordeel', goed: true }, ...ticks(64));
};
/** Rides on until something of this kind is in its ring. */
function untilInRing(from: PostState, hoog: boolean): PostState {
  let state = from;
  for (let n = 0; n < 470 && doelInRing(state, hoog) < 0; n++) state = feed(state, ...ticks(1));
  return state;
}

describe('a house that is described', () => {
  const keuzes = ['rood', 'blauw'].flatMap((dak) => ['gele', 'witte'].map((deur) => `huis met ${dak} dak, ${deur} deur en boom`));
  const [antwoord = ''] = keuzes;
  const huizen = opgaven.map((opgave) => ({
    ...opgave,
    vorm: 'huis-beeld' as const,
    antwoordvorm: 'KIES' as const,
    vraag: 'Het dak is rood. De deur is niet wit.',
    antwoord,
    keuzes,
  }));

  it('is drawn from its words, all of it within the stage and beside the others, and is chosen as a letterbox is', () => {
    for (const stand of ['liggend', 'staand'] as const) {
      const { w, h } = maatOf(stand);
      const state = start({ opgaven: huizen, stand });
      const items = logic.scene(state);
      for (const [i, optie] of state.opties.entries()) {
        const [dak, deur] = [items.find(({ key }) => key === `kap${i}`)?.toon, items.find(({ key }) => key === `voordeur${i}`)?.toon];
        assert.deepEqual([optie.includes(`${dak} dak`), optie.includes(deur === 'wit' ? 'witte' : 'gele')], [true, true]);
      }
      const muren = items.filter(({ pick: naam }) => naam?.startsWith('bus:'));
      assert.deepEqual(
        muren.map(({ name }) => name),
        state.opties,
      );
      for (const een of muren) {
        assert.ok(een.x >= een.w / 2 && een.x <= w - een.w / 2 && een.y >= een.h / 2 && een.y <= h - een.h / 2, stand);
        for (const ander of muren)
          assert.ok(
            een === ander || Math.abs(een.x - ander.x) >= (een.w + ander.w) / 2 || Math.abs(een.y - ander.y) >= (een.h + ander.h) / 2,
            stand,
          );
      }
      const { effects } = logic.step(state, pick(`bus:${state.opties.indexOf(antwoord)}`));
      assert.deepEqual(
        effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
        [antwoord],
      );
    }
  });
});

describe('a letterbox', () => {
  it('is where the bicycle rides to, and only what is thrown in is an answer', () => {
    const state = start();
    const naast = feed(state, act({ soort: 'richting', richting: 'rechts', ingedrukt: true }), ...ticks(60));
    assert.equal(naast.run.fase, 'spelen');
    assert.notDeepEqual(fietsPlek(naast, naast.keus), fietsPlek(naast, 2));
    const { effects } = logic.step(naast, LAAG);
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      [state.opties[0]],
    );
  });
  it('stands in the same place for the whole round', () =>
    assert.deepEqual(feed(opened(), pick('verder'), ...ticks(60)).opties, start().opties));
});

describe('the paper round, after a right word', () => {
  it('earns one thank-you for a paper on a mat and two for one through a window', () => {
    const raam = untilInRing(opened(), true);
    assert.equal(feed(raam, HOOG, ...ticks(VLUCHT)).bedankjes.length, 2);
    const seeds = Array.from({ length: 12 }, (_, seed) => untilInRing(opened({ seed: seed + 1 }), false));
    const mat = seeds.find((state) => state.wijk.doelen[doelInRing(state, false)]?.soort === 'mat') ?? assert.fail('no mat');
    assert.equal(feed(mat, LAAG, ...ticks(VLUCHT)).bedankjes.length, 1);
  });
  it('a paper beside everything is a paper less, and nothing more', () => {
    const na = feed(opened(), LAAG, ...ticks(VLUCHT + 1));
    assert.deepEqual([na.bedankjes, na.wijk.kranten, na.run.fase], [[], 3, 'goed']);
  });
  it('a dog brings its paper back', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => untilInRing(opened({ seed: seed + 1 }), false));
    const hond = seeds.find((state) => state.wijk.doelen[doelInRing(state, false)]?.soort === 'hond') ?? assert.fail('no dog');
    const na = feed(hond, LAAG, ...ticks(VLUCHT));
    assert.deepEqual([na.wijk.kranten, na.bedankjes], [hond.wijk.kranten, []]);
  });
  it('what was given stays for the round, and the round goes on when the papers are gone', () => {
    let state = opened();
    for (let n = 0; n < 4; n++) state = feed(untilInRing(state, true), HOOG, ...ticks(VLUCHT));
    const na = feed(state, ...ticks(120));
    assert.deepEqual([isOpen(na), na.run.fase], [false, 'spelen']);
    assert.deepEqual(na.bedankjes, state.bedankjes);
    assert.ok(na.bedankjes.length >= 2);
  });
  it('in calm mode the street stands still and a target is chosen', () => {
    const state = opened({ rustig: true, tempo: 0.6 });
    const raam = state.wijk.doelen.findIndex(({ soort }) => soort === 'raam');
    const na = feed(state, ...ticks(200), pick(`doel:${raam}`), ...ticks(VLUCHT));
    assert.deepEqual([na.bedankjes.length, ridden(na)], [2, 0]);
  });
});
