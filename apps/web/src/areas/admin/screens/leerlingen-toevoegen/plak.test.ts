import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
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
  ['Sanne de Vries\nNoor\tvan den\tBerg\nJansen, Tim', ['Sanne|de|Vries', 'Noor|van den|Berg', 'Tim||Jansen']],
  ['Sanne de Vries\nNoor;van den;Berg;5\nTim\tJansen', ['Sanne|de|Vries', 'Noor|van den|Berg|5', 'Tim||Jansen']],
  ['Noor van den Berg;groep 6\nTim;Jansen;7', ['Noor|van den|Berg|6', 'Tim||Jansen|7']],
  ['Sanne,de,Vries\nJansen, Tim', ['Sanne|de|Vries', 'Tim||Jansen']],
  ['Voornaam;Achternaam\nSanne;de Vries\nMila Vos', ['Sanne|de|Vries', 'Mila||Vos']],
  [';;;\nSanne de Vries', ['Sanne|de|Vries']],
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

test('the example in the box itself is read as it is meant', () => {
  assert.deepEqual(
    readPlak(beheerTeksten.nl.toevoegen.plakVoorbeeld).map(
      ({ roepnaam, voorvoegsel, achternaam }) => `${roepnaam}|${voorvoegsel}|${achternaam}`,
    ),
    ['Sanne|de|Vries', 'Noor|van den|Berg', 'Tim||Jansen'],
  );
});

test('the same child is found again, however it is written', () => {
  const [a, b] = readPlak('Zoë van den Berg\nZOE VAN DEN BERG');
  assert.ok(a && b);
  assert.equal(fold({ ...a }), fold({ ...b }));
});

const VLAAMS: readonly (readonly [string, readonly string[]])[] = [
  ['Noor van den Berghe', ['Noor||van den Berghe']],
  ['Van den Broeck, Ief', ['Ief||Van den Broeck']],
  ['Berghe, Noor van den', ['Noor||van den Berghe']],
  ['Naam\tVoornaam\tKlas\nDe Smet\tMilan\t3A\nvan Acker\tJef\tK3', ['Milan||De Smet|5', 'Jef||van Acker|2']],
  ['Jef;Peeters;6', ['Jef||Peeters|8']],
  ['Jef Peeters;L2b', ['Jef||Peeters|4']],
  ['Jef Peeters;K1', ['Jef||Peeters']],
];
for (const [tekst, verwacht] of VLAAMS)
  test(`reads in Flanders ${JSON.stringify(tekst)}`, () =>
    assert.deepEqual(
      readPlak(tekst, 'be').map(({ roepnaam, voorvoegsel, achternaam, jaargroep }) =>
        [roepnaam, voorvoegsel, achternaam, ...(jaargroep === undefined ? [] : [jaargroep])].join('|'),
      ),
      verwacht,
    ));

test('a name of a column that Flemish lists have stands beside the first name as the surname', () => {
  assert.deepEqual(readPlak('Voornaam;Naam\nSanne;de Vries'), [{ roepnaam: 'Sanne', voorvoegsel: 'de', achternaam: 'Vries' }]);
});
