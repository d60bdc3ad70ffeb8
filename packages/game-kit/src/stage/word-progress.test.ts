import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RunFase } from '../contract/run-state.ts';
import { startBasis } from '../run/step.ts';
import type { Basis } from '../run/step.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { drawVoortgang } from './word-progress.ts';
import { drawRijtje } from './word-row.ts';
import type { Rijtje } from './word-row.ts';

const basis = startBasis({ opgaven: makeOpgaven('TYP', 4, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
/** The first was right, the second was missed and comes back, the third is played. */
const op = (fase: RunFase, tick = 0, rij: readonly number[] = [2, 3, 1]): Basis => ({
  ...basis,
  tick,
  run: { ...basis.run, fase, rij, uitslag: [1, 0, null, null] },
});
const hoeVer = (state: Basis): readonly string[] =>
  drawVoortgang(state, 20, (ver) => ({ key: ver, x: 0, y: 0, w: 1, h: 1 })).map(({ key }) => key);

describe('how far the words are', () => {
  it('tells the word in play from those behind it and those to come', () =>
    assert.deepEqual(hoeVer(op('spelen')), ['gehaald', 'later', 'nu', 'straks']));
  it('counts the word in play from its own tick of the reward on', () => {
    assert.equal(hoeVer(op('goed', 19))[2], 'nu');
    assert.equal(hoeVer(op('goed', 20))[2], 'gehaald');
  });
  it('shows a word that came back as missed until it is right', () => {
    assert.equal(hoeVer(op('spelen', 0, [1]))[1], 'later');
    assert.equal(hoeVer(op('goed', 30, [1]))[1], 'gehaald');
  });
});

describe('a row of things', () => {
  const LAMP: Rijtje = {
    key: 'lamp',
    w: 40,
    h: 40,
    z: 3,
    tonen: { gehaald: 'aan', later: 'straks', nu: 'nu', straks: '' },
    van: 20,
    sprong: { van: 20, duur: 10, groei: 0.5 },
  };
  const lampen = (state: Basis) => drawRijtje(state, LAMP, (i, nu) => [i * 50, nu ? 5 : 0]);
  it('has one for every word, in its variant and its place', () => {
    const items = lampen(op('spelen'));
    assert.deepEqual(
      items.map(({ key, toon, x, y }) => [key, toon, x, y]),
      [
        ['lamp0', 'aan', 0, 0],
        ['lamp1', 'straks', 50, 0],
        ['lamp2', 'nu', 100, 5],
        ['lamp3', '', 150, 0],
      ],
    );
  });
  it('jumps once, when it changes', () => {
    const growth = (tick: number): number | undefined => lampen(op('goed', tick))[2]?.sx;
    assert.deepEqual([growth(10), growth(25), growth(40)], [1, 1.5, 1]);
  });
});
