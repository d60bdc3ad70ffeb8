import assert from 'node:assert/strict';
import { it } from 'node:test';
import { metGeluid } from './deeds.ts';

it('every deed has its sound, an answer its own, and what has none is silent', () => {
  const geluiden = { leg: 'plop', antwoord: 'zwiep' } as const;
  const daden: readonly ('leg' | 'af' | null)[] = ['leg', 'af', null];
  assert.deepEqual(
    daden.map((daad) => metGeluid({ state: 0, daad }, geluiden).sounds),
    [['plop'], [], []],
  );
  assert.deepEqual(metGeluid({ state: 0, daad: 'leg' as const, antwoord: 'kat' }, geluiden), {
    state: 0,
    sounds: ['zwiep'],
    antwoord: 'kat',
  });
});
