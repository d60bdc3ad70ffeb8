import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeOpgaven } from '../testing/opgaven.ts';
import { hearFirst, soundOptie, nameOptie, nameOpties } from './klanken.ts';
import type { Listening } from './klanken.ts';
import { startBasis } from './step.ts';

const start = (klanken: boolean): Listening => {
  const opgaven = makeOpgaven('KIES', 1, 1).map((opgave) => ({
    ...opgave,
    antwoord: 'b',
    keuzes: ['b', 'd', 'p'],
    ...(klanken && { klanken: ['kb', 'kd', 'kp'] }),
  }));
  return { ...startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }), gehoord: '' };
};

test('a sound is heard first and chosen after that', () => {
  const heard = hearFirst(start(true), 'd') ?? assert.fail('it sounds');
  assert.deepEqual(heard.effects, [{ type: 'hoor', keuze: 'd' }]);
  assert.equal(hearFirst(heard.state, 'd'), null);
  assert.deepEqual(hearFirst(heard.state, 'b')?.effects, [{ type: 'hoor', keuze: 'b' }]);
});

test('words are chosen at once, and make no sound', () => {
  const state = start(false);
  assert.equal(hearFirst(state, 'd'), null);
  assert.deepEqual(soundOptie(state, 'd'), { state });
});

test('a sound is called by its number, for its letter would give it away', () => {
  const [opgave] = start(true).run.opgaven;
  assert.equal(nameOptie(opgave, 'd', 1), 'Klank 2');
  assert.equal(nameOptie(start(false).run.opgaven[0], 'd', 1), 'd');
  assert.deepEqual(nameOpties(start(true), ['d', 't']), ['Klank 1', 'Klank 2']);
  assert.deepEqual(nameOpties(start(false), ['d', 't']), ['d', 't']);
});
