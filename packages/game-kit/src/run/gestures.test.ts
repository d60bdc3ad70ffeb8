import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '../contract/game.ts';
import { gehouden, isDoen, isKeus, kantVan, pijlVan } from './gestures.ts';

const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer', ingedrukt = true): GameInput => ({ soort: 'richting', richting, ingedrukt });

describe('what an input means', () => {
  it('is a pick of one item, and of that item only', () => {
    const kies: GameInput = { soort: 'kies', pick: 'deur' };
    assert.deepEqual([isKeus(kies, 'deur'), isKeus(kies, 'raam'), isKeus({ soort: 'klaar' }, 'deur')], [true, false, false]);
  });
  it('is "do it" for Enter and for the space bar when it goes down', () => {
    assert.ok(isDoen({ soort: 'klaar' }) && isDoen({ soort: 'actie', ingedrukt: true }));
    assert.ok(!isDoen({ soort: 'actie', ingedrukt: false }) && !isDoen({ soort: 'wis' }));
  });
  it('is an arrow when that goes down, not when it is let go', () => {
    assert.deepEqual([pijl('op'), pijl('op', false)].map(pijlVan), ['op', null]);
    assert.equal(pijlVan({ soort: 'klaar' }), null);
  });
  it('is a side for an arrow to the left or to the right', () =>
    assert.deepEqual([pijl('links'), pijl('rechts'), pijl('op'), pijl('links', false)].map(kantVan), [-1, 1, 0, 0]));
});

describe('an arrow that is held', () => {
  it('steers until it is let go', () => {
    assert.equal(gehouden(pijl('links'), 0), -1);
    assert.equal(gehouden({ soort: 'klaar' }, -1), -1);
    assert.equal(gehouden(pijl('links', false), -1), 0);
  });
  it('gives way to the other, and does not stop it when it is let go later', () => {
    assert.equal(gehouden(pijl('rechts'), -1), 1);
    assert.equal(gehouden(pijl('links', false), 1), 1);
  });
  it('has nothing to do with up and down', () => assert.deepEqual([gehouden(pijl('op'), 1), gehouden(pijl('neer', false), 1)], [1, 1]));
});
