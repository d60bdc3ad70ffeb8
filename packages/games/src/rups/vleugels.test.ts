import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import type { RupsState } from './state.ts';
import { vleugelspel } from './vleugels.ts';

const opened = (): RupsState =>
  vleugelspel.open(logic.start({ opgaven: makeOpgaven('VOLG', 2, 1), seed: 5, tempo: 1, rustig: false, stand: 'liggend' }));
const paint = (state: RupsState, i: number): RupsState => {
  const later = { ...state, tick: state.tick + 20 };
  return vleugelspel.act(later, { soort: 'kies', pick: `vlak:${i}` })?.state ?? later;
};

describe('painting wings after a right word', () => {
  it('lays the next drop where the child says, and dots where there is colour', () => {
    const [eerste, tweede] = opened().vlinder.druppels;
    const state = paint(paint(opened(), 2), 2);
    assert.deepEqual(state.vlinder.vlakken[2], { kleur: eerste, stip: tweede });
    assert.deepEqual(state.vlinder.vlakken[0], { kleur: -1, stip: -1 });
  });

  it('is done after five drops, and the butterfly stays for the round', () => {
    const state = [0, 1, 2, 3, 0].reduce(paint, opened());
    assert.deepEqual([state.vlinder.wegOp !== null, state.vlinders.length], [true, 1]);
    assert.equal(paint(state, 1).vlinder, state.vlinder);
    assert.equal(vleugelspel.isAf({ ...state, tick: state.tick + 100 }), true);
  });

  it('takes one drop at a time', () => {
    const state = paint(opened(), 0);
    assert.equal(vleugelspel.act(state, { soort: 'kies', pick: 'vlak:1' }), null);
  });
});
