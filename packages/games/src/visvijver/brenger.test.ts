import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RunFase } from '@spelrijk/game-kit/contract';
import { startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { currentBrenger, drawBrengerWoord } from './brenger.ts';
import { drawWoordbel } from './woordbel.ts';

const basis = { ...startBasis({ opgaven: makeOpgaven('SORT', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' }), sleep: null };
const THUIS = { x: 600, y: 500, w: 200, h: 100 };
const BAK = { x: 300, y: 200, w: 200, h: 100 };
const nu = (fase: RunFase, tick: number, meer: { sleep?: { x: number; y: number }; rustig?: boolean } = {}) =>
  currentBrenger({ ...basis, tick, run: { ...basis.run, fase }, ...meer }, THUIS, BAK, 40);

describe('somebody who brings a word', () => {
  it('comes up from below, and then waits at home', () => {
    assert.ok(nu('spelen', 0).y > 600);
    assert.ok(Math.abs(nu('spelen', 75).y - 500) < 7);
  });
  it('is where a finger holds it, and looks that way', () => {
    const { x, y, kant } = nu('spelen', 50, { sleep: { x: 700, y: 400 } });
    assert.deepEqual([x, y, kant], [700, 400, -1]);
  });
  it('goes to its bin when it was right, and is small there', () => {
    const { x, y, maat } = nu('goed', 40);
    assert.deepEqual([x, y, maat < 0.5], [300, 200, true]);
  });
  it('makes a round when it was not, and is home again; not in calm mode', () => {
    assert.notEqual(Math.round(nu('uitleg', 15).x), 600);
    assert.equal(Math.round(nu('uitleg', 70).x), 600);
    assert.equal(nu('uitleg', 15, { rustig: true }).x, 600);
  });
});

it('its word is above it, goes with it, and fades just before it arrives', () => {
  const bel = (tick: number) => {
    const state = { ...basis, tick, run: { ...basis.run, fase: 'goed' } } as const;
    return drawBrengerWoord(state, nu('goed', tick), { hoog: 100, reis: 40, z: 5 })[0];
  };
  const begin = bel(0);
  const eind = bel(38);
  assert.deepEqual([begin?.x, begin?.y, begin?.sx, begin?.alpha, begin?.z], [600, 400, 1, 1, 5]);
  assert.ok((eind?.sx ?? 1) < 0.5 && eind?.alpha === 0 && bel(32)?.alpha === 0.5);
});

function bel(woord: string, vorm: 'SORT' | 'TYP', plaatje?: string) {
  const opgaven = makeOpgaven(vorm, 1, 1).map((opgave) => ({
    ...opgave,
    woord: { ...opgave.woord, woord, plaatje },
    keuzes: ['lang', 'kort'],
    vraag: undefined,
    gat: undefined,
    toon: undefined,
  }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  return drawWoordbel(basis, { x: 100, y: 50, z: 7, more: { alpha: 1 } });
}

it('is as wide as its word, within bounds', () => {
  const breed = (woord: string) => bel(woord, 'SORT')[0]?.w ?? 0;
  assert.ok(breed('aap') < breed('olifant') && breed('olifant') < breed('regenjassen'));
  assert.equal(breed('regenjassenkapstok'), breed('regenjassenkapstokken'));
});

it('shows an ear where the word has to be heard, with its picture before it', () => {
  assert.deepEqual(
    bel('maan', 'TYP').map(({ art, label }) => [art, label]),
    [
      ['bel', undefined],
      ['oor', undefined],
    ],
  );
  const [, plaat, oor] = bel('maan', 'TYP', 'maan');
  assert.ok(oor !== undefined && plaat !== undefined && plaat.x < oor.x);
  assert.deepEqual([plaat.art, plaat.toon], ['kit:plaatje', 'maan']);
});
