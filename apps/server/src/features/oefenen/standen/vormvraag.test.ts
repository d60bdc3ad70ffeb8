import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { ALLE_SPELVORMEN } from '@spelrijk/domain/oefenvormen';
import { leerlijnVan } from './inhoud.ts';
import { stukkenVan } from './stukken.ts';
import { schrijfvorm, vraagVan } from './vragen.ts';

const vragen = [...leerlijnVan('nl').woorden.values()].flatMap(({ info }) => {
  const stuk = stukkenVan('nl').get(info.woord);
  const vraag = stuk && info.vormen.includes('vorm-veranderen') ? vraagVan('vorm-veranderen', stuk, createRandom(1)) : null;
  return stuk && vraag ? [{ stuk, vraag: vraag.vraag ?? '' }] : [];
});
const bij = (vorm: string): typeof vragen => vragen.filter(({ stuk }) => stuk.woord.vorm === vorm);

test('who makes a word small is not told a wrong kleine: een klein ding, een kleine stem', () => {
  assert.ok(bij('verkl').length > 50);
  for (const { vraag } of bij('verkl')) assert.doesNotMatch(vraag, /kleine? (?!een)/u, vraag);
});

test('a form of now is asked of now, or the past would be right as well', () => {
  const nu = [...bij('tt1'), ...bij('tt3')];
  assert.ok(nu.length > 50);
  for (const { vraag } of nu) assert.match(vraag, / nu$/, vraag);
});

test('what no person does is asked with het', () => {
  const weer = vragen.filter(({ stuk }) => stuk.woord.vorm === 'tt3' && /^(?:sneeuwen|regenen|gebeuren)$/.test(stuk.woord.basis ?? ''));
  assert.ok(weer.length > 0);
  for (const { vraag } of weer) assert.match(vraag, /: het \.\.\./, vraag);
});

test('what the engine can choose has a form, in both regions, also where nobody looked before it was taken in', () => {
  for (const regio of ['nl', 'be'] as const) {
    const zonder = [...leerlijnVan(regio).woorden.values()].filter(({ info }) => info.vormen.length === 0);
    assert.deepEqual(
      zonder.map(({ info }) => info.woord),
      [],
      regio,
    );
  }
});

test('what sounds like another word is not judged right or wrong by itself: it was always right', () => {
  const woorden = [...leerlijnVan('nl').woorden.values()].filter(({ info }) => info.hoofd === 'homofoon');
  assert.ok(woorden.length > 50);
  for (const { info } of woorden) assert.ok(!info.vormen.includes('goed-fout'), info.woord);
});

test('a form that a word is said to have can be asked: with a fault to mend, and with a wrong spelling to judge', () => {
  // Each diagnosis takes its time: one word of nine, and every sentence.
  const woorden = [...leerlijnVan('nl').woorden.values()].filter(
    ({ info }, plek) => plek % 9 === 0 || stukkenVan('nl').get(info.woord)?.soort === 'gat',
  );
  assert.ok(woorden.length > 1500, `${woorden.length}`);
  const kan = (naam: string, vorm: 'fout-verbeteren' | 'goed-fout'): boolean => {
    const stuk = stukkenVan('nl').get(naam);
    const vragenVan = [1, 2, 3, 4, 5, 6, 7, 8].map((zaad) => (stuk ? vraagVan(vorm, stuk, createRandom(zaad)) : null));
    return vragenVan.some((vraag) => vraag !== null && (vorm === 'fout-verbeteren' || vraag.antwoord !== 'goed'));
  };
  const gemist = woorden.flatMap(({ info }) =>
    (['fout-verbeteren', 'goed-fout'] as const)
      .filter((vorm) => info.vormen.includes(vorm) && !kan(info.woord, vorm))
      .map((vorm) => `${info.woord} ${vorm}`),
  );
  assert.deepEqual(gemist, []);
});

test('of two words that sound alike the other one stands in the sentence, and the right one has to be written', () => {
  const stuk = stukkenVan('nl').get('homofoon-09');
  const vraag = stuk && vraagVan('fout-verbeteren', stuk, createRandom(1));
  assert.equal(vraag?.antwoord, 'wij');
  assert.match(vraag?.vraag ?? '', /(?<!\p{L})[Ww]ei(?!\p{L})/u);
});

test('what is written short shows what it is short for in every form it is asked in, and none of these is a dictation', () => {
  const korte = [...leerlijnVan('nl').woorden.values()].filter(({ info }) => info.hoofd === 'afkortingen');
  assert.ok(korte.length >= 40, `${korte.length}`);
  for (const { info } of korte) {
    assert.deepEqual(info.vormen, ['fout-verbeteren', 'vorm-veranderen', 'kies'], info.woord);
    const stuk = stukkenVan('nl').get(info.woord) ?? assert.fail(info.woord);
    for (const vorm of ALLE_SPELVORMEN) {
      const vraag = vraagVan(vorm, stuk, createRandom(1));
      assert.equal(vraag !== null, info.vormen.includes(vorm), `${info.woord} ${vorm}`);
      if (vraag) assert.ok(vraag.vraag?.includes(`(kort: ${stuk.woord.basis})`) && vraag.antwoord === info.woord, `${vraag.vraag}`);
    }
    assert.equal(schrijfvorm('dictee-woord', stuk), 'vorm-veranderen');
  }
});

test('without its sentence, or without what it is short for, nothing written short is asked', () => {
  const stuk = stukkenVan('nl').get('d.w.z.') ?? assert.fail('d.w.z.');
  const { basis: _basis, ...zonderBasis } = stuk.woord;
  for (const woord of [{ ...stuk.woord, zin: 'Dit is een andere zin.' }, zonderBasis])
    for (const vorm of ALLE_SPELVORMEN) assert.equal(vraagVan(vorm, { ...stuk, woord }, createRandom(1)), null, vorm);
});
