import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRegelWaar } from '../tools/uitleg/regels.ts';
import { findWoord, woordenVan } from './bank.ts';
import { CATEGORIEEN } from './categorieen.ts';
import { contrastenVan } from './contrast.ts';
import { isGoedGespeld } from './generate.ts';

const ZAKEN: readonly (readonly [string, string, string])[] = [
  ['verlenging-d-t', 'hut', 't'],
  ['verlenging-b-p', 'kip', 'p'],
  ['wr-woord', 'vrij', 'vr'],
  ['ng', 'winkel', 'nk'],
  ['open-lettergreep', 'jaar', 'aa'],
  ['verdubbeling', 'muren', 'r'],
  ['g-ch', 'dag', 'g'],
  ['apostrof-meervoud', 'tafels', 's'],
  ['alle-allen', 'sommige', 'e'],
  ['verklein-tje', 'huisje', 'je'],
];
for (const [categorie, woord, antwoord] of ZAKEN)
  test(`${woord} is the other side of ${categorie}`, () => {
    const contrast = contrastenVan(categorie).find((rij) => rij.woord.woord === woord);
    assert.equal(contrast?.gat.antwoord, antwoord);
  });

test('the other side of d has a longer form to hear it in, and no other choice makes a word unless the sentence tells', () => {
  for (const categorie of ['verlenging-d-t', 'z-s-wissel', 'open-lettergreep', 'i-als-ie']) {
    for (const {
      woord: { woord },
      gat: { gat, keuzes, antwoord, metZin },
    } of contrastenVan(categorie)) {
      const anders = keuzes.filter((keuze) => keuze !== antwoord).map((keuze) => woord.slice(0, gat.start) + keuze + woord.slice(gat.end));
      assert.ok(metZin || !anders.some(isGoedGespeld), `${categorie}: ${woord}`);
    }
  }
});

for (const id of ['z-s-wissel', 'v-f-wissel', 'c-als-s', 'c-als-k', 'i-als-ie', 'th-woord', 'y-woord', 'leen-ou', 'achtervoegsel-aar'])
  test(`the other side of ${id} is a word of more than one klankgroep, as its own words are`, () => {
    const woorden = contrastenVan(id).map(({ woord }) => woord);
    assert.ok(woorden.length > 0);
    assert.deepEqual(
      woorden.filter(({ klankgroepen }) => klankgroepen.length < 2).map(({ woord }) => woord),
      [],
    );
  });

test('a rule whose own words go both ways needs none', () => assert.deepEqual(contrastenVan('ei-ij'), []));

const ring = findWoord('ring') ?? assert.fail('ring stands in the bank');

test('what a rule says is heard must be heard in its counter-words; what it says on a condition need not', () => {
  assert.equal(isRegelWaar('Ik hoor ngk, maar ik schrijf nk.', ring), false);
  assert.equal(isRegelWaar('Ik hoor t, maar ik schrijf th.', ring), false);
  assert.equal(isRegelWaar('Hoor ik ngk, dan schrijf ik nk.', ring), true);
  const bank = findWoord('bank') ?? assert.fail('bank stands in the bank');
  assert.equal(isRegelWaar('Hoor ik de zingende klank achter in mijn keel, dan schrijf ik ng.', bank), false);
  assert.equal(isRegelWaar('Hoor ik de zingende klank achter in mijn keel en geen k erachter, dan schrijf ik ng.', bank), true);
});

test('what a rule says is written stands in the word, and who breaks the rule of pannenkoek is named by it', () => {
  const [kwal, zonnebloem, groentesoep] = ['kwal', 'zonnebloem', 'groentesoep'].map(
    (woord) => findWoord(woord) ?? assert.fail(`${woord} stands in the bank`),
  );
  assert.ok(kwal && zonnebloem && groentesoep);
  assert.equal(isRegelWaar('Ik hoor kw of k, maar ik schrijf qu.', kwal), false);
  assert.equal(isRegelWaar('Hoor ik kw of k, dan kan het ook qu zijn: die woorden onthoud ik.', kwal), true);
  const kort = 'Heeft het eerste woord alleen een meervoud op -en, dan schrijf ik en ertussen; anders e.';
  assert.equal(isRegelWaar(kort, groentesoep), true);
  assert.equal(isRegelWaar(kort, zonnebloem), false);
  assert.equal(isRegelWaar(`${kort} Bij zon en maan schrijf ik ook e.`, zonnebloem), true);
});

test('the rule beside every word of its own and beside every counter-word is true of it', () => {
  const gelezen = CATEGORIEEN.flatMap(({ id, regel }) =>
    [
      ...woordenVan(id).filter(({ knelpunten }) => knelpunten.some(({ categorie }) => categorie === id)),
      ...contrastenVan(id).map(({ woord }) => woord),
    ].map((woord) => ({ woord, regel })),
  );
  assert.ok(gelezen.length > 6000, `${gelezen.length}`);
  for (const { woord, regel } of gelezen) assert.ok(isRegelWaar(regel, woord), `${woord.woord}: ${regel}`);
});
