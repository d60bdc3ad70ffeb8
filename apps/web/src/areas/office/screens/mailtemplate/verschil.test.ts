import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verschil } from './verschil.ts';

const kort = (oud: string, nu: string): string =>
  verschil(oud, nu)
    .map(({ soort, tekst }) => ({ gelijk: '', weg: '-', erbij: '+' })[soort] + tekst)
    .join('|');

for (const [oud, nu, beeld] of [
  ['Dag Bo', 'Dag Bo', 'Dag Bo'],
  ['Dag Bo', 'Hoi Bo', '-Dag |+Hoi |Bo'],
  ['', 'Hoi', '+Hoi'],
  ['Hoi', '', '-Hoi'],
  ['een twee drie', 'een drie vier', 'een |-twee drie|+drie vier'],
  ['a\n\nb', 'a\n\nnieuw\n\nb', 'a\n\n|+nieuw\n\n|b'],
  ['een twee drie vier ', 'twee drie vier een ', '-een |twee drie vier |+een '],
  ['een twee drie vier ', 'vier een twee drie ', '+vier |een twee drie |-vier '],
  ['', '', ''],
] as const)
  test(`from "${oud}" to "${nu}"`, () => assert.equal(kort(oud, nu), beeld));

test('both texts come back whole', () => {
  const [oud, nu] = ['Dag {{ roepnaam }},\n\nOpen je account:\n\n{{ link }}', 'Hoi {{ roepnaam }},\n\n{{ link }}\n\nTot snel.'];
  const zonder = (soort: string): string =>
    verschil(oud, nu)
      .filter((stuk) => stuk.soort !== soort)
      .map(({ tekst }) => tekst)
      .join('');
  assert.equal(zonder('erbij'), oud);
  assert.equal(zonder('weg'), nu);
});
