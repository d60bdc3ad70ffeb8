import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput, Stand } from '@spelrijk/game-kit/contract';
import { looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { maatOf } from '@spelrijk/game-kit/stage';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { scene } from './scene.ts';
import { hoogteY, isInView, LAGEN, luchtOf, wolkPlek } from './state.ts';
import type { VliegState } from './state.ts';

const TICK: GameEvent = { type: 'tick' };
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);
const pijl = (richting: 'op' | 'neer', ingedrukt = true): GameEvent => act({ soort: 'richting', richting, ingedrukt });
const KLAAR = act({ soort: 'klaar' });

function feed(from: VliegState, ...events: readonly GameEvent[]): { state: VliegState; given: string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}
function start(rustig = false, stand: Stand = 'liggend'): VliegState {
  const opgaven = makeOpgaven('VOLG', 2, 1).map((opgave) => ({ ...opgave, antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['oo'] }));
  return logic.start({ opgaven, seed: 1, tempo: 1, rustig, stand });
}
const flyTo = (from: VliegState, ...stukken: readonly string[]): VliegState =>
  stukken.reduce(
    (state, stuk) => feed(state, act({ soort: 'kies', pick: `stuk:${looseStukken(state).find((los) => los.stuk === stuk)?.id}` })).state,
    from,
  );

describe('clouds', () => {
  it('are flown through where they are tapped, and the row is the answer when the child is ready', () => {
    assert.deepEqual(feed(flyTo(start(), 'm', 'oo'), KLAAR).given, []);
    assert.deepEqual(feed(flyTo(start(), 'm', 'oo', 'n'), KLAAR).given, ['moon']);
  });

  it('do nothing to a plane below them, however long it flies', () =>
    assert.deepEqual(feed(start(), ...times(3000)).state.vakken.inhoud, []));

  it('are met by a plane in their lane, once; then it is below them again', () => {
    const { state } = feed(start(), pijl('op'), ...times(1400));
    assert.deepEqual([state.vakken.inhoud.length, state.laag], [1, -1]);
    const [id = -1] = state.gelegd;
    assert.equal(id % LAGEN, LAGEN - 1);
  });

  it('can be let go of again, and hang still in calm mode, all of them in view', () => {
    assert.deepEqual(feed(flyTo(start(), 'm', 'oo'), act({ soort: 'wis' })).state.vakken.inhoud, ['m']);
    const rustig = start(true);
    const later = feed(rustig, ...times(200)).state;
    for (const { id } of rustig.band) {
      assert.deepEqual(wolkPlek(later, id), wolkPlek(rustig, id));
      assert.ok(isInView(later, id));
    }
  });
});

describe('a sentence', () => {
  const woorden = ['Ogenschijnlijk', 'onbelangrijke', 'details', 'bleken', 'uiteindelijk', 'niet', 'erg', 'doorslaggevend.'];
  it('of eight words has clouds and places within the stage, none over another, and gives the words with spaces', () => {
    for (const stand of ['liggend', 'staand'] as const) {
      const { w, h } = maatOf(stand);
      const opgaven = makeOpgaven('VOLG', 1, 1).map((opgave) => ({
        ...opgave,
        vorm: 'zin-herstellen' as const,
        antwoord: woorden.join(' '),
        stukken: woorden,
        extra: [],
      }));
      const begin = logic.start({ opgaven, seed: 1, tempo: 1, rustig: true, stand });
      for (const soort of ['wolk', 'vak']) {
        const items = scene(begin).filter(({ key }) => new RegExp(`^${soort}\\d`).test(key));
        assert.equal(items.length, woorden.length);
        for (const een of items) {
          assert.ok(een.x >= een.w / 2 && een.x <= w - een.w / 2 && een.y + een.h / 2 <= h, `${stand} ${een.key}`);
          for (const ander of items)
            assert.ok(
              een === ander ||
                Math.abs(een.x - ander.x) >= (een.w + ander.w) / 2 ||
                Math.abs(een.y - ander.y) >= (een.h + ander.h) / 2 - 14,
            );
        }
        assert.equal(new Set(soort === 'vak' ? items.map((item) => item.w) : [0]).size, 1, 'no place tells how long its word is');
      }
      const fout = feed(flyTo(begin, ...woorden.toReversed()), KLAAR, { type: 'oordeel', goed: false }, ...times(60)).state;
      for (const { key, y, w: breed, h: hoog, rot = 0 } of scene(fout).filter((item) => /^vak\d/.test(item.key)))
        assert.ok(y + hoog / 2 + (breed / 2) * Math.sin((Math.abs(rot) * Math.PI) / 180) <= h, `${stand} ${key} sinks off the stage`);
      assert.deepEqual(feed(flyTo(begin, ...woorden), KLAAR).given, [woorden.join(' ')]);
    }
  });
});

/** In the free flight, with a basket in the way at this height. */
function flight(hoog: number): VliegState {
  const { state } = feed(flyTo(start(), 'm', 'aa', 'n'), KLAAR, { type: 'oordeel', goed: true }, ...times(98));
  assert.equal(isOpen(state), true);
  return { ...state, vlucht: { ...state.vlucht, dingen: [{ soort: 'mand', ver: 500, hoog, wie: 3, raakOp: null }] } };
}

describe('the free flight', () => {
  it('takes along who is in a basket that is met, and passes one at another height', () => {
    assert.deepEqual(feed(flight(0.5), ...times(90)).state.maatjes, [3]);
    assert.deepEqual(feed(flight(1), ...times(90)).state.maatjes, []);
  });

  it('climbs and dives with a key that is held, and stays within the sky', () => {
    const { van, tot } = luchtOf(start()).vlucht;
    const diep = feed(flight(0.5), pijl('neer'), ...times(120)).state.vlucht.y;
    const hoog = feed(flight(0.5), pijl('op'), ...times(120)).state.vlucht.y;
    assert.deepEqual([hoog, diep], [van, tot]);
  });

  it('goes to where a finger is', () => {
    const state = flight(0);
    const naar = act({ soort: 'wijs', fase: 'neer', x: 300, y: hoogteY(state, 0) });
    assert.deepEqual(feed(state, naar, ...times(90)).state.maatjes, [3]);
  });
});

describe('those who fly along', () => {
  it('are on the stage with the plane, however many there are and wherever it is', () => {
    for (const stand of ['liggend', 'staand'] as const) {
      const { w, h } = maatOf(stand);
      const state = { ...start(false, stand), maatjes: [0, 1, 2, 3, 4] };
      const antwoord = feed(flyTo(state, 'm', 'aa', 'n'), KLAAR, { type: 'oordeel', goed: true }).state;
      const momenten = [feed(state, ...times(60)).state, ...[1, 40, 80, 110].map((n) => feed(antwoord, ...times(n)).state)];
      for (const moment of momenten) {
        const mee = scene(moment).filter(({ key }) => key.startsWith('maatje'));
        assert.equal(mee.length, 5);
        for (const { x, y, w: breed, h: hoog } of mee)
          assert.ok(x >= breed / 2 && x <= w - breed / 2 && y >= hoog / 2 && y <= h - hoog / 2, `${stand} ${x} ${y}`);
        const knoppen = scene(moment).filter(({ key }) => key.startsWith('knop'));
        for (const een of mee)
          for (const knop of knoppen)
            assert.ok(
              Math.abs(een.x - knop.x) >= (een.w + knop.w) / 2 || Math.abs(een.y - knop.y) >= (een.h + knop.h) / 2,
              `${stand} ${een.key} over ${knop.key}`,
            );
      }
    }
  });
});
