import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foutenPerWeek } from './foutenverloop.ts';

const dag = (naam: string, antwoorden: number, goed: number) => ({ dag: naam, minuten: 5, antwoorden, goed, gokjes: 0, taken: 1 });

test('errors per hundred answers, per week that ends today; weeks without answers are left out', () => {
  const weken = foutenPerWeek({
    vandaag: '2026-11-19',
    dagen: [dag('2026-01-01', 10, 0), dag('2026-11-05', 10, 5), dag('2026-11-13', 10, 8), dag('2026-11-19', 30, 27)],
  });
  assert.deepEqual(
    weken.map(({ vanaf, fouten, antwoorden, perHonderd }) => [vanaf, fouten, antwoorden, perHonderd]),
    [
      ['2026-10-30', 5, 10, 50],
      ['2026-11-13', 5, 40, 12.5],
    ],
  );
});
