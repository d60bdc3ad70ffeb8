import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlak, fold } from './plak.ts';

const ROWS: readonly (readonly [string, readonly string[]])[] = [
  ['Sanne de Vries', ['Sanne|de|Vries']],
  ['Noor van den Berg', ['Noor|van den|Berg']],
  ["Mees van 't Hof", ["Mees|van 't|Hof"]],
  ['Ief Van den Broeck', ['Ief||Van den Broeck']],
  ['Jansen, Tim', ['Tim||Jansen']],
  ['Berg, Noor van den', ['Noor|van den|Berg']],
  ['Wimpie', ['Wimpie||']],
  ['Çağla Yılmaz', ['Çağla||Yılmaz']],
  ['Roepnaam\tTussenvoegsel\tAchternaam\tGroep\nSanne\tde\tVries\t5\nTim\t\tJansen\tgroep 6', ['Sanne|de|Vries|5', 'Tim||Jansen|6']],
  ['Voornaam;Achternaam\nSanne;de Vries', ['Sanne|de|Vries']],
  ['Sanne\tVries\nTim\tJansen', ['Sanne||Vries', 'Tim||Jansen']],
  ['Sanne\tde\tVries', ['Sanne|de|Vries']],
  ['Sanne\tde\tVries\t5a', ['Sanne|de|Vries|5']],
  ['Leerling\nSanne de Vries', ['Sanne|de|Vries']],
  ['  \n\nSanne   de   Vries  \r\n\r\n', ['Sanne|de|Vries']],
  ['"Sanne";"de Vries"', ['Sanne|de|Vries']],
  ['"\'=Jan";"\'-Vries"', ['=Jan||-Vries']],
  ['', []],
  ['de Vries', ['de||Vries']],
];
for (const [tekst, verwacht] of ROWS)
  test(`reads ${JSON.stringify(tekst)}`, () =>
    assert.deepEqual(
      readPlak(tekst).map(({ roepnaam, voorvoegsel, achternaam, jaargroep }) =>
        [roepnaam, voorvoegsel, achternaam, ...(jaargroep === undefined ? [] : [jaargroep])].join('|'),
      ),
      verwacht,
    ));

test('the same child is found again, however it is written', () => {
  const [a, b] = readPlak('Zoë van den Berg\nZOE VAN DEN BERG');
  assert.ok(a && b);
  assert.equal(fold({ ...a }), fold({ ...b }));
});
