import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput, Item } from '@spelrijk/game-kit/contract';
import { beginCutting, cutBy } from '@spelrijk/game-kit/mechanics/split';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import { startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drawStroken } from './stroken.ts';

const opgaven = makeOpgaven('SPLIT', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'de·kat·zit·op·het·dak' }));
const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: true, stand: 'liggend' });
const begin: Cutting = beginCutting(basis);
const WAAR = {
  midden: 640,
  breed: 1000,
  perRij: 12,
  y: 200,
  stap: 110,
  hoog: 90,
  knop: [640, 600],
  letter: 'b',
  gat: 'g',
  mis: 'm',
} as const;
const items = (state: Cutting): Item[] => drawStroken(state, WAAR, () => 0);
const pick = (name: string): GameInput => ({ soort: 'kies', pick: name });

describe('a bar on strips', () => {
  it('has a button for every gap, and three large ones', () => {
    const picks = items(begin).flatMap((item) => (item.pick === undefined ? [] : [item.pick]));
    assert.deepEqual([picks.length, picks.slice(-3)], [begin.letters.length - 1 + 3, ['links', 'knip', 'rechts']]);
  });
  it('stays within its width, also cut at every gap', () => {
    const state = { ...begin, sneden: begin.goed };
    for (const { x, w, label } of items(state)) if (label !== undefined) assert.ok(x - w / 2 >= 140 && x + w / 2 <= 1140);
  });
  it('shows what was cut wrong after the verdict only', () => {
    const { state } = cutBy(begin, pick('snee:1'));
    const mis = (now: Cutting): number => items(now).filter(({ art }) => art === 'm').length;
    assert.deepEqual([mis(state), mis({ ...state, run: { ...state.run, fase: 'uitleg' } })], [0, 1]);
  });
  it('shows where to cut in the last attempt only', () => {
    const tips = (poging: number): number => items({ ...begin, run: { ...begin.run, poging } }).filter(({ toon }) => toon === 'tip').length;
    assert.deepEqual([tips(1), tips(2), tips(3)], [0, 0, 5]);
  });
});
