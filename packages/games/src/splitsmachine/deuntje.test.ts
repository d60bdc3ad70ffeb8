import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { blaastNu, deunspel, magFluiten, NOOT } from './deuntje.ts';
import { logic } from './logic.ts';
import type { SplitsState } from './state.ts';

const opened = (): SplitsState =>
  deunspel.open(logic.start({ opgaven: makeOpgaven('SPLIT', 2, 1), seed: 5, tempo: 1, rustig: false, stand: 'liggend' }));
/** When the machine has blown its tune. */
const heard = (state: SplitsState): SplitsState => ({ ...state, tick: state.deun.blaastOp + state.deun.noten.length * NOOT });
const blow = (state: SplitsState, i: number): SplitsState => deunspel.act(state, { soort: 'kies', pick: `fluit:${i}` })?.state ?? state;
const playAll = (state: SplitsState): SplitsState => state.deun.noten.reduce((nu, noot) => blow(nu, noot), heard(state));

describe('the tune after a right word', () => {
  it('is blown note by note, and the child waits for its turn', () => {
    const state = opened();
    const blies = state.deun.noten.map((_, i) => blaastNu({ ...state, tick: state.deun.blaastOp + i * NOOT + 2 }));
    assert.deepEqual(blies, state.deun.noten);
    assert.equal(magFluiten(state), false);
    assert.equal(blow(state, 0), state);
    assert.equal(magFluiten(heard(state)), true);
  });

  it('gets a note longer when it was played right, beginning as it did', () => {
    const eerst = opened();
    const { deun, langste } = playAll(eerst);
    assert.deepEqual([deun.noten.length, deun.noten.slice(0, 2), langste], [3, eerst.deun.noten, 2]);
  });

  it('ends with a hiccup at a wrong note, and at five notes', () => {
    const eerst = heard(opened());
    const mis = blow(eerst, ((eerst.deun.noten[0] ?? 0) + 1) % 3);
    assert.ok(mis.deun.hikOp !== null && !magFluiten(mis));
    assert.equal(deunspel.isAf({ ...mis, tick: mis.tick + 60 }), true);
    const alles = [0, 1, 2, 3].reduce((nu) => playAll(nu), opened());
    assert.deepEqual([alles.langste, deunspel.isAf({ ...alles, tick: alles.tick + 60 })], [5, true]);
  });
});
