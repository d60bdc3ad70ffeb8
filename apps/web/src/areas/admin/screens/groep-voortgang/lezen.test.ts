import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perSoort, sumWeken, sumVragen } from './lezen.ts';

const week = (vanaf: string, woorden: number) => ({ vanaf, woorden, ms: woorden * 600, teksten: 1 });

test('the weeks of a groep are the sums of those of its leerlingen', () => {
  const leerlingen = [
    { weken: [week('2026-11-14', 10), week('2026-11-21', 0)] },
    { weken: [week('2026-11-14', 5), week('2026-11-21', 7)] },
  ];
  assert.deepEqual(sumWeken(leerlingen), [
    { vanaf: '2026-11-14', woorden: 15, ms: 9000 },
    { vanaf: '2026-11-21', woorden: 7, ms: 4200 },
  ]);
  assert.deepEqual(sumWeken([]), []);
});

test('questions are added up by kind, the most asked first', () => {
  const vragen = (antwoorden: number, goed: number) => [
    { soort: 'afleiden' as const, antwoorden: 1, goed: 0 },
    { soort: 'letterlijk' as const, antwoorden, goed },
  ];
  assert.deepEqual(perSoort([{ vragen: vragen(4, 3) }, { vragen: vragen(2, 1) }]), [
    { soort: 'letterlijk', antwoorden: 6, goed: 4 },
    { soort: 'afleiden', antwoorden: 2, goed: 0 },
  ]);
  assert.deepEqual(sumVragen([]), { antwoorden: 0, goed: 0 });
});
