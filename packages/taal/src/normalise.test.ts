import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alignGrafemen, splitGrafemen } from './grafemen.ts';
import { normalise } from './normalise.ts';

test('other ways of writing the same sign become one', () => {
  for (const [getypt, schoon] of [
    ['  bo m ', 'bo m'],
    ['foto’s', "foto's"],
    ['zee–egel', 'zee-egel'],
    ['cafe\u0301', 'café'],
    ['\u0133s', 'ijs'],
    ['w\u200Boord', 'woord'],
  ] as const)
    assert.equal(normalise(getypt), schoon);
});

test('letters that write one sound stay together, never across a part border', () => {
  assert.deepEqual(splitGrafemen('schoenen'), ['sch', 'oe', 'n', 'e', 'n']);
  assert.deepEqual(splitGrafemen('bommen'), ['b', 'o', 'mm', 'e', 'n']);
  assert.deepEqual(splitGrafemen('zeehond', ['zee', 'hond']), ['z', 'ee', 'h', 'o', 'n', 'd']);
  assert.deepEqual(splitGrafemen('handdoek', ['hand', 'doek']), ['h', 'a', 'n', 'd', 'd', 'oe', 'k']);
  assert.deepEqual(splitGrafemen('Draaien'), ['D', 'r', 'aai', 'e', 'n']);
});

test('signs are paired with their sounds', () => {
  const paren = alignGrafemen('politie', 'poːlˈitsi').map(({ grafeem, foneem }) => `${grafeem}=${foneem}`);
  assert.deepEqual(paren, ['p=p', 'o=oː', 'l=l', 'i=i', 't=ts', 'ie=i']);
  assert.equal(alignGrafemen('konijn', 'koːnˈɛin').find((teken) => teken.klemtoon)?.grafeem, 'ij');
});
