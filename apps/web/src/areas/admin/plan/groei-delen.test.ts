import { test } from 'node:test';
import assert from 'node:assert/strict';
import { delenVan, type Doel, type Uitslag } from './groei-delen.ts';

const TELLING = { aantal: 0, goed: 0 };
const doel = (categorie: string): Doel => ({
  categorie,
  naam: categorie,
  ankers: 12,
  groei: null,
  oordeel: null,
  nieuw: TELLING,
  geoefend: { ...TELLING, eerst: 0 },
  alleenGeoefend: false,
  zinnen: TELLING,
  contrast: { naam: '', aantal: 0, metRegel: 0, overgebruik: false, voorbeeld: null },
  fouten: [],
});
const groei = {
  midden: 0,
  laag: 0,
  hoog: 0,
  kansOp: 0.5,
  kansRuim: 0.2,
  kansNeer: 0.5,
  kansRuimKwijt: 0.1,
  kansGelijk: 0.3,
  kansNorm: 0.5,
  kansBekend: 0.1,
  woorden: { voor: 40, na: 60, laag: 8, hoog: 31 },
};
const PLAN: NonNullable<Uitslag['plan']> = { groei, oordeel: { zin: 'onbeslist', norm: null }, n: 12 };

const koppen = (plan: Uitslag['plan'], ...namen: string[]): string[] =>
  delenVan({ plan, nameting: null, doelen: namen.map(doel) }).map((deel) => `${deel.plan ? 'plan ' : ''}${deel.doel?.naam ?? ''}`.trim());

test('a plan with one goal says its growth once; with more, the plan first and then each goal', () => {
  assert.deepEqual(koppen(PLAN, 'wr'), ['plan wr']);
  assert.deepEqual(koppen(PLAN, 'wr', 'ng'), ['plan', 'wr', 'ng']);
  assert.deepEqual(koppen(null, 'wr'), ['wr']);
  assert.deepEqual(koppen(PLAN), ['plan']);
});
