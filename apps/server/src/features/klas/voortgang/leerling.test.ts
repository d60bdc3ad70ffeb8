import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metNorm, toLvs, toPlaats, toWoordenschat } from './leerling.ts';

test('a word is learned when it went wrong once and is right now, remembered when memory lasts three weeks', () => {
  const rij = (woord: string, deel: object) => ({ woord, fout: 0, goed: true, stabiliteit: 5, terug: false, ...deel });
  const woorden = toWoordenschat(
    [
      rij('trein', { fout: 2 }),
      rij('klein', { fout: 1, goed: false, terug: true }),
      rij('plein', { stabiliteit: 40 }),
      rij('lees/L1/maan', { fout: 1 }),
      rij('De trein rijdt naar de stad.', { fout: 1 }),
    ],
    'nl',
  );
  assert.deepEqual(woorden, { geoefend: 3, geleerd: 1, onthouden: 1, terug: 1, lijstGeleerd: ['trein'], lijstTerug: ['klein'] });
});

test('where in the word it went wrong', () => {
  const fout = (start: number, end: number) => ({
    leerlingId: 'a',
    woord: 'trein',
    gegeven: 'trijn',
    op: '',
    label: 'ei-ij',
    doel: { start, end },
    getypt: { start, end },
  });
  assert.deepEqual(toPlaats([fout(0, 1), fout(2, 4), fout(4, 5), fout(3, 5)]), { begin: 1, midden: 1, eind: 2 });
});

test('the norm of a level is that of its day: last school year a year lower, unless a docent fixed it', () => {
  const punt = (dag: string) => ({ dag, laag: 1, midden: 2, hoog: 3 });
  const wie = { jaargroep: 5, regio: 'nl' as const };
  const normen = (normgroep: string | null): number[] =>
    metNorm([punt('2026-05-01'), punt('2026-09-01'), punt('2027-03-01')], { normgroep }, wie, '2027-03-01').map(({ norm }) => norm);
  assert.deepEqual(normen(null), [3, 4, 5]);
  assert.deepEqual(normen('4a'), [2, 2, 2]);
});

test('a result of the standard test stands in the graph only with a day and a half-year, as it was given', () => {
  const score = (afnamedatum: string | null, functioneringsniveau?: string) => ({
    toets: 'Spelling',
    afnamedatum,
    waarden: { functioneringsniveau },
  });
  assert.deepEqual(toLvs([score('2026-06-10', 'E4'), score(null, 'M5'), score('2026-01-20'), score('2026-01-20', '<M3')]), [
    { dag: '2026-06-10', toets: 'Spelling', niveau: 'E4', trede: 3 },
  ]);
});
