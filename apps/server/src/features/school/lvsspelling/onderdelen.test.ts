import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readInhoud } from './inlezen.ts';
import { momentIn } from './moment.ts';
import { createPlan, type Plan, type Stand } from './plan.ts';

const MAP = join(import.meta.dirname, '../../../../test/bestanden/lvs');

const kind = (id: string, naam: string, groep: string, jaargroep: number): Stand['leerlingen'][number] => {
  const [roepnaam = '', achternaam = '', voorvoegsel = ''] = naam.split('/');
  return { id, roepnaam, voorvoegsel, achternaam, jaargroep, groep, eckid: null, sleutel: null };
};
const school = (groep: string, jaargroep: number, rest: Partial<Stand> = {}): Stand => ({
  regio: 'nl',
  leerlingen: [
    { ...kind('sanne', 'Sanne/Vries/de', groep, jaargroep), sleutel: '1001' },
    { ...kind('daan', 'Daan/Berg/van den', groep, jaargroep), sleutel: '1002' },
  ],
  eerder: new Map(),
  scores: [],
  kolommen: new Map(),
  zonderAntwoord: new Set(['sanne', 'daan', 'lotte', 'jef']),
  ...rest,
});

const NIETS = { kolommen: null, toets: '', personen: [] };
async function plan(bestand: string, stand: Stand): Promise<Plan> {
  return createPlan(await readInhoud(readFileSync(join(MAP, bestand))), stand, NIETS).plan;
}
const kort = ({ regels }: Plan) =>
  regels.map(({ persoon, toets, onderdeel, moment, waarden, soort }) => [persoon, toets, onderdeel, moment, waarden, soort]);

test('a row a categorie: each is of its part, and only the row without one is the test', async () => {
  const uit = await plan('categorie-lang.csv', school('Groep 3/4 De Vossen', 4));
  assert.deepEqual(kort(uit), [
    [1, 'Spelling 3.0', '5 meer dan twee medeklinkers', 'M4', { score: '3', opgaven: '5' }, 'nieuw'],
    [1, 'Spelling 3.0', '7 ng en nk', 'M4', { score: '1', opgaven: '4' }, 'nieuw'],
    [1, 'Spelling 3.0', '', 'M4', { score: '25', opgaven: '40' }, 'nieuw'],
    [2, 'Spelling 3.0', '5 meer dan twee medeklinkers', 'M4', { score: '5', opgaven: '5' }, 'nieuw'],
  ]);
  assert.deepEqual(
    uit.meldingen.map(({ soort, aantal }) => [soort, aantal]),
    [['onderdelen', 3]],
  );
});

test('crosses below numbers are signs of a categorie; score and niveau in the same row are of the test that the title names', async () => {
  const uit = await plan('categorie-kruisjes.csv', school('Groep 3/4 De Vossen', 4));
  assert.equal(uit.toets, 'Foutenanalyse Spelling 3.0 M4');
  assert.deepEqual(
    uit.regels.map(({ persoon, onderdeel, moment, waarden }) => [persoon, onderdeel, moment, waarden]),
    [
      [1, '', 'M4', { score: '25', niveau: 'III' }],
      [1, 'categorie 2', 'M4', { teken: 'x' }],
      [1, 'categorie 4', 'M4', { teken: 'xx' }],
      [2, '', 'M4', { score: '38', niveau: 'I' }],
      [2, 'categorie 5', 'M4', { teken: 'x' }],
    ],
  );
  assert.ok(uit.regels.every(({ soort }) => soort === 'nieuw'));
});

test('a categorie in a heading, by number or by name, is never a score of the test', async () => {
  const uit = await plan('categorie-in-kop.csv', school('5A', 5));
  assert.deepEqual(
    uit.regels.map(({ toets, onderdeel, waarden }) => [toets, onderdeel, waarden]),
    [
      ['Spelling 3.0 M5', '', { vaardigheidsscore: '243' }],
      ['Spelling 3.0 M5', 'cat. 12', { score: '4', fouten: '1' }],
      ['', 'Hakwoord', { teken: 'v' }],
    ],
  );
  assert.deepEqual(uit.regels[2]?.fouten, ['toets-ontbreekt']);
});

test('rows that say other things about one test are refused with a sentence, and the first of them does not count', async () => {
  const uit = await plan('categorie-onbekende-kop.csv', school('5A', 5));
  assert.deepEqual(
    uit.regels.map(({ persoon, soort, mee }) => [persoon, soort, mee]),
    [
      [1, 'botst', false],
      [1, 'botst', false],
      [2, 'nieuw', true],
    ],
  );
  assert.deepEqual(uit.meldingen, [{ soort: 'botst', aantal: 2 }]);
});

test('the name of a test above its columns, in merged cells, is of those columns', async () => {
  const uit = await plan('dubbele-kop.csv', school('5A', 5));
  assert.deepEqual(kort(uit), [[1, 'Spelling 3.0 M5', '', 'M5', { vaardigheidsscore: '243,5', niveau: 'II' }, 'nieuw']]);
  assert.equal(uit.meldingen.find(({ soort }) => soort === 'ander-vak')?.aantal, 1);
});

test('a Flemish list: family name and first name apart, leerjaren, zones as given; the number of the state is not read', async () => {
  const stand = school('3A', 5, {
    regio: 'be',
    leerlingen: [kind('lotte', 'Lotte/Van den Broeck', '3A', 5), kind('jef', 'Jef/Peeters', '3A', 5)],
  });
  const uit = await plan('vlaams-zones.csv', stand);
  assert.deepEqual(
    uit.personen.map(({ leerlingId, herkend }) => [leerlingId, herkend]),
    [
      ['lotte', 'naam-en-groep'],
      ['jef', 'naam-en-groep'],
    ],
  );
  assert.deepEqual(
    uit.regels.map(({ moment, waarden, fouten }) => [moment, waarden, fouten]),
    [
      ['B3', { score: '41/60', percentiel: '38', zone: 'C' }, []],
      ['B3', { score: '22/60', percentiel: '9', zone: 'E' }, []],
      ['M3', { score: '30/60', percentiel: '21', zone: 'D' }, []],
    ],
  );
  assert.ok(!JSON.stringify(uit).includes('17.02.28'));
});

test('IEP: periods of the year, percentages and referentieniveaus, long and wide', async () => {
  const lang = await plan('iep-periodes.csv', school('Groep 4', 4));
  assert.deepEqual(kort(lang), [
    [1, 'IEP LVS Taalverzorging', '', '4P1', { percentage: '78,5%' }, 'nieuw'],
    [2, 'IEP LVS Taalverzorging', '', '7P2', { referentieniveau: '<1F', ontwikkelscore: '52' }, 'kiezen'],
  ]);
  assert.equal(lang.meldingen.find(({ soort }) => soort === 'ander-vak')?.aantal, 1);
  const breed = await plan('iep-breed.csv', school('Groep 8', 8));
  assert.deepEqual(kort(breed), [
    [1, 'Taalverzorging periode 1', '', '8P1', { referentieniveau: '1F', ontwikkelscore: '61' }, 'nieuw'],
    [2, 'Taalverzorging periode 1', '', '8P1', { referentieniveau: '<1F', ontwikkelscore: '48' }, 'nieuw'],
  ]);
});

const MOMENTEN: readonly (readonly [string, string, string | null])[] = [
  ['M5', '', 'M5'],
  ['Spelling 3.0 E 6', '', 'E6'],
  ['midden groep 5', '', 'M5'],
  ['begin 3de leerjaar', '', 'B3'],
  ['begin', '3A', 'B3'],
  ['einde', 'Groep 3/4', 'E'],
  ['midden 2025-2026', 'Groep 6', 'M6'],
  ['Periode 2', 'Groep 6', '6P2'],
  ['periode 1', '', 'P1'],
  ['M9', 'Groep 5', null],
  ['oktober', 'Groep 5', null],
];
for (const [tekst, groep, moment] of MOMENTEN)
  test(`moment of a test: ${tekst} in ${groep || 'no groep'}`, () => {
    assert.equal(momentIn(tekst, groep), moment);
  });
