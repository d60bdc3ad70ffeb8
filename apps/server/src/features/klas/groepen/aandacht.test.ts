import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aandachtNu } from './aandacht.ts';

/** Thursday 19 November 2026, 8:00 in Amsterdam. */
const NU = Date.parse('2026-11-19T07:00:00Z');

test('days without practice are days of the calendar, as "eight days ago" is', () => {
  const dagen = (laatste: string): number | undefined =>
    aandachtNu({ aandacht: [], laatste: new Date(laatste), rust: [] }, [], NU)[0]?.getal;
  assert.equal(dagen('2026-11-11T15:00:00Z'), 8, 'not yet eight times 24 hours');
  assert.equal(dagen('2026-11-12T15:00:00Z'), 7);
  assert.equal(dagen('2026-11-13T06:00:00Z'), undefined);
});

test('being stuck with a categorie is said as long as the leerling finds it difficult', () => {
  const vast = { code: 'loopt-vast' as const, categorie: 'ei-ij', getal: 44 };
  const terug = { code: 'zakt-terug' as const, categorie: 'ei-ij' };
  const bij = (beeld: 'moeilijk' | 'oefent' | 'beheerst') =>
    aandachtNu({ aandacht: [vast, terug], laatste: new Date(NU), rust: [] }, [{ categorie: 'ei-ij', beeld }], NU).map(({ code }) => code);
  assert.deepEqual(bij('moeilijk'), ['loopt-vast', 'zakt-terug']);
  assert.deepEqual(bij('oefent'), ['zakt-terug']);
  assert.deepEqual(bij('beheerst'), []);
});

test('who is free asks for nothing, and the days that it was free do not count afterwards', () => {
  const rust = [{ id: '018f0000-0000-7000-8000-000000000001', soort: 'vakantie' as const, van: '2026-10-01', tot: '2099-01-01' }];
  assert.deepEqual(aandachtNu({ aandacht: [{ code: 'raadt-vaak' }], laatste: null, rust }, [], NU), []);
  const dag = (n: number): Date => new Date(NU - n * 86_400_000);
  const kort = (d: Date): string => d.toISOString().slice(0, 10);
  const voorbij = rust.map((rij) => ({ ...rij, van: kort(dag(18)), tot: kort(dag(3)) }));
  assert.deepEqual(aandachtNu({ aandacht: [], laatste: dag(20), rust: voorbij }, [], NU), []);
  const [eerste] = aandachtNu({ aandacht: [], laatste: dag(26), rust: voorbij }, [], NU);
  assert.deepEqual(eerste, { code: 'lang-niet-geoefend', getal: 10 });
});
