import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { beginSchrijven, GEEN_OPTIES, legOpties, startBasis } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { aangekomen, beginSchieten, GEEN_SCHOT, kijkSchijf, misSchot, raak, schiet, staat } from './schieten.ts';
import type { Schietend } from './schieten.ts';

const boom = makeOpgaven('VOLG', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o', 'p'] }));
const kat = makeOpgaven('KIES', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan'] }));

function start(opgaven: readonly Opgave[] = boom, poging = 1): Schietend {
  const basis = startBasis({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend' });
  const run = { ...basis.run, poging };
  return beginSchieten({ ...basis, ...GEEN_OPTIES, ...GEEN_SCHOT, ...beginSchrijven(basis), run }, 4);
}
const op = (state: Schietend, stuk: string): Zet<Schietend> =>
  raak(schiet(state, { soort: 'kies', pick: `schijf:${state.opties.indexOf(stuk)}` }).state, state.opties.indexOf(stuk));
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
    const links = schiet({ ...na, mik: 0 }, { soort: 'richting', richting: 'links', ingedrukt: true }).state;
    assert.deepEqual([links.mik, staat(na, 3)], [2, false]);
  });
});

describe('a shot', () => {
  it('is one at a time, and arrives after its flight', () => {
    const { state } = schiet(start(), { soort: 'actie', ingedrukt: true });
    assert.equal(schiet(state, { soort: 'kies', pick: 'schijf:0' }).state, state);
    assert.deepEqual([aangekomen(state, 9), aangekomen({ ...state, tick: state.tick + 9 }, 9)], [null, state.mik]);
  });
  it('puts a piece in the word, until the child says that it is ready', () => {
    const { state, antwoord } = alle(start(), 'b', 'o', 'm');
    assert.equal(antwoord, undefined);
    assert.equal(schiet(state, KLAAR).antwoord, 'bom');
  });
  it('can be taken back', () => {
    const { state } = schiet(alle(start(), 'b', 'o').state, { soort: 'wis' });
    assert.deepEqual([state.vakken.inhoud, state.om.length], [['b'], 1]);
  });
  it('is the answer where there is one to choose, and is not offered again when it was wrong', () => {
    const { state, antwoord } = op(start(kat), 'maan');
    assert.deepEqual([antwoord, misSchot(state).fout], ['maan', ['maan']]);
    assert.deepEqual(legOpties({ ...misSchot(state), run: { ...state.run, poging: 2 } }).fout, ['maan']);
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
    assert.equal(kijkSchijf(twee), twee.opties.indexOf('b'));
    assert.deepEqual(alle(twee, 'm', 'm').state.om, [twee.opties.indexOf('b')]);
  });
  it('shows the answer to copy', () => assert.equal(kijkSchijf(start(kat, 3)), start(kat, 3).opties.indexOf('kat')));
});
