import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beginAnswering, startAnswering } from '../run/answering.ts';
import type { Answering } from '../run/answering.ts';
import { nameKeuzes } from '../run/pointing.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { isOwn, drawKeuze, drawKeuzeKnop, drawKeuzeRand } from './choice-boards.ts';
import type { Keuzelook } from './choice-boards.ts';

function start(more: object = {}): Answering {
  const opgaven = makeOpgaven('KIES', 1, 1).map((o) => ({
    ...o,
    vorm: 'fout-woord' as const,
    antwoord: 'b',
    keuzes: ['a', 'b', 'c'],
    ...more,
  }));
  return beginAnswering(startAnswering({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }), true);
}
const VLAK = { x: 100, y: 50, w: 200, h: 80, sx: 0.5, sy: 0.5 };
const LOOK: Keuzelook = {
  art: 'kaart',
  z: 5,
  rand: { om: 20, toon: 'keus' },
  plaat: { w: 60, h: 60 },
  tekst: { key: 'woord', rechts: 10, w: 150, breed: 140, hoog: 60, letters: 40 },
};
const keys = (state: Answering, i = 0): readonly string[] => drawKeuze(state, i, VLAK, LOOK).map(({ key }) => key);

describe('an option on the stage', () => {
  it('is a button with its name and its number', () => {
    const { pick, name, nummer, uit } = drawKeuzeKnop(start(), 1, { vlak: VLAK, art: 'kaart', z: 5 });
    assert.deepEqual([pick, name, nummer, uit], ['optie:1', 'b', 2, false]);
    assert.equal(drawKeuzeKnop({ ...start(), weg: ['b'] }, 1, { vlak: VLAK, art: 'kaart', z: 5 }).uit, true);
  });
  it('has a text, a picture or a sound on it', () => {
    assert.deepEqual(keys(start()), ['optie0', 'woord0']);
    assert.deepEqual(keys(start({ plaatjes: true })), ['optie0', 'beeld0']);
    assert.deepEqual(keys(start({ klanken: ['k', 'l', 'm'] })), ['optie0', 'klank0']);
  });
  it('shows the sound as text once it was right', () => {
    const state = { ...start({ klanken: ['k', 'l', 'm'] }), gekozen: 'b' };
    const goed = { ...state, run: { ...state.run, fase: 'goed' as const } };
    assert.deepEqual([isOwn(state, 'b'), isOwn(goed, 'b'), isOwn(goed, 'a')], [false, true, false]);
    assert.deepEqual(keys(goed, 1), ['optie1', 'woord1']);
  });
  it('has a rim where the arrows are, and where it is to be copied', () => {
    const state = { ...start(), keus: 0 };
    assert.deepEqual(keys(state), ['rand0', 'optie0', 'woord0']);
    assert.deepEqual(drawKeuzeRand(state, 0, { vlak: VLAK, om: 20, z: 4, toon: 'keus' })[0]?.toon, 'keus');
    const last = { ...start(), run: { ...start().run, poging: 3 } };
    assert.deepEqual(
      [drawKeuzeRand(last, 1, { vlak: VLAK, om: 20, z: 4 })[0]?.toon, drawKeuzeRand(last, 0, { vlak: VLAK, om: 20, z: 4 })],
      ['kijk', []],
    );
    assert.deepEqual(drawKeuzeRand({ ...state, weg: ['a'] }, 0, { vlak: VLAK, om: 20, z: 4 }), []);
  });
  it('pops in with its rim, unless that keeps still', () => {
    const rim = (stil: boolean): number | undefined =>
      drawKeuze({ ...start(), keus: 0 }, 0, VLAK, { ...LOOK, rand: { om: 20, toon: '', stil } })[0]?.sx;
    assert.deepEqual([rim(false), rim(true)], [0.5, undefined]);
  });
});

it('what can still be chosen is told by name, a sound by its number', () => {
  assert.equal(nameKeuzes({ ...start(), weg: ['a'] }), 'b, c');
  assert.equal(nameKeuzes(start({ klanken: ['k', 'l', 'm'] })), 'Klank 1, Klank 2, Klank 3');
});
