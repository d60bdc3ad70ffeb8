import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drawWoordbel } from './woordbel.ts';

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
