import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessKolom } from './kop.ts';
import { momentIn } from './moment.ts';
import { findKop } from './zoek-kop.ts';
import { readResultaten, type Gelezen } from './resultaten.ts';
import { readCsv } from '../../../platform/bestand/tabel.ts';

const MAP = join(import.meta.dirname, '../../../../test/bestanden/lvs');
function lees(bytes: Uint8Array): Gelezen {
  const tabel = readCsv(bytes);
  const kop = findKop(tabel.rijen);
  assert.ok(kop);
  return readResultaten(tabel, kop);
}
const bestand = (naam: string): Gelezen => lees(readFileSync(join(MAP, naam)));
const tekst = (csv: string): Gelezen => lees(new TextEncoder().encode(csv));

for (const naam of ['lang-puntkomma-cp1252.csv', 'lang-tab-utf16.csv']) {
  test(`${naam}: a row a test, values as given`, () => {
    const { resultaten } = bestand(naam);
    assert.ok(resultaten.length >= 6);
    const [sanne] = resultaten;
    assert.deepEqual([sanne?.wie.leerlingnummer, sanne?.wie.roepnaam, sanne?.geboortedatum], ['1001', 'Sanne', '2018-02-14']);
    assert.deepEqual([sanne?.moment, sanne?.afnamedatum, sanne?.generatie], ['E3', '2025-01-22', '3.0']);
    assert.deepEqual(
      [sanne?.waarden.vaardigheidsscore, sanne?.waarden.niveau, sanne?.waarden.functioneringsniveau],
      ['141,0', 'C III', 'M3'],
    );
    assert.deepEqual(
      resultaten.flatMap(({ fouten }) => fouten),
      [],
    );
  });
}

test('a column a test is turned into a row a test; empty is no result', () => {
  const { resultaten } = bestand('breed-per-toetsmoment.csv');
  assert.deepEqual(
    resultaten.map(({ wie, moment, waarden }) => [wie.naam, moment, waarden.vaardigheidsscore, waarden.niveau]),
    [
      ['Berg, Daan van den', 'M4', '212,5', 'I'],
      ["Hof, Noa van 't", 'M4', '171', 'IV'],
      ['Jansen, Tim', 'M7', '101', undefined],
    ],
  );
});

test('what cannot be is said with its row; another subject is counted; a letter and a figure that contradict are marked', () => {
  const { resultaten, anderVak } = bestand('fout-waarden.csv');
  assert.equal(anderVak, 1);
  const [eerste] = resultaten;
  assert.equal(eerste?.rij, 2);
  assert.deepEqual(eerste?.fouten.toSorted(), [
    'datum-onmogelijk',
    'functioneringsniveau-ongeldig',
    'moment-onbekend',
    'niveau-ongeldig',
    'score-ongeldig',
  ]);
  assert.deepEqual(
    resultaten.map(({ tegenstrijdig }) => tegenstrijdig),
    [false, false, true, false, false],
  );
  assert.deepEqual(
    resultaten.map(({ generatie }) => generatie),
    ['3.0', '3.0', '3.0', '3.0', '2.0'],
  );
});

test('formulas stay text', () => {
  const [regel] = bestand('mal-formules.csv').resultaten;
  assert.deepEqual([regel?.wie.leerlingnummer, regel?.wie.achternaam], ['=1+1', '=HYPERLINK("http://127.0.0.1:9")']);
});

const SCHEIDINGEN: readonly (readonly [string, string])[] = [
  ['comma', 'Leerlingnummer,Toets,VS\n1,Spelling 3.0 M5,"212,5"'],
  ['bar', 'Leerlingnummer|Toets|VS\r\n1|Spelling 3.0 M5|212,5'],
  ['said on the first line', 'sep=;\r\nLeerlingnummer;Toets;VS\r\n1;Spelling 3.0 M5;212,5'],
  ['old line ends', 'Leerlingnummer;Toets;VS\r1;Spelling 3.0 M5;212,5'],
  ['a title above the heading', 'Uitdraai;;\n;;\nStam­nummer;;\nLeerlingnr;Toetsnaam;V.score\n1;Spelling 3.0 M5;212,5\nGemiddelde;;212,5'],
  ['a line break in a cell', 'Leerlingnummer;Toets;VS;Naam\n1;Spelling 3.0 M5;212,5;"A\nB"'],
];
for (const [wat, csv] of SCHEIDINGEN) {
  test(`CSV: ${wat}`, () => {
    assert.deepEqual(
      tekst(csv).resultaten.map(({ wie, moment, waarden }) => [wie.leerlingnummer, moment, waarden.vaardigheidsscore]),
      [['1', 'M5', '212,5']],
    );
  });
}

test('headings as programs write them', () => {
  for (const [kop, veld] of [
    ['Geb. datum', 'geboortedatum'],
    ['Niveau A-E', 'niveau'],
    ['Niveau I-V', 'niveau'],
    ['ECK iD', 'eckid'],
    ['TV', 'voorvoegsel'],
    ['Ref.niveau', 'referentieniveau'],
  ] as const)
    assert.deepEqual(guessKolom(kop), { soort: 'veld', veld }, kop);
  assert.equal(guessKolom('Opmerking'), null);
  assert.deepEqual([momentIn('Spelling M 4'), momentIn('b8'), momentIn('Z4'), momentIn('M9')], ['M4', 'B8', null, null]);
});

test('a figure 1-5 is no niveau, and a percentage above a hundred is none', () => {
  const { resultaten } = tekst('Leerlingnummer;Toets;Niveau;Percentiel\n1;Spelling 3.0 M5;3;101');
  assert.deepEqual(resultaten[0]?.fouten, ['niveau-ongeldig', 'percentiel-ongeldig']);
});

test('an old Excel file and what is no table are refused', () => {
  assert.throws(() => readCsv(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])), /tabel\/oud-excel/);
  for (const csv of ['een regel', '<xml/>']) assert.throws(() => readCsv(new TextEncoder().encode(csv)), /tabel\/geen-tabel/);
});
