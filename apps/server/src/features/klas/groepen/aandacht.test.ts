import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aandachtNu } from './aandacht.ts';

/** Thursday 19 November 2026, 8:00 in Amsterdam. */
const NU = Date.parse('2026-11-19T07:00:00Z');

test('days without practice are days of the calendar, as "eight days ago" is', () => {
  const dagen = (laatste: string): number | undefined => aandachtNu([], [], new Date(laatste), NU)[0]?.getal;
  assert.equal(dagen('2026-11-11T15:00:00Z'), 8, 'not yet eight times 24 hours');
  assert.equal(dagen('2026-11-12T15:00:00Z'), 7);
  assert.equal(dagen('2026-11-13T06:00:00Z'), undefined);
});

test('being stuck with a categorie is said as long as the leerling finds it difficult', () => {
  const vast = { code: 'loopt-vast' as const, categorie: 'ei-ij', getal: 44 };
  const terug = { code: 'zakt-terug' as const, categorie: 'ei-ij' };
  const bij = (beeld: 'moeilijk' | 'oefent' | 'beheerst') =>
    aandachtNu([vast, terug], [{ categorie: 'ei-ij', beeld }], new Date(NU), NU).map(({ code }) => code);
  assert.deepEqual(bij('moeilijk'), ['loopt-vast', 'zakt-terug']);
  assert.deepEqual(bij('oefent'), ['zakt-terug']);
  assert.deepEqual(bij('beheerst'), []);
});
