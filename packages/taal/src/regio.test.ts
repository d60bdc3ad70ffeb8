import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK } from './bank.ts';
import { ALGEMENE_FOUTEN, CATEGORIENAMEN, findCategorienaam } from './categorie-namen.ts';
import { HALFJAREN, introVan, leerlijnVoor, plekVan, shift } from './leerlijn.ts';
import { REGIOPAREN, regioVan, tegenhanger, uitspraakOpmerking } from './regio.ts';

test('a word of one region has its counterpart in the other', () => {
  for (const [woord, regio, ander] of [
    ['confituur', 'be', 'jam'],
    ['magnetron', 'nl', 'microgolfoven'],
    ['hond', 'beide', undefined],
  ] as const) {
    assert.equal(regioVan(woord), regio);
    assert.equal(tegenhanger(woord), ander);
  }
  for (const { nl, be } of REGIOPAREN) assert.ok(nl.length > 0 && be.length > 0);
});

test('a picture is never named with a word of the other region', () => {
  for (const woord of BANK) {
    const regio = regioVan(woord.woord);
    if (woord.plaatje && regio !== 'beide' && woord.regio !== 'beide') assert.equal(woord.regio, regio, woord.woord);
  }
});

test('remarks on sound are about categories and errors that exist', () => {
  const algemeen: ReadonlySet<string> = new Set(ALGEMENE_FOUTEN);
  for (const { id } of CATEGORIENAMEN)
    for (const regio of ['nl', 'be'] as const)
      for (const fout of uitspraakOpmerking(id, regio)?.fouten ?? []) assert.ok(findCategorienaam(fout) || algemeen.has(fout), fout);
});

test('a school can shift a categorie by half-years, never out of school', () => {
  assert.equal(shift('4a', 'nl', -1), '3b');
  assert.equal(shift('1a', 'be', -1), 'K3b');
  assert.equal(shift('8b', 'nl', 3), '8b');
  assert.equal(shift('K3a', 'be', -5), 'K3a');
  assert.equal(shift('9a', 'nl', 1), '9a');
  const eiIj = findCategorienaam('ei-ij');
  assert.ok(eiIj);
  assert.equal(introVan(eiIj, 'nl', { 'ei-ij': 2 }), '5a');
  for (const { intro } of CATEGORIENAMEN)
    for (const regio of ['nl', 'be'] as const) assert.ok(HALFJAREN[regio].includes(intro[regio]), intro[regio]);
});

test('what should be known first stays first when it is shifted', () => {
  for (const regio of ['nl', 'be'] as const) {
    const plekken = new Map(leerlijnVoor(regio, { 'i-als-ie': 3 }).map(({ id, intro }) => [id, plekVan(intro, regio)]));
    assert.equal(plekken.size, CATEGORIENAMEN.length);
    for (const { id, vooraf } of CATEGORIENAMEN)
      for (const eerder of vooraf) assert.ok((plekken.get(eerder) ?? 0) <= (plekken.get(id) ?? 0), `${eerder} ${id}`);
  }
});
