import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eindtoetsdagen, nametingdagen } from './toetsdag.ts';

test('a nameting is proposed five weeks after the end, and can be chosen from four weeks until its words are practised again', () => {
  assert.deepEqual(nametingdagen('2026-10-01', '2026-10-01'), { van: '2026-10-29', tot: '2026-11-25', voorstel: '2026-11-05' });
  assert.deepEqual(nametingdagen('2026-11-20', '2026-10-01'), { van: '2026-11-20', tot: '2026-11-25', voorstel: '2026-11-20' });
  assert.equal(nametingdagen('2026-11-26', '2026-10-01'), undefined);
});

test('a final test can be chosen from today until two weeks after the last day of the plan, or after today when that is over', () => {
  assert.deepEqual(eindtoetsdagen('2026-11-20', '2026-12-27'), { van: '2026-11-20', tot: '2027-01-10', voorstel: '2026-11-20' });
  assert.deepEqual(eindtoetsdagen('2027-01-05', '2026-12-27'), { van: '2027-01-05', tot: '2027-01-19', voorstel: '2027-01-05' });
});
