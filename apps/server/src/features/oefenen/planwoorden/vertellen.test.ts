import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findStuk, leerlijnVan } from '../standen/index.ts';
import { verzwegenVan } from './vertellen.ts';

const van = (vorm: 'dictee-woord' | 'dictee-zin'): string =>
  [...leerlijnVan('nl').woorden.values()].find(({ info }) => info.vormen.includes(vorm) && findStuk('nl', info.woord) !== undefined)?.info
    .woord ?? assert.fail(vorm);

test('a word and a sentence that a test asks again are not told, however they are written; what is free is', () => {
  const [woord, zin] = [van('dictee-woord'), van('dictee-zin')];
  const { sleutels, isApart } = verzwegenVan('nl', [woord, zin]);
  const geschreven = (sleutel: string): string => findStuk('nl', sleutel)?.woord.woord ?? assert.fail(sleutel);
  const [los, heel] = [geschreven(woord), geschreven(zin)];
  assert.deepEqual([isApart(los), isApart(los.toUpperCase()), isApart(heel), isApart('vliegtuigje')], [true, true, true, false]);
  assert.ok(sleutels.has(woord) && sleutels.has(zin));
  assert.equal(verzwegenVan('nl', []).isApart(los), false);
});
