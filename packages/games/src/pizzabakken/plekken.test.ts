import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Item } from '@spelrijk/game-kit/contract';
import { beginWriting, write, startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { beginLaying, GEEN_STUKKEN, lay, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import { drawLegkring, drawTypkring } from './plekken.ts';

const LOOK = { art: 'schijf', tonen: 3, waar: 'de plank' };
const KRING = { x: 600, y: 400, r: 200 };
const basis = (vorm: 'VOLG' | 'TYP') => {
  const opgaven = makeOpgaven(vorm, 1, 1).map((opgave) => ({ ...opgave, antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['oo'] }));
  return startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
};
const beurt = <S extends Leggend>(state: S, poging: number): S => ({ ...state, run: { ...state.run, poging } });
const tap = (from: Leggend, ...stukken: readonly string[]): Leggend =>
  stukken.reduce(
    (state, stuk) => lay(state, { soort: 'kies', pick: `stuk:${looseStukken(state).find((b) => b.stuk === stuk)?.id}` }).state,
    from,
  );
const type = (from: Leggend, woord: string): Leggend =>
  [...woord].reduce((state, letter) => write(state, { soort: 'letter', letter }).state, from);
const laid = (state: Leggend): Item[] => drawLegkring(state, KRING, LOOK, 1);
const typed = (state: Leggend): Item[] => drawTypkring(state, KRING, LOOK, 1);

describe('places for pieces', () => {
  const state = tap(beginLaying(basis('VOLG')), 'm', 'oo');
  it('are as many as the word has pieces; one has its turn', () =>
    assert.deepEqual(
      laid(state).map(({ art, toon, label }) => [art, art === 'plek' && toon, label]),
      [
        ['schijf', false, 'm'],
        ['schijf', false, 'oo'],
        ['plek', 'nu', undefined],
      ],
    ));
  it('give back what was laid last, as long as the child is free', () => {
    assert.deepEqual(
      laid(state).map(({ name }) => name),
      [undefined, 'Haal oo van de plank', undefined],
    );
    assert.ok(laid(beurt(state, 2)).every(({ pick }) => pick === undefined));
  });
  it('let the last one drop in', () => {
    const nu = { ...state, tick: 10, letterOp: 10 };
    assert.equal((laid({ ...nu, tick: 60 })[1]?.y ?? 0) - (laid(nu)[1]?.y ?? 0), 60);
  });
  it('shake where a piece was refused, but not in calm mode', () => {
    const mis = { ...state, tick: 10, misOp: 9 };
    const rust = laid({ ...mis, rustig: true })[2]?.x;
    assert.notEqual(laid(mis)[2]?.x, rust);
    assert.equal(laid({ ...mis, tick: 40 })[2]?.x, rust);
  });
});

describe('places for letters', () => {
  const begin: Leggend = { ...basis('TYP'), ...GEEN_STUKKEN, ...beginWriting(basis('TYP')) };
  it('tell nothing of the length of the word: there is one more than was typed, and they keep their place', () => {
    const [een, twee] = [typed(type(begin, 'm')), typed(type(begin, 'ma'))];
    assert.deepEqual([typed(begin).length, een.length, twee.length], [1, 2, 3]);
    assert.deepEqual([een[0]?.x, een[0]?.w], [twee[0]?.x, twee[0]?.w]);
  });
  it('are as many as the word has letters when the child is guided', () => assert.equal(typed(beurt(begin, 2)).length, 4));
  it('show the next letter grey in the last attempt', () =>
    assert.deepEqual(
      typed(beurt(begin, 3)).map(({ label, labelToon }) => label && [label, labelToon]),
      [['m', 'grijs'], undefined, undefined, undefined],
    ));
});
