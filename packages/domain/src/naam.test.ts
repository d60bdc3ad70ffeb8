import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareTekst, foldTekst } from '@spelrijk/base/tekst';
import { compareNamen, heleNaam, metVoor, metVoorvoegsel, naamSleutel, splitAchternaam, splitNummer, roepnamen } from './naam.ts';

const naam = (tekst: string) => {
  const [roepnaam = '', achternaam = '', voorvoegsel = ''] = tekst.split('/');
  return { roepnaam, achternaam, voorvoegsel };
};

const KLAS = [
  'Aad/Berg/van den',
  'Bo/Berg',
  'Kim/de Bie',
  'Ali/Öztürk',
  'Piet/Pieters',
  'Efe/Şahin',
  'Sam/Smit',
  "Zoë/van 't Hof",
  'Wim/Van den Broeck',
  'Els/De Vries',
  'Jan/Daalder',
  'Dé/',
];
const opNaam = (regio: 'nl' | 'be'): string[] =>
  KLAS.map(naam)
    .toSorted(compareNamen(regio))
    .map(({ roepnaam, achternaam, voorvoegsel }) => `${voorvoegsel} ${achternaam}`.trim() || roepnaam);

test('people stand by achternaam, in the Netherlands with the voorvoegsel behind, whoever typed it with a capital; Ö with the o and Ş with the s', () => {
  assert.deepEqual(opNaam('nl'), [
    'van den Berg',
    'Berg',
    'de Bie',
    'Van den Broeck',
    'Daalder',
    'Dé',
    "van 't Hof",
    'Öztürk',
    'Pieters',
    'Şahin',
    'Smit',
    'De Vries',
  ]);
});

test('in Flanders what stands before the name is part of it, wherever it was written', () => {
  assert.deepEqual(opNaam('be'), [
    'Berg',
    'Daalder',
    'Dé',
    'de Bie',
    'De Vries',
    'Öztürk',
    'Pieters',
    'Şahin',
    'Smit',
    "van 't Hof",
    'van den Berg',
    'Van den Broeck',
  ]);
});

test('the key of a name puts its voorvoegsel behind, wherever it was written', () => {
  for (const tekst of ['Sanne/van den Berg', 'Sanne/Berg/van den']) {
    assert.equal(naamSleutel('nl')(naam(tekst)), 'Berg Sanne van den');
    assert.equal(naamSleutel('be')(naam(tekst)), 'van den Berg Sanne');
  }
  assert.equal(naamSleutel('nl')(naam('Sanne/Van den Berg')), 'Berg Sanne Van den');
  for (const kort of ['v.d.', 'v. d.', 'v/d', 'V.d.'])
    assert.equal(naamSleutel('nl')({ roepnaam: 'Sanne', achternaam: `${kort} Berg` }), `Berg Sanne ${kort}`);
  assert.deepEqual(splitAchternaam('v. d. Berg'), { voorvoegsel: 'v. d.', achternaam: 'Berg' });
  assert.deepEqual([naamSleutel('nl')(naam('Bo/')), naamSleutel('nl')(naam('Bo/De'))], ['Bo', 'De Bo']);
  assert.deepEqual(splitAchternaam('de'), { voorvoegsel: '', achternaam: 'de' });
  for (const apostrof of "'’‘ʼ´`")
    assert.deepEqual(splitAchternaam(`van ${apostrof}t Hart`), { voorvoegsel: `van ${apostrof}t`, achternaam: 'Hart' }, apostrof);
});

test('who typed the whole achternaam in one field is put in order all the same, and who has none has no space behind the roepnaam', () => {
  assert.deepEqual(metVoorvoegsel('nl', { voorvoegsel: '', achternaam: 'van der Aa' }), { voorvoegsel: 'van der', achternaam: 'Aa' });
  assert.deepEqual(metVoorvoegsel('nl', { voorvoegsel: 'de', achternaam: 'La Fuente' }), { voorvoegsel: 'de', achternaam: 'La Fuente' });
  assert.deepEqual(metVoorvoegsel('nl', { voorvoegsel: '', achternaam: '' }), { voorvoegsel: '', achternaam: '' });
  assert.deepEqual(metVoorvoegsel('be', { voorvoegsel: '', achternaam: 'van der Aa' }), { voorvoegsel: '', achternaam: 'van der Aa' });
  // With a capital it is part of the name.
  assert.deepEqual(metVoorvoegsel('nl', { voorvoegsel: '', achternaam: 'Van den Bossche' }), {
    voorvoegsel: '',
    achternaam: 'Van den Bossche',
  });
  assert.deepEqual(
    ['', 'Li'].map((achternaam) => heleNaam({ roepnaam: 'Bo', achternaam })),
    ['Bo', 'Bo Li'],
  );
});

test('numbers in names count as numbers, and who searches types no accents', () => {
  assert.deepEqual(['Groep 10', 'groep 2', 'Groep 1'].toSorted(compareTekst), ['Groep 1', 'groep 2', 'Groep 10']);
  assert.deepEqual(['Çağla Yılmaz', 'Zoë d’Hondt', 'Jørgen Łuczak'].map(foldTekst), ['cagla yilmaz', "zoe d'hondt", 'jorgen luczak']);
});

test('in a groep somebody is called by the roepnaam, or by the whole name when another is called so', () => {
  const groep = ['Daan/Bakker', 'Noor/Visser', 'daan/de Wit'].map((tekst, i) => ({ id: String(i), ...naam(tekst) }));
  assert.deepEqual([...roepnamen(groep).values()], ['Daan Bakker', 'Noor', 'daan de Wit']);
});

test('which of two with one name it is stands apart from the name', () => {
  assert.deepEqual(splitNummer('van den Berg (12)'), ['van den Berg', ' (12)']);
  assert.deepEqual(splitNummer('Bakker'), ['Bakker', '']);
  assert.deepEqual(splitNummer('Jansen (Zwolle)'), ['Jansen (Zwolle)', '']);
  assert.deepEqual(splitNummer(''), ['', '']);
});

test('a voorvoegsel that ends in an apostrophe stands against its name, one that begins with it does not; both ways of writing are one in lists', () => {
  const heel = (tekst: string): string => heleNaam(naam(tekst));
  assert.deepEqual(
    [
      "Céline/Ëlen/d'",
      'Céline/Ëlen/d’',
      "Iris/Hart/'t",
      "Zoë/Hof/van 't",
      "Sean/O'Neill/",
      'Amin/El-Idrissi/',
      'Bo//',
      "Ugo/Arco/van d'",
    ].map(heel),
    ["Céline d'Ëlen", 'Céline d’Ëlen', "Iris 't Hart", "Zoë van 't Hof", "Sean O'Neill", 'Amin El-Idrissi', 'Bo', "Ugo van d'Arco"],
  );
  for (const [tekst, voorvoegsel, achternaam] of [
    ["d'Ëlen", "d'", 'Ëlen'],
    ["d' Ëlen", "d'", 'Ëlen'],
    ['van d’Arco', 'van d’', 'Arco'],
    ["l'Ami", "l'", 'Ami'],
    ["D'Hondt", '', "D'Hondt"],
    ["O'Neill", '', "O'Neill"],
    ["Duval d'Or", '', "Duval d'Or"],
    ['el-Idrissi', '', 'el-Idrissi'],
    ["d'", '', "d'"],
  ] as const) {
    assert.deepEqual(splitAchternaam(tekst), { voorvoegsel, achternaam }, tekst);
    assert.equal(metVoor(splitAchternaam(tekst)), tekst.replace("d' ", "d'"));
  }
  const orde = (regio: 'nl' | 'be', ...namen: string[]): string[] => namen.map(naam).toSorted(compareNamen(regio)).map(metVoor);
  const wild = [
    "A/d'Ëlen/",
    "B/Ëlen/d'",
    'C/Eland/',
    "D/D'Hondt/",
    'E/Hout/',
    "F/O'Neill/",
    'G/Oort/',
    'H/El-Idrissi/',
    'I/El Idrissi/',
    'J/Dekker/',
  ];
  assert.deepEqual(orde('nl', ...wild), [
    'Dekker',
    'El-Idrissi',
    'Eland',
    "d'Ëlen",
    "d'Ëlen",
    "D'Hondt",
    'Hout',
    'El Idrissi',
    "O'Neill",
    'Oort',
  ]);
  assert.deepEqual(orde('be', ...wild), [
    "d'Ëlen",
    "d'Ëlen",
    "D'Hondt",
    'Dekker',
    'El Idrissi',
    'El-Idrissi',
    'Eland',
    'Hout',
    "O'Neill",
    'Oort',
  ]);
});
