import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadTeksten } from '../lezen.ts';
import { lettersetVan } from './letterset.ts';

test('check 1: after each set of letters from 2 to 6 there are three texts or more that can be sounded out with it, questions and options too', async () => {
  const teksten = (await loadTeksten('start')).filter(({ letterset }) => letterset !== undefined);
  for (const set of [2, 3, 4, 5, 6]) {
    const eigen = teksten.filter(({ letterset }) => letterset === set);
    assert.ok(eigen.length >= 3, `set ${set}: ${eigen.length} texts`);
    for (const { id, titel, alineas, vragen, globaal } of eigen) {
      const alles = [titel, ...alineas.flat(), ...vragen.flatMap(({ vraag, antwoord, fout }) => [vraag, antwoord, ...fout])];
      assert.ok(lettersetVan(alles, globaal) <= set, id);
      assert.ok(globaal.length <= 2, id);
    }
  }
});
