import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput } from '../../contract/game.ts';
import { GEEN_OPTIES, layOpties } from '../../run/choosing.ts';
import { startBasis } from '../../run/step.ts';
import type { Zet } from '../../run/step.ts';
import { beginWriting } from '../../run/writing.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { arrivedAt, beginShooting, GEEN_SCHOT, schijfToCopy, missShot, hit, shoot, stands } from './schieten.ts';
import type { Schietend } from './schieten.ts';

const boom = makeOpgaven('VOLG', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o', 'p'] }));
const kat = makeOpgaven('KIES', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan'] }));

function start(opgaven: readonly Opgave[] = boom, poging = 1): Schietend {
  const basis = startBasis({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend' });
  const run = { ...basis.run, poging };
  return beginShooting({ ...basis, ...GEEN_OPTIES, ...GEEN_SCHOT, ...beginWriting(basis), run }, 4);
}
const op = (state: Schietend, stuk: string): Zet<Schietend> =>
  hit(shoot(state, { soort: 'kies', pick: `schijf:${state.opties.indexOf(stuk)}` }).state, state.opties.indexOf(stuk));
const alle = (state: Schietend, ...stukken: readonly string[]): Zet<Schietend> =>
  stukken.reduce<Zet<Schietend>>((zet, stuk) => op(zet.state, stuk), { state });
const KLAAR: GameInput = { soort: 'klaar' };

describe('targets', () => {
  it('carry every piece, and foils as far as they fit', () => {
    assert.equal(start().opties.length, 4);
    assert.ok(['b', 'oo', 'm', 'o'].every((stuk) => start().opties.includes(stuk)));
  });
  it('carry the answers where there is one to choose', () => assert.deepEqual(start(kat).opties.toSorted(), ['kat', 'maan']));
  it('are aimed at with the arrows, those that still stand', () => {
    const na = op(start(), start().opties[3] ?? '').state;
    const links = shoot({ ...na, mik: 0 }, { soort: 'richting', richting: 'links', ingedrukt: true }).state;
    assert.deepEqual([links.mik, stands(na, 3)], [2, false]);
  });
});

describe('a shot', () => {
  it('is one at a time, and arrives after its flight', () => {
    const { state } = shoot(start(), { soort: 'actie', ingedrukt: true });
    assert.equal(shoot(state, { soort: 'kies', pick: 'schijf:0' }).state, state);
    assert.deepEqual([arrivedAt(state, 9), arrivedAt({ ...state, tick: state.tick + 9 }, 9)], [null, state.mik]);
  });
  it('puts a piece in the word, until the child says that it is ready', () => {
    const { state, antwoord } = alle(start(), 'b', 'o', 'm');
    assert.equal(antwoord, undefined);
    assert.equal(shoot(state, KLAAR).antwoord, 'bom');
  });
  it('can be taken back', () => {
    const { state } = shoot(alle(start(), 'b', 'o').state, { soort: 'wis' });
    assert.deepEqual([state.vakken.inhoud, state.om.length], [['b'], 1]);
  });
  it('is the answer where there is one to choose, and is not offered again when it was wrong', () => {
    const { state, antwoord } = op(start(kat), 'maan');
    assert.deepEqual([antwoord, missShot(state).fout], ['maan', ['maan']]);
    assert.deepEqual(layOpties({ ...missShot(state), run: { ...state.run, poging: 2 } }).fout, ['maan']);
  });
});

describe('guided', () => {
  it('only the right target goes down, and the last one is the answer', () => {
    const mis = op(start(boom, 2), 'm');
    assert.deepEqual([mis.state.om, mis.sounds, mis.state.bonk?.schijf], [[], ['mis'], mis.state.opties.indexOf('m')]);
    assert.equal(alle(start(boom, 2), 'b', 'oo', 'm').antwoord, 'boom');
  });
  it('shows the next target after two misses, and takes it down after four', () => {
    const twee = alle(start(boom, 2), 'm', 'm').state;
    assert.equal(schijfToCopy(twee), twee.opties.indexOf('b'));
    assert.deepEqual(alle(twee, 'm', 'm').state.om, [twee.opties.indexOf('b')]);
  });
  it('shows the answer to copy', () => assert.equal(schijfToCopy(start(kat, 3)), start(kat, 3).opties.indexOf('kat')));
});
