import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { behoefteVan, hardopgroei, hardopVan, leeswoorden, countVoorlezen, type Leesfout } from './voorlezen.ts';

const EEN_VAN_ELK: readonly Leesfout[] = [
  { woord: 2, soort: 'anders', gezegd: 'bommen' },
  { woord: 7, soort: 'overgeslagen' },
  { woord: 11, soort: 'erbij', gezegd: 'heel' },
  { woord: 20, soort: 'voorgezegd' },
  { woord: 31, soort: 'verbeterd' },
];

test('check 13: five kinds of misreading give exact figures, and what the child mended itself is right', () => {
  const { gelezen, goed, soorten, perMinuut } = countVoorlezen({ gelezen: 50, ms: 45_000, fouten: EEN_VAN_ELK });
  assert.deepEqual([gelezen, goed, perMinuut], [50, 47, Math.round((47 * 60) / 45)]);
  assert.deepEqual(soorten, { anders: 1, overgeslagen: 1, erbij: 1, voorgezegd: 1, verbeterd: 1 });
});

test('a mark behind the last word that was read, and a word marked twice, change nothing', () => {
  const dubbel: Leesfout[] = [
    ...EEN_VAN_ELK,
    { woord: 2, soort: 'anders' },
    { woord: 2, soort: 'voorgezegd' },
    { woord: 50, soort: 'overgeslagen' },
  ];
  assert.equal(countVoorlezen({ gelezen: 50, ms: 60_000, fouten: dubbel }).goed, 47);
  assert.deepEqual(countVoorlezen({ gelezen: 0, ms: 0, fouten: [] }).perMinuut, 0);
});

test('words are what is read: signs stay at their word, a loose dash is none', () => {
  assert.deepEqual(leeswoorden(['De kat - zegt: ‘miauw!’', 'Hij is 3 jaar.']), [
    'De',
    'kat',
    'zegt:',
    '‘miauw!’',
    'Hij',
    'is',
    '3',
    'jaar.',
  ]);
});

const lezing = (perMinuut: number, goed = 97): { goed: number; gelezen: number; perMinuut: number } => ({ goed, gelezen: 100, perMinuut });

test('check 14: one or two texts give no pace; three do, with its range; too many mistakes say so', () => {
  assert.deepEqual(
    [hardopVan([]).waarom, hardopVan([lezing(80)]).waarom, hardopVan([lezing(80), lezing(90)]).waarom],
    ['te-weinig', 'te-weinig', 'te-weinig'],
  );
  const { tempo, waarom, goed } = hardopVan([lezing(70), lezing(75), lezing(80)]);
  assert.deepEqual([tempo, waarom, goed], [{ laag: 68, midden: 75, hoog: 82 }, null, 291]);
  assert.equal(hardopVan([lezing(70), lezing(75), lezing(80, 85)]).waarom, 'te-veel-fouten');
  assert.equal(hardopgroei([lezing(70)], [lezing(90)]), null);
});

test('check 14: of 10,000 children who do not grow at most one in ten is called vooruit, and who grows a fifth mostly is', () => {
  const random = createRandom(14);
  const ruis = (): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const moment = (wpm: number): ReturnType<typeof lezing>[] =>
    Array.from({ length: 3 }, () => lezing(Math.round(wpm * Math.exp(0.128 * ruis()))));
  const tel = { vooruit: 0, gelijk: 0, lager: 0 };
  let echt = 0;
  for (let i = 0; i < 10_000; i++) {
    const wpm = 40 + (i % 100);
    tel[hardopgroei(moment(wpm), moment(wpm)) ?? 'gelijk']++;
    if (hardopgroei(moment(wpm), moment(1.2 * wpm)) === 'vooruit') echt++;
  }
  assert.ok(tel.vooruit <= 1000 && tel.lager <= 1000, JSON.stringify(tel));
  assert.ok(tel.vooruit > 700);
  assert.ok(echt > 6000, String(echt));
});

test('first right, then fast: what a child needs after three texts', () => {
  const drie = (perMinuut: number, goed: number): ReturnType<typeof hardopVan> => hardopVan([1, 2, 3].map(() => lezing(perMinuut, goed)));
  assert.deepEqual(
    [drie(80, 80), drie(80, 95), drie(40, 97), drie(50, 97), hardopVan([lezing(80)])].map((hardop) => behoefteVan(hardop, 'm4')),
    ['nauwkeurig', 'nauwkeurig', 'vlot', 'verder', null],
  );
});
