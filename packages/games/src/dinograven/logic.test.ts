import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { isGevonden, keuzesOf, possibleVakken, richtingBetween } from './spoor.ts';
import { BOTTEN, bottenFor } from './state.ts';
import type { DinoState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const KLAAR = act({ soort: 'klaar' });
const GOED: GameEvent = { type: 'oordeel', goed: true };
const start = (vorm: Antwoordvorm, antwoord: string, more: Partial<GameStart> = {}): DinoState =>
  logic.start({
    opgaven: makeOpgaven(vorm, 2, 3).map((o) => ({ ...o, antwoord })),
    seed: 4,
    tempo: 1,
    rustig: false,
    stand: 'liggend',
    ...more,
  });
const feed = (from: DinoState, ...events: readonly GameEvent[]): DinoState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const typed = (woord: string): GameEvent[] => [...woord].map((letter) => act({ soort: 'letter', letter }));
const opened = (more: Partial<GameStart> = {}): DinoState => feed(start('TYP', 'bot', more), ...typed('bot'), KLAAR, GOED, ...ticks(66));

describe('the word in the ground', () => {
  it('keeps the digger and the ring around it on the stage, however long the word is', () => {
    const lang = 'pannenkoeken';
    const goed = feed(start('TYP', lang, { stand: 'staand' }), ...typed(lang), KLAAR, GOED, ...ticks(12));
    const ring = logic.scene(goed).find(({ key }) => key === 'oordeel') ?? assert.fail('no ring');
    assert.ok(ring.x + ring.w / 2 <= 720 + 12, `${ring.x} ${ring.w}`);
  });
  it('is dug up letter by letter where it is typed', () => {
    const { effects } = logic.step(feed(start('TYP', 'bot'), ...typed('bod')), KLAAR);
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      ['bod'],
    );
  });
  it('is one long bone where it is cut', () => {
    const { effects } = logic.step(feed(start('SPLIT', 'di·no'), pick('snee:2')), pick('klaar'));
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      ['di·no'],
    );
  });
  it('is cut with three buttons when a finger does not fit between its letters', () => {
    const picks = (antwoord: string): readonly (string | undefined)[] => logic.scene(start('SPLIT', antwoord)).map((item) => item.pick);
    assert.deepEqual([picks('ver·jaar·dags·ta').includes('knip'), picks('ver·jaar·dags·ta').includes('snee:3')], [true, false]);
    assert.deepEqual([picks('di·no').includes('knip'), picks('di·no').includes('snee:2')], [false, true]);
  });
});

it('the skeleton is whole when every word was right, however many there are', () => {
  for (const woorden of [3, 8, 12]) assert.deepEqual([bottenFor(0, woorden), bottenFor(woorden, woorden)], [0, BOTTEN]);
});

describe('the track after a right word', () => {
  it('leads from every square that was dug to what lies there', () => {
    assert.deepEqual([richtingBetween(0, 2), richtingBetween(2, 0), richtingBetween(0, 12), richtingBetween(17, 0)], [0, 180, 90, 225]);
  });
  it('rules out the squares that it does not lead to', () => {
    const state = opened();
    const voor = possibleVakken(state.spoor).length;
    const na = feed(state, pick(`zand:${state.spoor.schat === 0 ? 1 : 0}`)).spoor;
    const kan = possibleVakken(na);
    assert.ok(kan.length < voor && kan.includes(na.schat));
  });
  it('lays out a second one when the first is found, with the scoops that were saved, and ends with it', () => {
    const state = opened();
    const een = feed(state, pick(`zand:${state.spoor.schat}`), ...ticks(50));
    assert.deepEqual([isOpen(een), een.spoor.open, een.spoor.over, een.vondsten], [true, [], 5, [state.spoor.wat]]);
    const na = feed(een, pick(`zand:${een.spoor.schat}`), ...ticks(75));
    assert.deepEqual([isGevonden(na.spoor), isOpen(na), na.vondsten], [true, false, [state.spoor.wat, een.spoor.wat]]);
  });
  it('gives two scoops more to who needed all of them', () => {
    const state = opened();
    const mis = Array.from({ length: 18 }, (_, vak) => vak).filter((vak) => vak !== state.spoor.schat);
    const na = feed(state, ...mis.slice(0, 4).map((vak) => pick(`zand:${vak}`)), pick(`zand:${state.spoor.schat}`), ...ticks(50));
    assert.deepEqual([isOpen(na), na.spoor.over], [true, 2]);
  });
  it('ends when the scoops are gone', () => {
    const state = opened();
    const mis = Array.from({ length: 18 }, (_, vak) => vak).filter((vak) => vak !== state.spoor.schat);
    const na = feed(state, ...mis.slice(0, 6).map((vak) => pick(`zand:${vak}`)), ...ticks(75));
    assert.deepEqual([na.spoor.open.length, isOpen(na), na.vondsten], [5, false, []]);
  });
  it('is offered as a few squares in calm mode, among them the right one in the end', () => {
    const state = opened({ rustig: true });
    assert.ok(keuzesOf(state.spoor).length <= 6);
    const vakken = logic.scene(state).filter((item) => item.pick?.startsWith('zand:') === true);
    assert.equal(vakken.length, keuzesOf(state.spoor).length);
  });
});
