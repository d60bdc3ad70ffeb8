import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFouten } from './fouten.ts';

test('a dossier names each misspelling once, with how often it was written', () => {
  const fout = (woord: string, gegeven: string) => ({ woord, gegeven });
  assert.deepEqual(countFouten([fout('tellen', 'telen'), fout('vijf', 'veif'), fout('tellen', 'telen'), fout('tellen', 'telle')]), [
    { woord: 'tellen', gegeven: 'telen', aantal: 2 },
    { woord: 'vijf', gegeven: 'veif', aantal: 1 },
    { woord: 'tellen', gegeven: 'telle', aantal: 1 },
  ]);
});
