import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countGelezen, countWoorden } from './leestijd.ts';

const ZINNEN = ['Tom zit in de boom.', 'Daar is een nest!', 'Hij kijkt - en hij lacht.'];

test('words are what a child reads: signs that stand alone are none', () => {
  assert.deepEqual(ZINNEN.map(countWoorden), [5, 4, 5]);
  assert.equal(countWoorden("'s Avonds om 8 uur."), 5);
});

test('the sentence that is lit is being read still; at the end all of them were', () => {
  const rows = [
    [0, false, 0],
    [1, false, 0],
    [2, false, 5],
    [3, false, 9],
    [3, true, 14],
    [0, true, 14],
    [99, false, 14],
  ] as const;
  for (const [verst, uit, woorden] of rows)
    assert.equal(countGelezen(ZINNEN, { van: 0, verst, uit, ms: 60_000 }).woorden, woorden, `${verst} ${uit}`);
});

test('who only turns pages read nothing, and who is away reads nothing', () => {
  const snel = countGelezen(ZINNEN, { van: 0, verst: 3, uit: true, ms: 900 });
  assert.deepEqual(snel, { woorden: 6, ms: 900, uit: false });
  assert.deepEqual(countGelezen(ZINNEN, { van: 0, verst: 3, uit: true, ms: 14 * 150 }), { woorden: 14, ms: 2100, uit: true });
  assert.deepEqual(countGelezen(ZINNEN, { van: 0, verst: 2, uit: false, ms: 3_600_000 }), { woorden: 5, ms: 30_000, uit: false });
  assert.deepEqual(countGelezen(ZINNEN, { van: 0, verst: 1, uit: false, ms: 3_600_000 }), { woorden: 0, ms: 0, uit: false });
});

test('who goes on where it was reads the rest, and what came before is not counted again', () => {
  const rows = [
    [2, 2, false, 0],
    [2, 3, false, 4],
    [2, 3, true, 9],
    [3, 3, true, 5],
    [9, 9, true, 0],
  ] as const;
  for (const [van, verst, uit, woorden] of rows)
    assert.equal(countGelezen(ZINNEN, { van, verst, uit, ms: 60_000 }).woorden, woorden, `${van} ${verst} ${uit}`);
});
