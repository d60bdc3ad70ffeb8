import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wachttijd, type Meekijkstand } from './meekijken.ts';

const NU = 10_000_000;
const stand = (deel: Partial<Meekijkstand>): Meekijkstand => ({
  nu: NU,
  laatsteAntwoord: NU - 5000,
  bijgewerkt: NU - 4000,
  fout: false,
  snelst: 4000,
  ...deel,
});

test('soon while children answer, four times as long when nothing happens, and never longer than a minute', () => {
  const rows: readonly [waarom: string, deel: Partial<Meekijkstand>, ms: number][] = [
    ['an answer just now', {}, 4000],
    ['nothing for two minutes', { laatsteAntwoord: NU - 120_000 }, 16_000],
    ['nobody ever', { laatsteAntwoord: 0 }, 16_000],
    ['the first failure', { fout: true }, 8000],
    ['failing for half a minute', { fout: true, bijgewerkt: NU - 30_000 }, 30_000],
    ['failing for an hour', { fout: true, bijgewerkt: NU - 3_600_000 }, 60_000],
  ];
  for (const [waarom, deel, ms] of rows) assert.equal(wachttijd(stand(deel), 0.5), ms, waarom);
});

test('not everybody asks at the same moment', () => {
  assert.deepEqual([wachttijd(stand({}), 0), wachttijd(stand({}), 1)], [3600, 4400]);
});
