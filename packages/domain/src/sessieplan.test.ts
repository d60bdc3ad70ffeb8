import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseFouten, planSessie, countRegels, type Sindsfeiten } from './sessieplan.ts';

const FEITEN: Sindsfeiten = {
  dagen: 3,
  antwoorden: 60,
  gokjes: 0,
  regel: { categorie: 'verdubbeling', keer: 4 },
  fouten: [{ woord: 'bomen' }, { woord: 'kikker' }],
  vrij: false,
  nooit: false,
  huiswerk: true,
};
const codes = (feiten: Partial<Sindsfeiten>, minuten = 45): readonly string[] =>
  planSessie({ ...FEITEN, ...feiten }, minuten).map(({ code }) => code);

test('every line of the session follows from what happened', () => {
  assert.deepEqual(planSessie(FEITEN, 45), [
    { code: 'terugkijken', minuten: 5 },
    { code: 'uitleg', categorie: 'verdubbeling', keer: 4, minuten: 10 },
    { code: 'dictee', woorden: ['bomen', 'kikker'], minuten: 10 },
    { code: 'samen', minuten: 15 },
    { code: 'huiswerk', minuten: 5 },
  ]);
});

test('nothing went wrong: no explanation and no words; nothing practised: that is asked first', () => {
  assert.deepEqual(codes({ regel: null, fouten: [], huiswerk: false }), ['terugkijken', 'samen']);
  assert.deepEqual(codes({ dagen: 0, antwoorden: 0, regel: null, fouten: [], huiswerk: false }), ['navragen', 'samen']);
  assert.equal(codes({ dagen: 0, vrij: true })[0], 'terugkijken', 'a holiday is no reason to ask');
  assert.equal(codes({ dagen: 0, nooit: true })[0], 'kennismaken');
});

test('homework is only asked for where there is some to set; who never practised goes home with its card', () => {
  const leeg = { antwoorden: 0, regel: null, fouten: [] };
  assert.ok(!codes({ ...leeg, huiswerk: false }).includes('huiswerk'));
  assert.ok(codes({ ...leeg, huiswerk: true }).includes('huiswerk'), 'what was just set');
  assert.deepEqual(planSessie({ ...FEITEN, ...leeg, dagen: 0, nooit: true, huiswerk: false }, 45), [
    { code: 'kennismaken', minuten: 5 },
    { code: 'samen', minuten: 35 },
    { code: 'inlogkaart', minuten: 5 },
  ]);
});

test('guessing is named when there are enough answers to say so', () => {
  assert.ok(codes({ gokjes: 12 }).includes('rustig'));
  assert.ok(!codes({ gokjes: 9 }).includes('rustig'));
  assert.ok(!codes({ antwoorden: 19, gokjes: 19 }).includes('rustig'));
});

test('the lines fill the time and never more', () => {
  for (const minuten of [10, 15, 20, 30, 45, 60, 180]) {
    const som = planSessie({ ...FEITEN, gokjes: 30 }, minuten).reduce((tot, regel) => tot + regel.minuten, 0);
    assert.ok(som <= minuten, `${minuten}: ${som}`);
  }
});

test('five errors that tell something: most broken rule first, a word once, not all of one rule', () => {
  const fout = (woord: string, label: string) => ({ woord, gegeven: `${woord}x`, label });
  const fouten = [fout('hond', 'd-of-t'), ...['a', 'b', 'b', 'c', 'd', 'e'].map((woord) => fout(woord, 'verdubbeling'))];
  assert.deepEqual(
    chooseFouten(fouten).map(({ woord }) => woord),
    ['a', 'b', 'c', 'hond'],
  );
  assert.deepEqual(countRegels(fouten)[0], { categorie: 'verdubbeling', keer: 6 });
  assert.equal(chooseFouten(Array.from({ length: 9 }, (_, i) => fout(`w${i}`, `r${i}`))).length, 5);
});
