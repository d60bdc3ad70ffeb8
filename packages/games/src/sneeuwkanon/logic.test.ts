import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { pijlX, popPlek, VLUCHT } from './pop.ts';
import type { SneeuwState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const SCHIET = act({ soort: 'actie', ingedrukt: true });
const kies = makeOpgaven('KIES', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma'] }));
const start = (more: Partial<GameStart> = {}): SneeuwState =>
  logic.start({ opgaven: kies, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: SneeuwState, ...events: readonly GameEvent[]): SneeuwState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const shot = (state: SneeuwState, optie: string): GameEvent => pick(`vlag:${state.opties.indexOf(optie)}`);
const opened = (more: Partial<GameStart> = {}): SneeuwState => {
  const state = start(more);
  return withLangWoord(feed(state, shot(state, 'kat'), { type: 'oordeel', goed: true }, ...ticks(62)));
};
/** Waits until the arrow is so near to `x`, then shoots and sees it land. */
function shootAt(from: SneeuwState, x: number): SneeuwState {
  let state = from;
  for (let n = 0; n < 240 && Math.abs(pijlX(state) - x) > 6; n++) state = feed(state, ...ticks(1));
  return feed(state, SCHIET, ...ticks(VLUCHT + 1));
}

describe('the cannon', () => {
  it('gives as the answer what it was fired at', () => {
    const state = start();
    const { effects } = logic.step(state, shot(state, 'maan'));
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      ['maan'],
    );
  });
  it('is not offered a wrong sign again', () => {
    const state = start();
    const na = feed(state, shot(state, 'maan'), { type: 'oordeel', goed: false }, { type: 'verder' });
    assert.deepEqual([na.opties.includes('maan'), na.opties.includes('kat')], [false, true]);
  });
});

describe('the snowman after a right word', () => {
  const midden = popPlek({ stand: 'liggend' })[0];
  it('gets higher with every ball that comes down on it, and wears a hat in the end', () => {
    let state = opened();
    const { ballen } = state.pop;
    for (let n = 0; n <= ballen; n++) state = shootAt(state, midden);
    const hoogtes = state.pop.stapel.map(({ y }) => y);
    assert.deepEqual([hoogtes.length, hoogtes.toSorted((a, b) => b - a)], [ballen, hoogtes]);
    assert.deepEqual([state.pop.hoed === null, state.poppen.length], [false, 1]);
    assert.equal(isOpen(feed(state, ...ticks(62))), false);
  });
  it('gets its hat without aiming: the arrow rests over its head', () => {
    let state = opened();
    for (let n = 0; n < state.pop.ballen; n++) state = shootAt(state, midden);
    const plekken = Array.from({ length: 90 }, (_, n) => pijlX(feed(state, ...ticks(n))));
    assert.deepEqual([...new Set(plekken)], [state.pop.stapel.at(-1)?.x]);
  });
  it('has a lump beside it where a ball missed', () => {
    const state = shootAt(shootAt(opened(), midden), midden + 200);
    assert.deepEqual([state.pop.stapel.length, state.pop.naast.length], [1, 1]);
  });
  it('leans as it was built, and stays for the round', () => {
    let state = shootAt(shootAt(shootAt(shootAt(opened(), midden), midden + 40), midden + 60), midden);
    assert.ok((state.poppen[0]?.scheef ?? 0) > 30);
    state = feed(state, pick('verder'), ...ticks(60));
    assert.deepEqual([state.run.fase, state.poppen.length, state.pop.stapel.length], ['spelen', 1, 0]);
  });
  it('is built by choosing places in calm mode', () => {
    let state = opened({ rustig: true });
    for (let n = 0; n < 4; n++) state = feed(state, pick('plek:2'), ...ticks(VLUCHT + 1));
    assert.deepEqual([state.pop.stapel.length, state.poppen[0]?.scheef], [3, 0]);
  });
});

it('the piste is white when every word was right, in stretches, also of a round of one word', () => {
  const een = start({ opgaven: kies.slice(0, 1) });
  const na = feed(een, shot(een, 'kat'), { type: 'oordeel', goed: true }, ...ticks(62));
  const vlekken = logic.scene(na).filter(({ key }) => key.startsWith('vlek'));
  assert.ok(vlekken.length >= 8 && vlekken.every(({ h }) => h < 120));
});
