import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { toCsv, toXlsx, type Blad } from './rekenblad.ts';

/** As our own reader of pasted lists does: an apostrophe in front of a formula sign is not of the name. */
const zonderApostrof = (tekst: string): string => tekst.replace(/^'(?='?[=+\-@\t＝＋－＠])/u, '');

/** Names as children have them, and as somebody who wants to do harm gives them. */
const NAMEN = [
  "'s-Gravesande",
  'Zoë Müller',
  'Şükrü Yılmaz',
  '李小龍',
  'محمد',
  'O’Neill; de "Reus"',
  '=HYPERLINK("http://x.example","klik")',
  '+31612345678',
  '-Jan',
  '@SUM(A1)',
  '\tTab',
  '＝1+1',
  "'=al een apostrof",
  '00123456789012345678',
];
const blad: Blad = { naam: 'Leerlingen: groep 5/6 [a]', kop: ['Naam', 'Minuten'], rijen: NAMEN.map((naam, i) => [naam, i + 0.5]) };

test('U14: what a spreadsheet would run is text in a CSV, and reading it back gives the same names and numbers', () => {
  const bytes = toCsv(blad);
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  const rijen: string[][] = parse(Buffer.from(bytes), { bom: true, delimiter: ';' });
  for (const [naam = ''] of rijen) assert.doesNotMatch(naam, /^[=+\-@\t\r＝＋－＠]/u);
  assert.deepEqual(
    rijen.slice(1).map(([naam = '']) => zonderApostrof(naam)),
    NAMEN,
  );
  assert.equal(rijen[1]?.[1], '0,5');
});

test('U14: a workbook keeps every name as text, long numbers too, and numbers as numbers', async () => {
  const bytes = await toXlsx([blad, { naam: 'Leeg', kop: ['Niets'], rijen: [] }]);
  const [eerste] = await readXlsx(Buffer.from(bytes));
  const rijen = eerste?.data ?? [];
  assert.deepEqual(
    rijen.slice(1).map(([naam]) => String(naam)),
    NAMEN.map((naam) => naam.trim()),
  );
  assert.equal(rijen[2]?.[1], 1.5);
});
