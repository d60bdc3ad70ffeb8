import assert from 'node:assert/strict';
import { test } from 'node:test';
import { korteNamen } from './korte-namen.ts';

const namen = (...groep: readonly (readonly [roepnaam: string, achternaam: string])[]): string[] => [
  ...korteNamen(groep.map(([roepnaam, achternaam], i) => ({ id: String(i), roepnaam, achternaam }))).values(),
];

test('a name that fits stands whole, a longer one as roepnaam and letter', () => {
  assert.deepEqual(namen(['Sem', 'de Boer'], ['Chloé', 'Dubois-Verhoeven'], ['Anna', 'van Heemskerck van Beest']), [
    'Sem de Boer',
    'Chloé D.',
    'Anna H.',
  ]);
});

test('two with one roepnaam are told apart by as many letters as that takes', () => {
  assert.deepEqual(namen(['Sanne', 'van den Bergenhouwer'], ['Sanne', 'Bergmans-Kloosterman'], ['Sanne', 'Visser-Oosterwijk']), [
    'Sanne Berge.',
    'Sanne Bergm.',
    'Sanne V.',
  ]);
});

test('a roepnaam that is too long by itself leaves room for what sets it apart', () => {
  const lang = namen(['Anna-Fleur Maximiliana', 'Bos'], ['Anna-Fleur Maximiliana', 'Kaya'], ['Maximiliaan-Alexander', '']);
  assert.deepEqual(lang, ['Anna-Fleur Maxim… B.', 'Anna-Fleur Maxim… K.', 'Maximiliaan-Alexand…']);
  assert.equal(new Set(lang).size, 3);
});

test('two with one name keep what numbers them', () => {
  const namesakes = ['El Khattabi-Bouzid (1)', 'El Khattabi-Bouzid (2)'].map((achternaam) => ['Mohammed', achternaam] as const);
  assert.deepEqual(namen(...namesakes), ['Mohammed E. (1)', 'Mohammed E. (2)']);
});
