import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEESTREDEN } from '@spelrijk/taal/lezen';
import { aandachtNu, named } from './aandacht.ts';

/** Thursday 19 November 2026, 8:00 in Amsterdam. */
const NU = Date.parse('2026-11-19T07:00:00Z');

test('days without practice are days of the calendar, as "eight days ago" is', () => {
  const dagen = (laatste: string): number | undefined =>
    aandachtNu({ aandacht: [], laatste: new Date(laatste), rust: [], oefendagen: null }, [], NU)[0]?.getal;
  assert.equal(dagen('2026-11-11T15:00:00Z'), 8, 'not yet eight times 24 hours');
  assert.equal(dagen('2026-11-12T15:00:00Z'), 7);
  assert.equal(dagen('2026-11-13T06:00:00Z'), undefined);
});

test('being stuck with a categorie is said as long as the leerling finds it difficult and often writes it wrong', () => {
  const vast = { code: 'loopt-vast' as const, categorie: 'ei-ij', getal: 86 };
  const terug = { code: 'zakt-terug' as const, categorie: 'ei-ij' };
  const bij = (beeld: 'moeilijk' | 'oefent' | 'beheerst', goed: number) =>
    aandachtNu(
      { aandacht: [vast, terug], laatste: new Date(NU), rust: [], oefendagen: null },
      [{ categorie: 'ei-ij', beeld, laatste: { antwoorden: 11, goed } }],
      NU,
    ).map(({ code }) => code);
  assert.deepEqual(bij('moeilijk', 5), ['loopt-vast', 'zakt-terug']);
  assert.deepEqual(bij('oefent', 5), ['zakt-terug']);
  assert.deepEqual(bij('beheerst', 5), []);
  // "It still often goes wrong" beside "9 of the last 11 right" is false, whatever the estimate says of all words.
  assert.deepEqual(bij('moeilijk', 9), ['zakt-terug']);
  assert.deepEqual(bij('moeilijk', 11), [], 'makes mistakes again is not said of who made none');
});

test('who is free asks for nothing, and the days that it was free do not count afterwards', () => {
  const rust = [{ id: '018f0000-0000-7000-8000-000000000001', soort: 'vakantie' as const, van: '2026-10-01', tot: '2099-01-01' }];
  assert.deepEqual(aandachtNu({ aandacht: [{ code: 'raadt-vaak' }], laatste: null, rust, oefendagen: null }, [], NU), []);
  const dag = (n: number): Date => new Date(NU - n * 86_400_000);
  const kort = (d: Date): string => d.toISOString().slice(0, 10);
  const voorbij = rust.map((rij) => ({ ...rij, van: kort(dag(18)), tot: kort(dag(3)) }));
  assert.deepEqual(aandachtNu({ aandacht: [], laatste: dag(20), rust: voorbij, oefendagen: null }, [], NU), []);
  const [eerste] = aandachtNu({ aandacht: [], laatste: dag(26), rust: voorbij, oefendagen: null }, [], NU);
  assert.deepEqual(eerste, { code: 'lang-niet-geoefend', getal: 10 });
});

test('who practises on own weekdays is asked for nothing on another day, nor before a whole week of them was missed', () => {
  const op = (nu: string, laatste: string, oefendagen: readonly number[]) =>
    aandachtNu({ aandacht: [], laatste: new Date(`${laatste}T15:00:00Z`), rust: [], oefendagen }, [], Date.parse(`${nu}T07:00:00Z`));
  // 21 November 2026 is a Saturday.
  assert.deepEqual(op('2026-11-28', '2026-11-21', [6]), [], 'today is the day itself');
  assert.deepEqual(op('2026-11-29', '2026-11-21', [6]), [], 'a Sunday is free');
  assert.deepEqual(op('2026-12-05', '2026-11-21', [6]), [{ code: 'lang-niet-geoefend', getal: 14 }]);
  assert.deepEqual(op('2026-11-30', '2026-11-21', [1, 2, 4, 5]), [{ code: 'lang-niet-geoefend', getal: 9 }]);
});

test('a reason names what it is about as the region of the customer does', () => {
  const over = (categorie: string) => [{ code: 'loopt-vast' as const, categorie, getal: 40 }];
  assert.equal(named(over('ei-ij'), 'nl')[0]?.naam, 'ei of ij');
  const trede = LEESTREDEN.find(({ naam }) => /M6/.test(naam));
  assert.ok(trede);
  assert.equal(named(over(trede.id), 'nl')[0]?.naam, trede.naam);
  assert.match(named(over(trede.id), 'be')[0]?.naam ?? '', /4de leerjaar/);
  assert.deepEqual(
    [named(over('ei-ij'), 'nl')[0]?.lezen, named(over(trede.id), 'nl')[0]?.lezen],
    [undefined, true],
    'a step of reading has no rule',
  );
  assert.deepEqual(named([{ code: 'raadt-vaak', getal: 30 }], 'nl'), [{ code: 'raadt-vaak', getal: 30 }]);
});
