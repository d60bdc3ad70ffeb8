import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { kolomShare, RAKKEN } from './laveren.ts';
import { logic } from './logic.ts';
import { OPEN_WATER, TOCHT } from './state.ts';
import type { BotenState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const OM = act({ soort: 'actie', ingedrukt: true });
const pijl = (richting: 'links' | 'rechts'): GameEvent => act({ soort: 'richting', richting, ingedrukt: true });
const kies = makeOpgaven('KIES', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma'] }));
const start = (more: Partial<GameStart> = {}): BotenState =>
  logic.start({ opgaven: kies, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });

function feed(from: BotenState, ...events: readonly GameEvent[]): { readonly state: BotenState; readonly given: readonly string[] } {
  const given: string[] = [];
  const state = events.reduce((before, event) => {
    const step = logic.step(before, event);
    for (const effect of step.effects) if (effect.type === 'antwoord') given.push(effect.gegeven);
    return step.state;
  }, from);
  return { state, given };
}
const sail = (state: BotenState, optie: string): readonly GameEvent[] => [
  act({ soort: 'kies', pick: `schijf:${state.opties.indexOf(optie)}` }),
  ...ticks(TOCHT),
];
function opened(more: Partial<GameStart> = {}): BotenState {
  const state = start(more);
  const { state: na } = feed(state, ...sail(state, 'kat'), { type: 'oordeel', goed: true }, ...ticks(OPEN_WATER + 1));
  assert.equal(isOpen(na), true);
  return na;
}

describe('the gates', () => {
  it('are an answer only when the boat is at one', () => {
    const state = start();
    const events = sail(state, 'maan');
    assert.deepEqual(feed(state, ...events.slice(0, -1)).given, []);
    assert.deepEqual(feed(state, ...events).given, ['maan']);
  });
  it('are never reached by a boat at anchor, wherever its bow is turned', () => {
    const { state, given } = feed(start(), pijl('links'), ...ticks(3000));
    assert.deepEqual([given, state.schot, state.mik], [[], null, 0]);
  });
  it('are not offered again when there was reed', () => {
    const state = start();
    const na = feed(state, ...sail(state, 'oma'), { type: 'oordeel', goed: false }, { type: 'verder' }).state;
    assert.deepEqual(na.opties.toSorted(), ['kat', 'maan']);
  });
});

describe('against the wind', () => {
  const leeg = (state: BotenState): BotenState => ({
    ...state,
    vaart: { ...state.vaart, koers: 1, boeien: state.vaart.boeien.slice(-1), vlagen: [] },
  });
  it('the boat goes slantwise, and the other way when it goes about', () => {
    const recht = feed(leeg(opened()), ...ticks(30)).state.vaart;
    assert.ok(recht.x > 0.6 && recht.ver > 80);
    assert.ok(feed(leeg(opened()), ...ticks(30), OM, ...ticks(30)).state.vaart.x < recht.x - 0.1);
    assert.equal(feed(leeg(opened()), pijl('links')).state.vaart.koers, -1);
  });
  it('a bank turns it by itself', () => assert.equal(feed(leeg(opened()), ...ticks(90)).state.vaart.koers, -1));
  it('a finger says to which side of the boat it goes', () => {
    const wijs = (x: number): GameEvent => act({ soort: 'wijs', fase: 'neer', x, y: 300 });
    assert.equal(feed(leeg(opened()), wijs(100)).state.vaart.koers, -1);
    assert.equal(feed(leeg(opened()), wijs(1200)).state.vaart.koers, 1);
  });
  it('goes faster in a gust', () => {
    const state = leeg(opened());
    const vlaag = { ...state, vaart: { ...state.vaart, vlagen: [{ x: state.vaart.x, ver: 0 }] } };
    assert.ok(feed(vlaag, ...ticks(10)).state.vaart.ver > feed(state, ...ticks(10)).state.vaart.ver * 1.3);
  });
  it('a buoy that is met gives its flag, for the round', () => {
    const state = leeg(opened());
    const boei = { kolom: 2, ver: 20, vlag: 4, raakOp: null };
    const bij = { ...state, vaart: { ...state.vaart, boeien: [boei, ...state.vaart.boeien] } };
    const { state: na } = feed(bij, ...ticks(2), act({ soort: 'kies', pick: 'verder' }), ...ticks(60));
    assert.deepEqual([na.run.fase, na.vlaggen], ['spelen', [4]]);
  });
  it('never has two buoys in a row in the same column', () => {
    for (let seed = 0; seed < 20; seed++) {
      const kolommen = opened({ seed }).vaart.boeien.map(({ kolom }) => kolom);
      assert.ok(kolommen.every((kolom, i) => kolom !== kolommen[i - 1]));
    }
  });
});

describe('in calm mode', () => {
  it('every leg is chosen and ends on the next row, where the buoys are', () => {
    const state = opened({ rustig: true });
    const [boei] = state.vaart.boeien;
    assert.ok(boei);
    const kant = kolomShare(boei.kolom) < state.vaart.x ? 0 : 1;
    const { state: na } = feed(state, act({ soort: 'kies', pick: `koers:${kant}` }), ...ticks(60));
    assert.deepEqual([na.vlaggen, na.vaart.over], [[boei.vlag], RAKKEN - 1]);
    assert.ok(Math.abs(na.vaart.x - kolomShare(boei.kolom)) < 1e-9);
  });
  it('waits for the child, and is over after the last leg', () => {
    const state = opened({ rustig: true });
    assert.equal(feed(state, ...ticks(300)).state.vaart.ver, 0);
    const rakken = Array.from({ length: RAKKEN }, () => [pijl('rechts'), ...ticks(50)]).flat();
    assert.equal(isOpen(feed(state, ...rakken).state), false);
  });
});
