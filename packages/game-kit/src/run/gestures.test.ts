import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '../contract/game.ts';
import { holdKant, isAction, isPick, kantOf, pijlOf } from './gestures.ts';
import { withSound } from './deeds.ts';

const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer', ingedrukt = true): GameInput => ({ soort: 'richting', richting, ingedrukt });

describe('what an input means', () => {
  it('is a pick of one item, and of that item only', () => {
    const kies: GameInput = { soort: 'kies', pick: 'deur' };
    assert.deepEqual([isPick(kies, 'deur'), isPick(kies, 'raam'), isPick({ soort: 'klaar' }, 'deur')], [true, false, false]);
  });
  it('is "do it" for Enter and for the space bar when it goes down', () => {
    assert.ok(isAction({ soort: 'klaar' }) && isAction({ soort: 'actie', ingedrukt: true }));
    assert.ok(!isAction({ soort: 'actie', ingedrukt: false }) && !isAction({ soort: 'wis' }));
  });
  it('is an arrow when that goes down, not when it is let go', () => {
    assert.deepEqual([pijl('op'), pijl('op', false)].map(pijlOf), ['op', null]);
    assert.equal(pijlOf({ soort: 'klaar' }), null);
  });
  it('is a side for an arrow to the left or to the right', () =>
    assert.deepEqual([pijl('links'), pijl('rechts'), pijl('op'), pijl('links', false)].map(kantOf), [-1, 1, 0, 0]));
});

describe('an arrow that is held', () => {
  it('steers until it is let go', () => {
    assert.equal(holdKant(pijl('links'), 0), -1);
    assert.equal(holdKant({ soort: 'klaar' }, -1), -1);
    assert.equal(holdKant(pijl('links', false), -1), 0);
  });
  it('gives way to the other, and does not stop it when it is let go later', () => {
    assert.equal(holdKant(pijl('rechts'), -1), 1);
    assert.equal(holdKant(pijl('links', false), 1), 1);
  });
  it('has nothing to do with up and down', () => assert.deepEqual([holdKant(pijl('op'), 1), holdKant(pijl('neer', false), 1)], [1, 1]));
});

it('every deed has its sound, an answer its own, and what has none is silent', () => {
  const geluiden = { leg: 'plop', antwoord: 'zwiep' } as const;
  const daden: readonly ('leg' | 'af' | null)[] = ['leg', 'af', null];
  assert.deepEqual(
    daden.map((daad) => withSound({ state: 0, daad }, geluiden).sounds),
    [['plop'], [], []],
  );
  assert.deepEqual(withSound({ state: 0, daad: 'leg' as const, antwoord: 'kat' }, geluiden), {
    state: 0,
    sounds: ['zwiep'],
    antwoord: 'kat',
  });
});
