import assert from 'node:assert/strict';
import { test } from 'node:test';
import { behoefteIn, hoogsteAandeel, verdeelLeesgroepjes, type Leesfeiten } from './leesgroepjes.ts';
import { hardopVan } from './voorlezen.ts';

const kind = (id: string, feiten: Partial<Leesfeiten> = {}): Leesfeiten => ({
  id,
  hardop: null,
  niveau: null,
  begrip: [],
  letters: [],
  ...feiten,
});
/** So many of a hundred words right at this pace, in so many texts. */
const gehoord = (goed: number, perMinuut: number, teksten = 3): Pick<Leesfeiten, 'hardop' | 'niveau'> => ({
  hardop: hardopVan(Array.from({ length: teksten }, () => ({ goed, gelezen: 100, perMinuut }))),
  niveau: 'm4',
});
const gevraagd = (goed: number, antwoorden: number, teksten: number): Leesfeiten['begrip'] =>
  Array.from({ length: teksten }, (_, nr) => ({
    deel: 'afleiden' as const,
    niveau: 'm5' as const,
    tekst: `m5-0${nr}`,
    goed: nr === 0 ? goed : 0,
    antwoorden: nr === 0 ? antwoorden - (teksten - 1) : 1,
  }));

test('one reading makes no groepje, three do; first right, then fast', () => {
  assert.equal(behoefteIn(kind('a', gehoord(80, 30, 1))), null);
  assert.equal(behoefteIn(kind('a', gehoord(80, 30, 2))), null);
  assert.deepEqual(behoefteIn(kind('a', gehoord(88, 30))), { nood: 'nauwkeurig', niveau: 'm4', goed: 264, gelezen: 300, teksten: 3 });
  assert.equal(behoefteIn(kind('a', gehoord(98, 30)))?.nood, 'vlot');
  assert.equal(behoefteIn(kind('a', gehoord(98, 90))), null);
});

test('understanding counts from twelve answers about three texts, and only when the whole range lies under seven in ten', () => {
  const met = (goed: number, antwoorden: number, teksten: number) => behoefteIn(kind('a', { begrip: gevraagd(goed, antwoorden, teksten) }));
  assert.equal(met(2, 11, 3), null, 'eleven answers');
  assert.equal(met(2, 12, 2), null, 'two texts');
  assert.deepEqual(met(4, 12, 3), { nood: 'begrip', deel: 'afleiden', niveau: 'm5', goed: 4, antwoorden: 12, teksten: 3 });
  assert.equal(met(7, 12, 3), null, 'seven of twelve may be chance');
  assert.equal(met(35, 60, 3)?.nood, 'begrip', 'the same share of sixty is none');
});

test('the end of the range is that of Wilson: it holds a share of .7 nine times in ten', () => {
  // Independently: of 60 answers at .7, what share of all outcomes has its upper end below .7.
  const logFac = (n: number): number => Array.from({ length: n }, (_, i) => Math.log(i + 1)).reduce((som, x) => som + x, 0);
  const kans = (goed: number): number =>
    Math.exp(logFac(60) - logFac(goed) - logFac(60 - goed) + goed * Math.log(0.7) + (60 - goed) * Math.log(0.3));
  let mis = 0;
  for (let goed = 0; goed <= 60; goed++) if (hoogsteAandeel(goed, 60) < 0.7) mis += kans(goed);
  assert.ok(mis > 0.06 && mis < 0.12, String(mis));
  assert.equal(hoogsteAandeel(0, 0), 1);
});

test('letters: the first set that is not known, from twelve answers', () => {
  const set = (nr: number, antwoorden: number, hoog: number, beheerst = false) => ({ set: nr, beheerst, antwoorden, laag: 50, hoog });
  assert.equal(behoefteIn(kind('a', { letters: [set(1, 40, 99, true), set(2, 8, 60)] })), null);
  assert.equal(behoefteIn(kind('a', { letters: [set(2, 20, 95)] })), null, 'it may be known');
  assert.deepEqual(behoefteIn(kind('a', { letters: [set(3, 20, 60), set(1, 40, 99, true), set(2, 20, 70)] })), {
    nood: 'letters',
    set: 2,
    antwoorden: 20,
    laag: 50,
    hoog: 70,
  });
});

test('groepjes of two to six with the same need and level; who is alone, who reads on and who read too little are named apart', () => {
  const groep = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => kind(id, gehoord(88, 30))),
    kind('h', gehoord(98, 30)),
    kind('i', { ...gehoord(88, 30), niveau: 'e4' }),
    kind('j', gehoord(98, 90)),
    kind('k', gehoord(70, 20, 1)),
    kind('l', { begrip: gevraagd(11, 12, 3) }),
  ];
  const { groepjes, alleen, verder, teWeinig } = verdeelLeesgroepjes(groep);
  assert.deepEqual(
    groepjes.map(({ sleutel, leden }) => [sleutel, leden.map(({ id }) => id).join('')]),
    [
      ['nauwkeurig-m4/0', 'abcd'],
      ['nauwkeurig-m4/1', 'efg'],
    ],
  );
  assert.deepEqual(
    alleen.map(({ id, bewijs }) => [id, bewijs.nood]),
    [
      ['h', 'vlot'],
      ['i', 'nauwkeurig'],
    ],
  );
  assert.deepEqual([verder, teWeinig], [['j', 'l'], ['k']]);
  for (let aantal = 2; aantal < 40; aantal++) {
    const veel = verdeelLeesgroepjes(Array.from({ length: aantal }, (_, nr) => kind(String(nr), gehoord(88, 30)))).groepjes;
    assert.ok(
      veel.every(({ leden }) => leden.length >= 2 && leden.length <= 6),
      String(aantal),
    );
    assert.equal(new Set(veel.flatMap(({ leden }) => leden.map(({ id }) => id))).size, aantal);
  }
});
