import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Regio } from '@spelrijk/domain/admin';
import { toXlsx } from '../../../platform/bestand/rekenblad.ts';
import type { Bestand } from './bestand.ts';
import { readInhoud } from './inlezen.ts';
import { splitNaam, vlaamseJaargroep } from './lijst.ts';
import { createPlan } from './plan.ts';
import type { Stand } from './stand.ts';

/** Made by us in the shape of each program; every name in them is made up. */
const MAP = join(import.meta.dirname, '../../../../test/bestanden/lijsten');
const VANDAAG = '2026-09-03';
const leeg: Stand = {
  nummer: '',
  regio: 'be',
  plaatsen: { gebruikt: 0, totaal: null, tot: null },
  groepen: [],
  groepsleutels: [],
  leerlingen: [],
  docenten: [],
};
const lees = (bytes: Uint8Array, regio: Regio = 'be'): Promise<Bestand> =>
  readInhoud({ bytes: Uint8Array.from(bytes), vandaag: VANDAAG, regio });
const tekst = (inhoud: string, regio: Regio = 'be'): Promise<Bestand> => lees(new TextEncoder().encode(inhoud), regio);
const wie = ({ leerlingen }: Bestand): readonly string[] =>
  leerlingen.map(({ naam: { roepnaam, voorvoegsel, achternaam }, jaargroep, groep, stand }) =>
    [roepnaam, voorvoegsel, achternaam, jaargroep ?? '-', groep ?? '-', stand].join('|'),
  );

for (const [naam, pakket, nummer, kinderen] of [
  [
    'informat',
    'Informat',
    '099991',
    [
      'Noor||Van den Berghe|5|klas 3a|actief',
      'Milan||De Smet|5|klas 3a|actief',
      'Yasmina||El Amrani|5|klas graad 2|actief',
      'Zoë||Ó Néill|6|klas graad 2|actief',
    ],
  ],
  [
    'wisa',
    '',
    '099991',
    [
      'Lore||Vanden Broeck|2|klas k3|actief',
      'Arthur||Peeters|-|klas k1|buiten',
      "Sam||D'Hondt|3|klas l1a|actief",
      'Elif||Öztürk|8|klas l6|actief',
    ],
  ],
  [
    'smartschool',
    'Smartschool',
    '',
    ['Jef||Van Acker|7|klas 5b|actief', 'Fien||De Clercq|7|klas 5b|actief', 'Linh||Nguyen|8|klas 6a|actief'],
  ],
] as const)
  test(`a list in the shape of ${naam} is read: names whole, klassen, leerjaren and the number of the school`, async () => {
    const bestand = await lees(readFileSync(join(MAP, `${naam}.csv`)));
    assert.deepEqual(wie(bestand), kinderen);
    assert.deepEqual([bestand.pakket, bestand.nummer, bestand.schooljaar], [pakket, nummer, '2026-2027']);
    assert.doesNotMatch(JSON.stringify(bestand), /00\.00\.00|school\.example|jef\.vanacker|Maes/);
  });

test('a list becomes the proposal of a whole school: klassen with their leerjaren, every leerling new, nobody missing', async () => {
  const plan = createPlan(await lees(readFileSync(join(MAP, 'informat.csv'))), leeg, VANDAAG);
  assert.deepEqual(
    plan.groepen.map(({ naam, jaargroepen, soort, leerlingen }) => [naam, jaargroepen, soort, leerlingen]),
    [
      ['3A', [5], 'nieuw', 2],
      ['Graad 2', [5, 6], 'nieuw', 2],
    ],
  );
  assert.ok(plan.leerlingen.every(({ soort, mee }) => soort === 'nieuw' && mee));
  assert.deepEqual(
    plan.meldingen.map(({ soort }) => soort),
    ['schooljaar-geraden', 'school-onbekend'],
  );
});

test('the same list a second time changes nothing, and a child that moved to another klas is known by its number', async () => {
  const bestand = await lees(readFileSync(join(MAP, 'smartschool.csv')));
  const groepen = [
    { id: '00000000-0000-4000-8000-000000000001', naam: '5B', jaargroepen: [7] },
    { id: '00000000-0000-4000-8000-000000000002', naam: '6A', jaargroepen: [8] },
  ];
  const leerlingen = bestand.leerlingen.map(({ naam, jaargroep, sleutel, groep }, i) => ({
    ...naam,
    id: `00000000-0000-4000-8000-00000000001${i}`,
    jaargroep: jaargroep ?? 0,
    groepId: groepen[groep === 'klas 5b' ? 0 : 1]?.id ?? '',
    sleutel,
    eckid: null,
    weg: false,
  }));
  const stand = { ...leeg, groepen, leerlingen };
  assert.ok(createPlan(bestand, stand, VANDAAG).leerlingen.every(({ soort }) => soort === 'ongewijzigd'));
  const straks = await tekst('internnummer,naam,voornaam,klas\nS-11,Van Acker,Jef,6A\nS-12,De Clercq,Fien,5B\n');
  assert.deepEqual(
    createPlan(straks, stand, VANDAAG).leerlingen.map(({ soort, leerlingId }) => [soort, leerlingId !== null]),
    [
      ['gewijzigd', true],
      ['ongewijzigd', true],
    ],
  );
});

test('a workbook is read as a list is, and one without these columns is refused with a sentence', async () => {
  const blad = { naam: 'Leerlingen', kop: ['Stamnummer', 'Naam', 'Voornaam', 'Klas'], rijen: [[7, 'Van de Velde', 'Pip', '2B']] };
  assert.deepEqual(wie(await lees(await toXlsx([blad]))), ['Pip||Van de Velde|4|klas 2b|actief']);
  const ander = { naam: 'Blad', kop: ['Datum', 'Bedrag'], rijen: [['1 mei', 3]] };
  await assert.rejects(
    toXlsx([ander]).then((bytes) => lees(bytes)),
    /edexml\/geen-kop/,
  );
});

test('what is no list is still refused as before', async () => {
  await assert.rejects(tekst('zomaar een brief'), /edexml\/geen-edexml/);
  await assert.rejects(lees(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])), /edexml\/ingepakt/);
  await assert.rejects(lees(new Uint8Array()), /bestand\/leeg/);
});

test('a name in one column is taken apart and its particles stay with it', () => {
  for (const [heel, roepnaam, achternaam] of [
    ['De Smet, Jan', 'Jan', 'De Smet'],
    ['VAN DEN BERGHE Noor', 'Noor', 'VAN DEN BERGHE'],
    ['Van der Auwera Lotte', 'Lotte', 'Van der Auwera'],
    ['Jan Peeters', 'Jan', 'Peeters'],
    ['Pip', 'Pip', ''],
  ] as const)
    assert.deepEqual(splitNaam(heel), { roepnaam, achternaam }, heel);
});

test('years are those of Flanders for a Flemish school and those of the Netherlands for a Dutch one', async () => {
  for (const [waarde, graad, jaargroep] of [
    ['1', '', '3'],
    ['6de leerjaar', '', '8'],
    ['3A', '', '5'],
    ['K3', '', '2'],
    ['2de kleuterklas', '', '1'],
    ['3', 'NVT', '2'],
    ['0', 'NVT', '0'],
    ['Vlinders', '', ''],
  ] as const)
    assert.equal(vlaamseJaargroep(waarde, graad), jaargroep, `${waarde} ${graad}`);
  const csv = 'Voornaam;Achternaam;Groep;Jaargroep\nSanne;Bakker;Groep 5;5\n';
  assert.deepEqual(wie(await tekst(csv, 'nl')), ['Sanne||Bakker|5|klas groep 5|actief']);
});
