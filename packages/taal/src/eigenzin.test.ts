import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDicteezin } from './dicteezin.ts';
import { createEigenZin, isEigenZin, onbekendeWoorden } from './eigenzin.ts';
import { diagnoseZin } from './zindiagnose.ts';

const ZIN = 'Mijn zusje wordt morgen acht jaar.';

function labels(tekst: string, getypt: string): string[] {
  const zin = createEigenZin(tekst);
  assert.ok(zin);
  return diagnoseZin(createDicteezin(zin), getypt).afwijkingen.map(({ label }) => label);
}

test('a word with a point is no sentence', () => {
  assert.equal(isEigenZin('het schip.'), false);
  assert.equal(isEigenZin('de hond loopt'), false);
  assert.equal(isEigenZin(ZIN), true);
  assert.equal(createEigenZin('schip.'), undefined);
});

test('verb, word, capital and sign each have their own evidence', () => {
  const zin = createEigenZin(ZIN);
  assert.ok(zin);
  const categorieen = new Set(zin.knelpunten.map(({ categorie }) => categorie));
  for (const id of ['ww-tt-d-dt', 'hoofdletter-zin', 'leesteken-eind', 'cht']) assert.ok(categorieen.has(id), id);
  const { knelpunten } = diagnoseZin(createDicteezin(zin), 'Mijn zusje word morgen acht jaar.');
  assert.deepEqual(
    knelpunten.filter(({ goed }) => !goed).map(({ categorie }) => categorie),
    ['ww-tt-d-dt'],
  );
});

test('each kind of mistake is charged to its own rule', () => {
  assert.deepEqual(labels(ZIN, 'Mijn zusje word morgen acht jaar.'), ['ww-tt-d-dt']);
  assert.deepEqual(labels(ZIN, 'mijn zusje wordt morgen acht jaar.'), ['hoofdletter-zin']);
  assert.deepEqual(labels(ZIN, 'Mijn zusje wordt morgen acht jaar'), ['leesteken-eind']);
  assert.deepEqual(labels(ZIN, 'Mijn zusje wordt morgen agt jaar.'), ['cht']);
  assert.deepEqual(labels('Als het regent, blijft Anna thuis.', 'Als het regent blijft Anna thuis.'), ['komma']);
  assert.deepEqual(labels('Als het regent, blijft Anna thuis.', 'Als het regent, blijft anna thuis.'), ['hoofdletter-naam']);
});

test('a slip of the docent is seen before it is marked as right', () => {
  assert.deepEqual(onbekendeWoorden('De hond blaft naar de postbodde.'), ['postbodde']);
  assert.deepEqual(onbekendeWoorden(ZIN), []);
});

test('whoever is dictated a semicolon may write a full stop with a capital, or a comma: nobody hears which', () => {
  const zin = 'Mijn broer houdt van voetbal; ik zwem liever.';
  for (const getypt of [zin, 'Mijn broer houdt van voetbal. Ik zwem liever.', 'Mijn broer houdt van voetbal, ik zwem liever.'])
    assert.deepEqual(labels(zin, getypt), [], getypt);
  assert.deepEqual(labels(zin, 'Mijn broer houd van voetbal. Ik zwem liever.'), ['ww-tt-d-dt']);
  assert.notDeepEqual(labels(zin, 'Mijn broer houdt van voetbal. ik zwem liever.'), []);
  assert.notDeepEqual(labels('Ik heb pen, papier en lijm; jij niets.', 'Ik heb pen, papier en lijm jij niets.'), []);
});
