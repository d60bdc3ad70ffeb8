import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { loadSpreekregels } from '../src/lezen/speak.ts';
import { lintAlleGeluid, lintGeluid } from './lint-geluid.ts';

test('check 17: every line of every text has a clip, and one that has none fails the lint by its name', async () => {
  assert.deepEqual(await lintAlleGeluid(), []);
  const regels = (await Promise.all(Leesniveau.options.map(loadSpreekregels))).flat();
  const stom = regels.find(({ sleutel }) => sleutel.startsWith('keuze/m4-03')) ?? assert.fail('an option');
  const gezegd = new Set(regels.map(({ tekst }) => tekst));
  assert.deepEqual(lintGeluid(regels, gezegd), []);
  gezegd.delete(stom.tekst);
  const [eerste] = lintGeluid(regels, gezegd);
  assert.deepEqual([eerste?.word, eerste?.reason], [stom.sleutel, `er is geen geluid voor: ${stom.tekst}`]);
});
