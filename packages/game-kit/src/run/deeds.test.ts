import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withSound } from './deeds.ts';

it('every deed has its sound, an answer its own, and what has none is silent', () => {
  const geluiden = { leg: 'plop', antwoord: 'zwiep' } as const;
  const daden: readonly ('leg' | 'af' | null)[] = ['leg', 'af', null];
  assert.deepEqual(
    daden.map((daad) => withSound({ state: 0, daad }, geluiden).sounds),
    [['plop'], [], []],
  );
  assert.deepEqual(withSound({ state: 0, daad: 'leg' as const, antwoord: 'kat' }, geluiden), {
    state: 0,
    sounds: ['zwiep'],
    antwoord: 'kat',
  });
});
