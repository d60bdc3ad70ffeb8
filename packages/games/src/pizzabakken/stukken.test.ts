import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { beginLaying, lay } from '@spelrijk/game-kit/mechanics/leggen';
import { drawOpLopendeBand, ride, widthOfStuk } from './stukken.ts';
import type { Rijdend } from './stukken.ts';

const LOOK = { art: 'schijf', tonen: 3, waar: 'de plank' };
const MAAN = ['m', 'aa', 'n'];
function start(stukken: readonly string[] = MAAN, rustig = false, poging = 1): Rijdend {
  const opgaven = makeOpgaven('VOLG', 1, 1).map((opgave) => ({
    ...opgave,
    antwoord: stukken.join(''),
    stukken: [...stukken],
    extra: ['oo'],
  }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 0.5, rustig, stand: 'liggend' });
  return { ...beginLaying({ ...basis, run: { ...basis.run, poging } }), reis: 0 };
}
const LANG = Array.from({ length: 14 }, (_, i) => `a${i}`);
const keys = (state: Rijdend): string[] => drawOpLopendeBand(state, 100, LOOK, 1).map(({ key }) => key);

describe('a belt that moves', () => {
  it('rides with the tempo of the child', () => assert.equal(ride(start(), 4).reis, 2));
  it('stands still when nobody plays', () => {
    const state = start();
    const wacht: Rijdend = { ...state, run: { ...state.run, fase: 'wacht' } };
    assert.equal(ride(wacht, 4), wacht);
  });
  it('rides in calm mode only when not everything fits on it, and not while somebody chooses', () => {
    const vol = start(LANG, true);
    assert.deepEqual([ride(start(MAAN, true), 4).reis, ride(vol, 4).reis, ride({ ...vol, keus: 0 }, 4).reis], [0, 2, 0]);
  });
});

describe('pieces on a belt', () => {
  it('are round for letters and wider for words', () => {
    assert.equal(widthOfStuk(start()), 92);
    assert.ok(widthOfStuk(start(['boom', 'gaard'])) > 92);
  });
  it('lie there until they are laid, and say what picking them does', () => {
    const state = start();
    const aa = drawOpLopendeBand(state, 100, LOOK, 1).find(({ label }) => label === 'aa');
    assert.deepEqual([aa?.name, aa?.uit], ['Leg aa op de plank', false]);
    const { state: gelegd } = lay(state, { soort: 'kies', pick: aa?.pick ?? '' });
    assert.deepEqual([keys(state).length, keys(gelegd).length, keys(gelegd).includes(aa?.key ?? '')], [4, 3, false]);
  });
  it('cannot be picked when they are just leaving, nor after the answer', () => {
    const wegen = Array.from({ length: 40 }, (_, i) => drawOpLopendeBand({ ...start(), reis: i * 30 }, 100, LOOK, 1)).flat();
    assert.ok(wegen.some(({ uit }) => uit === true));
    assert.ok(wegen.every(({ uit, x, w }) => uit === true || (x - w / 2 > -11 && x + w / 2 < 1280 + 11)));
    const state = start();
    assert.ok(drawOpLopendeBand({ ...state, run: { ...state.run, fase: 'wacht' } }, 100, LOOK, 1).every(({ uit }) => uit === true));
  });
  it('have a rim under the arrows, and where the piece is to be copied', () => {
    const state = start();
    assert.ok(keys({ ...state, keus: 2 }).includes('rand2'));
    const kijk = drawOpLopendeBand(start(MAAN, false, 3), 100, LOOK, 1).filter(({ toon }) => toon === 'kijk');
    assert.deepEqual(
      kijk.map(({ key }) => key),
      [`rand${state.band.find(({ stuk }) => stuk === 'm')?.id}`],
    );
  });
});
