import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { isSessieGeldig, isTeGroot } from './sessie.ts';

test('more than four: it says, in the words of the design, that it does not count', () => {
  assert.deepEqual([1, 4, 5, 8].map(isTeGroot), [false, false, true, true]);
  const zin = 'Telt niet als groepje van ondersteuningsniveau 3 (hooguit 4).';
  for (const tekst of [groepsplanTeksten.nl.teGroot, planTeksten.nl.teGroot]) assert.ok(tekst.endsWith(zin), tekst);
});

test('a session is sent with whole minutes, of a day that came; more than two weeks back with the reason', () => {
  const sessie = { dag: '2026-11-19', minuten: 20, laat: '' };
  assert.equal(isSessieGeldig(sessie, '2026-11-19'), true);
  for (const anders of [{ dag: '2026-11-20' }, { dag: '' }, { minuten: 0 }, { minuten: 121 }, { dag: '2026-11-04' }])
    assert.equal(isSessieGeldig({ ...sessie, ...anders }, '2026-11-19'), false, JSON.stringify(anders));
  assert.equal(isSessieGeldig({ ...sessie, dag: '2026-11-04', laat: 'Was ziek' }, '2026-11-19'), true);
});
