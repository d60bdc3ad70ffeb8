import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { leerlijnVan } from './inhoud.ts';
import { stukkenVan } from './stukken.ts';
import { vraagVan } from './vragen.ts';

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

test('what sounds like another word is not judged right or wrong by itself: it was always right', () => {
  const woorden = [...leerlijnVan('nl').woorden.values()].filter(({ info }) => info.hoofd === 'homofoon');
  assert.ok(woorden.length > 50);
  for (const { info } of woorden) assert.ok(!info.vormen.includes('goed-fout'), info.woord);
});
