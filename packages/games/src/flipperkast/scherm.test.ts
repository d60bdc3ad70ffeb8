import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { RunFase } from '@spelrijk/game-kit/contract';
import { beginWriting, startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drawScherm } from './scherm.ts';

const BAK = { key: 'bak', x: 600, y: 60, w: 800, h: 100, art: 'bak', z: 8 };
function op(vorm: Antwoordvorm, fase: RunFase = 'spelen', inhoud: readonly string[] = []) {
  const opgaven = makeOpgaven(vorm, 1, 1).map((opgave) => ({
    ...opgave,
    antwoord: 'boom',
    vraag: undefined,
    gat: undefined,
    toon: undefined,
  }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const schrijven = beginWriting(basis);
  const run = { ...basis.run, fase, rij: fase === 'klaar' ? [] : basis.run.rij };
  return drawScherm({ ...basis, ...schrijven, vakken: { ...schrijven.vakken, inhoud }, run }, BAK, 'af!');
}

describe('a screen', () => {
  it('shows the word as it grows, a layer above itself', () => {
    const items = op('TYP', 'spelen', ['b', 'o']);
    assert.deepEqual(
      items.map(({ label }) => label),
      [undefined, 'b', 'o', undefined],
    );
    assert.ok(items.slice(1).every(({ art, z }) => art === 'letter' && z === 9));
  });
  it('shows a word in pieces as a whole when it was right', () =>
    assert.deepEqual(
      op('VOLG', 'goed', ['b', 'oo', 'm']).map(({ label }) => label),
      [undefined, 'boom'],
    ));
  it('shows an ear or a picture for what has to be heard', () => assert.ok(['oor', 'kit:plaatje'].includes(op('KIES').at(-1)?.art ?? '')));
  it('says what it has to say in the end', () =>
    assert.deepEqual(
      op('KIES', 'klaar').map(({ label }) => label),
      ['af!'],
    ));
});
