import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentenOp, volgendeAfspraak, vorigeAfspraak, weekdagVan, type Afspraak } from './afspraken.ts';

const dinsdag: Afspraak = { weekdag: 2, van: '2026-09-01', tot: null, tijd: '14:30', minuten: 45, uitval: [] };
const eenmalig = (dag: string, tijd = ''): Afspraak => ({ weekdag: null, van: dag, tot: dag, tijd, minuten: 30, uitval: [] });

test('a week has its days from Monday', () => {
  assert.deepEqual(['2026-11-23', '2026-11-24', '2026-11-29'].map(weekdagVan), [1, 2, 7]);
});

test('the last appointment lies before today, the next may be today', () => {
  assert.equal(vorigeAfspraak([dinsdag], '2026-11-24')?.dag, '2026-11-17');
  assert.equal(volgendeAfspraak([dinsdag], '2026-11-24')?.dag, '2026-11-24');
  assert.equal(vorigeAfspraak([dinsdag], '2026-11-25')?.dag, '2026-11-24');
  assert.equal(volgendeAfspraak([dinsdag], '2026-11-25')?.dag, '2026-12-01');
});

test('an appointment that fell out was not there, and one outside its days never is', () => {
  assert.equal(vorigeAfspraak([{ ...dinsdag, uitval: ['2026-11-24'] }], '2026-11-25')?.dag, '2026-11-17');
  assert.equal(volgendeAfspraak([{ ...dinsdag, tot: '2026-11-24' }], '2026-11-25'), null);
  assert.equal(vorigeAfspraak([{ ...dinsdag, van: '2026-11-24' }], '2026-11-24'), null);
  assert.equal(vorigeAfspraak([], '2026-11-24'), null);
});

test('of one day the earliest comes first, without a time last; a date counts once', () => {
  const dag = '2026-11-24';
  assert.deepEqual(
    momentenOp([eenmalig(dag), dinsdag, eenmalig(dag, '09:00')], dag).map(({ tijd }) => tijd),
    ['09:00', '14:30', ''],
  );
  assert.equal(volgendeAfspraak([eenmalig(dag)], '2026-11-25'), null);
});
