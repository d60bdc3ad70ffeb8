import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vervolgstap, type Zorgdoel } from './stap.ts';

const NU = Date.parse('2026-11-19T09:00:00Z');
const DAG = 86_400_000;
const open: Zorgdoel = { naam: 'ei of ij', beeld: 'oefent' };
const nieuw: Zorgdoel = { naam: 'au of ou', beeld: 'leeg' };
const kan: Zorgdoel = { naam: 'verlengen', beeld: 'beheerst' };
const vermoed: Zorgdoel = { naam: 'lange klank', beeld: 'bijna' };

test('the next step is practising, then goals, then those that are not reached, then a test', () => {
  const rows: readonly [doelen: readonly Zorgdoel[], laatste: number | null, code: string, categorieen: readonly string[]][] = [
    [[open], null, 'oefenen-op-gang', []],
    [[open], NU - 7 * DAG, 'oefenen-op-gang', []],
    [[], NU - DAG, 'doelen-kiezen', []],
    [[open, kan, nieuw], NU - DAG, 'doelen-oefenen', ['ei of ij', 'au of ou']],
    [[vermoed, kan], NU - DAG, 'doelen-oefenen', ['lange klank']],
    [[kan], NU - 6 * DAG, 'doelen-toetsen', ['verlengen']],
  ];
  for (const [doelen, laatste, code, categorieen] of rows) assert.deepEqual(vervolgstap(doelen, laatste, NU), { code, categorieen }, code);
});
