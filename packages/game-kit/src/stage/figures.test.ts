import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FINALE_TICKS } from '../run/run.ts';
import { startBasis } from '../run/step.ts';
import { drawBlob, drawConfetti, hopUp, drawPluim, drawSlotfeest, stemmingOf, drawToeschouwer, sway } from './figures.ts';

const op = (tick: number, rustig = false) => ({ tick, rustig });

describe('what moves by itself', () => {
  it('sways as far to both sides', () =>
    assert.deepEqual([sway(op(10), { periode: 40, uitslag: 8 }), sway(op(30), { periode: 40, uitslag: 8 })].map(Math.round), [8, -8]));
  it('begins further on its way for the next of a row', () =>
    assert.equal(Math.round(sway(op(0), { periode: 40, uitslag: 8, verschil: 0.25 })), 8));
  it('can go by another clock', () => assert.equal(Math.round(sway(op(3), { periode: 40, uitslag: 8, tick: 10 })), 8));
  it('hops up only, twice a period', () =>
    assert.deepEqual(
      [10, 20, 30].map((t) => Math.round(hopUp(op(t), { periode: 40, hoogte: 8 }))),
      [8, 0, 8],
    ));
  it('stands still in calm mode', () =>
    assert.deepEqual([sway(op(10, true), { periode: 40, uitslag: 8 }), hopUp(op(10, true), { periode: 40, hoogte: 8 })], [0, 0]));
});

describe('who is on the stage', () => {
  it('looks as the phase goes', () =>
    assert.deepEqual((['spelen', 'wacht', 'goed', 'uitleg', 'klaar'] as const).map(stemmingOf), [
      'blij',
      'blij',
      'trots',
      'verrast',
      'trots',
    ]));
  it('is a tenth higher than wide', () =>
    assert.deepEqual(
      [
        drawBlob({ x: 0, y: 0, w: 94, stemming: 'blij', z: 1 }).h,
        drawToeschouwer({ key: 'gast', wie: 3, x: 0, y: 0, w: 88, stemming: 'blij', z: 1 }).h,
      ],
      [103, 97],
    ));
  it('keeps its face whatever its mood', () =>
    assert.equal(drawToeschouwer({ key: 'gast', wie: 3, x: 0, y: 0, w: 88, stemming: 'trots', z: 1 }).toon, '3 trots'));
});

it('a puff drifts off, grows and fades away', () => {
  const van = { key: 'rook', x: 10, y: 20, w: 4, h: 4, alpha: 0.8 };
  const [begin, half, eind] = [0, 0.5, 1].map((t) => drawPluim(van, t, -40, -60));
  assert.deepEqual([begin?.x, half?.x, eind?.y], [10, -10, -40]);
  assert.deepEqual([begin?.sx, eind?.sx, begin?.alpha, half?.alpha, eind?.alpha], [0.5, 1.5, 0.8, 0.4, 0]);
});

describe('confetti', () => {
  const state = startBasis({ opgaven: [], seed: 5, tempo: 1, rustig: false, stand: 'liggend' });
  it('flies for a while, otherwise for every answer', () => {
    assert.deepEqual([drawConfetti(state, { x: 0, y: 0, leeftijd: -1 }), drawConfetti(state, { x: 0, y: 0, leeftijd: 50 })], [[], []]);
    assert.notDeepEqual(drawConfetti(state, { x: 0, y: 0, leeftijd: 9 }), drawConfetti({ ...state, kans: 6 }, { x: 0, y: 0, leeftijd: 9 }));
  });
  it('can be something else', () => assert.equal(drawConfetti(state, { x: 0, y: 0, leeftijd: 9, art: 'drup', aantal: 3 })[2]?.art, 'drup'));
  it('lasts as long as the finale', () => {
    assert.equal(drawSlotfeest({ ...state, tick: FINALE_TICKS - 1 }, { x: 0, y: 0, seed: 1 }).length, 26);
    assert.equal(drawSlotfeest({ ...state, tick: FINALE_TICKS }, { x: 0, y: 0, seed: 1 }).length, 0);
  });
});
