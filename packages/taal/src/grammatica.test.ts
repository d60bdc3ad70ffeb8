import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ZINNEN } from './alle-zinnen.ts';
import { recogniseWerkwoord } from './analyse/werkwoordsvormen.ts';
import { ZINSVRAGEN, zinsvragen } from './grammatica.ts';
import { woordplekken } from './zinnen/woordplek.ts';

const VRAGEN = ZINNEN.filter(({ hoofd }) => hoofd === 'ww-persoonsvorm').map((zin) => ({ zin, vragen: zinsvragen(zin) }));
const alle = VRAGEN.flatMap(({ zin, vragen }) => vragen.map((vraag) => ({ zin, vraag })));

test('every sentence of the persoonsvorm is asked about, in every way that there is', () => {
  assert.ok(VRAGEN.every(({ vragen }) => vragen.length >= 5));
  for (const soort of ZINSVRAGEN) assert.ok(alle.filter(({ vraag }) => vraag.soort === soort).length >= 10, soort);
});

test('one answer is right, and the others are other ones', () => {
  for (const { vraag } of alle) {
    assert.equal(new Set([vraag.antwoord, ...vraag.anders].map((tekst) => tekst.toLowerCase())).size, vraag.anders.length + 1, vraag.vraag);
    assert.ok(vraag.anders.length > 0 && vraag.uitleg !== '', vraag.vraag);
  }
});

test('what is chosen between stands in the sentence', () => {
  for (const { zin, vraag } of alle) {
    if (!['persoonsvorm', 'onderwerp'].includes(vraag.soort)) continue;
    for (const deel of [vraag.antwoord, ...vraag.anders]) assert.ok(` ${zin.tekst}`.includes(deel), `${deel}: ${zin.tekst}`);
  }
});

test('the words that are asked about stand in the sentence once, whatever their case', () => {
  for (const { zin, vraag } of alle) {
    const woord = /^Wat voor woord is ‘(.+?)’\?/.exec(vraag.vraag)?.[1];
    if (woord === undefined) continue;
    const keren = woordplekken(zin.tekst).filter((plek) => plek.woord.toLowerCase() === woord).length;
    assert.ok(keren >= 1 && (keren === 1 || vraag.antwoord === 'lidwoord'), `${woord}: ${zin.tekst}`);
  }
});

test('the persoonsvorm is in the gezegde, not in the onderwerp, and no other finite verb is offered beside it', () => {
  for (const { zin, vragen } of VRAGEN) {
    const van = (soort: string) => vragen.find((vraag) => vraag.soort === soort);
    const pv = van('persoonsvorm')?.antwoord ?? '';
    assert.ok(van('gezegde')?.antwoord.split(' ').includes(pv) ?? true, zin.tekst);
    assert.ok(!van('onderwerp')?.antwoord.split(' ').includes(pv), zin.tekst);
    const eindig = (zin.werkwoorden ?? []).filter(({ vorm }) => vorm !== 'vd').map(({ start, end }) => zin.tekst.slice(start, end));
    assert.ok(!van('persoonsvorm')?.anders.some((woord) => eindig.includes(woord)), zin.tekst);
    for (const woord of van('gezegde')?.antwoord.toLowerCase().split(' ') ?? [])
      assert.ok(recogniseWerkwoord(woord) ?? ['mag', 'zal', 'willen', 'moest', 'gaan', 'gaat', 'heeft'].includes(woord), woord);
  }
});

for (const [id, ...vragen] of [
  [
    '02',
    'persoonsvorm: komt, niet bakken, Morgen, pannenkoeken',
    'onderwerp: opa, niet Morgen, pannenkoeken',
    'gezegde: komt bakken, niet komt, pannenkoeken bakken',
  ],
  [
    '04',
    'persoonsvorm: heeft, niet geslapen, kat, middag',
    'onderwerp: De kat, niet de hele middag, geslapen',
    'gezegde: heeft geslapen, niet heeft, geslapen',
  ],
  [
    '13',
    'persoonsvorm: zal, niet gaan, vriezen, vannacht',
    'onderwerp: Het, niet vannacht, flink',
    'gezegde: zal gaan vriezen, niet zal, gaan vriezen',
  ],
  [
    '18',
    'persoonsvorm: weet, niet juiste, antwoord',
    'onderwerp: Niemand, niet het juiste antwoord, weet',
    'gezegde: weet, niet Niemand weet, juiste antwoord',
  ],
] as const)
  test(`what is chosen between in sentence ${id}: the rest of the gezegde first`, () => {
    const { vragen: alleVragen } = VRAGEN.find(({ zin }) => zin.id === `ww-persoonsvorm-${id}`) ?? assert.fail(id);
    const gesteld = alleVragen.filter(({ soort }) => ['persoonsvorm', 'onderwerp', 'gezegde'].includes(soort));
    assert.deepEqual(
      gesteld.map(({ soort, antwoord, anders }) => `${soort}: ${antwoord}, niet ${anders.join(', ')}`),
      vragen,
    );
  });

test('whether it is one or more is not asked of niemand, and of every other sentence it is', () => {
  const zonder = VRAGEN.filter(({ vragen }) => !vragen.some(({ soort }) => soort === 'getal')).map(({ zin }) => zin.id);
  assert.deepEqual(zonder, ['ww-persoonsvorm-18']);
});

const uitlegVan = (id: string, soort: string): string | undefined =>
  VRAGEN.find(({ zin }) => zin.id === id)?.vragen.find((vraag) => vraag.soort === soort)?.uitleg;

test('what is said afterwards is true of the sentence', () => {
  assert.equal(uitlegVan('ww-persoonsvorm-04', 'onderwerp'), 'Vraag: wie of wat heeft geslapen? De kat. Dat is het onderwerp.');
  assert.equal(uitlegVan('ww-persoonsvorm-02', 'gezegde'), 'Alle werkwoorden samen zijn het gezegde: komt bakken.');
  assert.equal(uitlegVan('ww-persoonsvorm-01', 'gezegde'), 'Alle werkwoorden samen zijn het gezegde. Hier is het er één: lopen.');
  assert.equal(
    uitlegVan('ww-persoonsvorm-06', 'tijd'),
    'De persoonsvorm is vond. In de tegenwoordige tijd is dat vindt. Dus dit is verleden tijd.',
  );
  assert.equal(
    uitlegVan('ww-persoonsvorm-13', 'tijd'),
    'De persoonsvorm is zal. In de verleden tijd is dat zou. Dus dit is tegenwoordige tijd.',
  );
  assert.equal(
    uitlegVan('ww-persoonsvorm-07', 'getal'),
    'Het onderwerp is de honden van de buren: dat is meer dan één. Dus de persoonsvorm is meervoud.',
  );
});

test('no game has a stage for a longer question', () => {
  for (const { vraag } of alle) assert.ok(vraag.vraag.length <= 90, vraag.vraag);
});

test('of heeft geslapen the tense is not asked', () => assert.equal(uitlegVan('ww-persoonsvorm-04', 'tijd'), undefined));

test('the way to find it does not tell the answer', () => {
  for (const { vraag } of alle) {
    if (!['persoonsvorm', 'onderwerp', 'gezegde'].includes(vraag.soort)) continue;
    assert.ok(!vraag.regel.split(/[ .?:]+/).includes(vraag.antwoord), `${vraag.vraag} ${vraag.regel}`);
  }
});

test('a word that is asked about stands between the quotation marks of every other text', () => {
  for (const { zin, vraag } of alle)
    for (const tekst of [vraag.vraag, vraag.uitleg]) assert.doesNotMatch(tekst.replace(zin.tekst, ''), /(^| )['"“”]\p{L}+/u, tekst);
});
