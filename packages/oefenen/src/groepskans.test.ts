import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseDictee, kansenVan, type Groepskans } from './groepskans.ts';
import { NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand } from './stand.ts';

const leerlijn = proefLeerlijn();
const kind = (gemiddelde: number) => createStand({ seedPrior: { gemiddelde, sd: 0.5 } });
const kans = (woord: string, categorie: string, waarde: number): Groepskans => ({ woord, categorie, kans: waarde });

test('a stronger groep is expected to write every word better', () => {
  const zwak = kansenVan([kind(1), kind(2)], leerlijn, ['verdubbeling', 'ei-ij'], NU);
  const sterk = kansenVan([kind(4), kind(5)], leerlijn, ['verdubbeling', 'ei-ij'], NU);
  assert.ok(zwak.length > 0 && zwak.length === sterk.length);
  zwak.forEach((een, i) => assert.ok(een.kans < (sterk[i]?.kans ?? 0) && een.kans >= 0 && (sterk[i]?.kans ?? 2) <= 1, een.woord));
});

test('the chance of a groep is the mean of its leerlingen, in whatever order', () => {
  const [een, twee, samen, om] = [[kind(2)], [kind(4)], [kind(2), kind(4)], [kind(4), kind(2)]].map((standen) =>
    kansenVan(standen, leerlijn, ['ei-ij'], NU),
  );
  samen?.forEach(({ kans: gemiddeld }, i) => {
    assert.ok(Math.abs(gemiddeld - ((een?.[i]?.kans ?? 0) + (twee?.[i]?.kans ?? 0)) / 2) < 1e-12);
    assert.ok(Math.abs(gemiddeld - (om?.[i]?.kans ?? 0)) < 1e-12);
  });
});

test('an unknown categorie is left out, reserved words are never among them, and an empty groep gives no NaN', () => {
  assert.deepEqual(kansenVan([kind(3)], leerlijn, ['bestaat-niet'], NU), []);
  const alles = kansenVan([], leerlijn, ['ei-ij'], NU);
  assert.ok(alles.every(({ woord, kans: k }) => k === 0 && leerlijn.woorden.get(woord)?.info.gereserveerd !== true));
});

test('a dictation takes words that six to eight in ten get right, easiest first', () => {
  const rij = [0.1, 0.62, 0.7, 0.78, 0.97].map((k, i) => kans(`w${i}`, 'a', k));
  assert.deepEqual(
    chooseDictee(rij, 3).map(({ woord }) => woord),
    ['w3', 'w2', 'w1'],
  );
  assert.equal(chooseDictee(rij, 4).length, 4);
  assert.equal(chooseDictee(rij, 99).length, 5);
  assert.deepEqual(chooseDictee([], 3), []);
});

test('categories take turns; one that is known or too hard takes no place of a useful word', () => {
  const a = [0.7, 0.71, 0.72].map((k, i) => kans(`a${i}`, 'a', k));
  const b = [0.69, 0.68, 0.67].map((k, i) => kans(`b${i}`, 'b', k));
  const c = [0.99, 0.99].map((k, i) => kans(`c${i}`, 'c', k));
  const gekozen = chooseDictee([...a, ...b, ...c], 4).map(({ categorie }) => categorie);
  assert.deepEqual(gekozen.toSorted(), ['a', 'a', 'b', 'b']);
});

test('the same chances give the same words, whatever their order', () => {
  const rij = Array.from({ length: 20 }, (_, i) => kans(`w${i}`, i % 2 ? 'a' : 'b', 0.5 + (i % 5) / 10));
  assert.deepEqual(chooseDictee(rij, 6), chooseDictee(rij.toReversed(), 6));
});
