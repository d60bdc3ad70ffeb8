import assert from 'node:assert/strict';
import { it } from 'node:test';
import { beginWriting, startBasis } from '@spelrijk/game-kit/run';
import { drawSchrijfrij } from '@spelrijk/game-kit/stage';
import { makeOpgaven } from '@spelrijk/game-kit/testing';

it('the row of letters and its button are there for a typed answer only', () => {
  const keys = (vorm: 'TYP' | 'KIES') => {
    const start = startBasis({ opgaven: makeOpgaven(vorm, 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
    const letters = { x: 1, y: 2, breed: 600, hoog: 100, vak: 80, art: 'vak', z: 5 };
    const knop = { x: 1, y: 2, w: 200, h: 98, label: 'Klaar!', z: 5 };
    return drawSchrijfrij({ ...start, ...beginWriting(start) }, letters, knop).map(({ key }) => key);
  };
  assert.deepEqual([keys('TYP'), keys('KIES')], [['vak0', 'klaar'], []]);
});
