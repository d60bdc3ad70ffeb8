import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RunFase } from '@spelrijk/game-kit/contract';
import { NIETS_GEKOZEN, startBasis } from '@spelrijk/game-kit/run';
import type { Pointing } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drawBakbeeld } from './bakbeeld.ts';

const basis = startBasis({ opgaven: makeOpgaven('SORT', 1, 1), seed: 1, tempo: 1, rustig: true, stand: 'liggend' });
const state: Pointing = { ...basis, ...NIETS_GEKOZEN, opties: ['kort', 'lang', 'anders'] };
const VLAKKEN = [
  { x: 100, y: 200, w: 300, h: 150 },
  { x: 500, y: 200, w: 300, h: 150 },
  { x: 900, y: 200, w: 300, h: 150 },
] as const;
const beeldOf = (anders: Partial<Pointing> = {}) =>
  drawBakbeeld({ ...state, ...anders }, VLAKKEN, {
    art: 'mand',
    tonen: 2,
    z: 3,
    rand: { w: 20, h: 10 },
    naam: { deel: 0.5, letters: 60 },
    landt: 30,
  });
const bij = (fase: RunFase, tick: number) => beeldOf({ gekozen: 'lang', tick, run: { ...basis.run, fase } }).map(({ sx }) => sx);

describe('bins on the stage', () => {
  it('stand in their places with their names, the variants by turns', () =>
    assert.deepEqual(
      beeldOf().map(({ x, y, label, pick, toon }) => [x, y, label, pick, toon]),
      [
        [100, 200, 'kort', 'mand:0', '0'],
        [500, 200, 'lang', 'mand:1', '1'],
        [900, 200, 'anders', 'mand:2', '0'],
      ],
    ));
  it('have a rim where the arrows are, below the bin', () => {
    const [, rand, bak] = beeldOf({ keus: 1 });
    assert.deepEqual([rand?.art, rand?.w, rand?.h, rand?.z, bak?.pick], ['rand', 320, 160, 2, 'mand:1']);
  });
  it('give way when something lands in them, and only then', () => {
    assert.deepEqual(bij('goed', 30), [1, 1, 1]);
    const [a = 0, b = 0, c = 0] = bij('goed', 40);
    assert.ok(a === 1 && b > 1 && c === 1);
    assert.deepEqual(
      [bij('goed', 50), bij('uitleg', 40)],
      [
        [1, 1, 1],
        [1, 1, 1],
      ],
    );
  });
  it('rock a little, but not in calm mode', () => {
    const hoogten = (rustig: boolean) => beeldOf({ rustig, tick: 65 }).map(({ y }) => y);
    assert.deepEqual(hoogten(true), [200, 200, 200]);
    assert.ok(hoogten(false).some((y) => y !== 200));
  });
});
