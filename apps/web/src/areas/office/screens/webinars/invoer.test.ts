import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foutenVan, legeInvoer, toBody, toInvoer, type Invoer } from './invoer.ts';

const goed = (anders: Partial<Invoer>): Invoer => ({
  ...legeInvoer(),
  titel: 'Kennismaken',
  begin: '2026-12-03T15:30',
  deelname: 'https://vergader.example/kamer',
  ...anders,
});
const fouten = (anders: Partial<Invoer>): string[] => [...foutenVan(goed(anders))];

test('an empty form asks for what it needs and proposes the rest', () => {
  assert.deepEqual([...foutenVan(legeInvoer())], ['titel', 'begin', 'deelname']);
  assert.deepEqual(fouten({}), []);
});

test('a webinar lasts ten minutes to eight hours and has room for one to a thousand', () => {
  const rows: readonly (readonly [Partial<Invoer>, readonly string[]])[] = [
    [{ minuten: '9' }, ['minuten']],
    [{ minuten: '10' }, []],
    [{ minuten: '480' }, []],
    [{ minuten: '481' }, ['minuten']],
    [{ minuten: '60 min' }, ['minuten']],
    [{ plaatsen: '0' }, ['plaatsen']],
    [{ plaatsen: '1000' }, []],
    [{ plaatsen: '1001' }, ['plaatsen']],
    [{ plaatsen: '1e3' }, ['plaatsen']],
    [{ titel: '  ' }, ['titel']],
    [{ begin: 'morgen' }, ['begin']],
  ];
  for (const [anders, verwacht] of rows) assert.deepEqual(fouten(anders), verwacht, JSON.stringify(anders));
});

test('a link to join is a whole address with https', () => {
  for (const deelname of [
    'http://vergader.example/x',
    'vergader.example',
    'https://',
    'https://vergader',
    'https://a b.example',
    'javascript:alert(1)',
  ])
    assert.deepEqual(fouten({ deelname }), ['deelname'], deelname);
  assert.deepEqual(fouten({ deelname: '  https://vergader.example/kamer?pwd=1  ' }), []);
});

test('what is planned and opened again is sent as it was', () => {
  const webinar = {
    id: 'w',
    titel: 'Kennismaken',
    omschrijving: 'Eén uur.',
    begin: '2026-12-03T14:30:00.000Z',
    minuten: 45,
    plaatsen: 30,
    deelname: 'https://vergader.example/kamer',
    geplaatst: 0,
    wachtlijst: 0,
    vervallen: false,
  };
  const { titel, omschrijving, begin, minuten, plaatsen, deelname } = webinar;
  assert.deepEqual(toBody(toInvoer(webinar)), { titel, omschrijving, begin, minuten, plaatsen, deelname });
});
