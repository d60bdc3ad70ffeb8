import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegister, findTreffers, MEEST, type Vindbaar } from './treffers.ts';

const kind = (label: string, bij = 'Groep 5A'): Vindbaar => ({ soort: 'leerling', label, bij, to: `/${label}` });
const register = createRegister([
  kind('Sanne de Vries'),
  kind('Çağla Yılmaz'),
  kind('Zoë van ’t Hof', 'Groep 6'),
  kind('Tim Jansen'),
  { soort: 'groep', label: 'Groep 5A', to: '/5a' },
  { soort: 'scherm', label: 'Inlogkaarten', bij: 'Groep 5A', ook: 'wachtwoorden', to: '/kaarten' },
]);
const found = (tekst: string): readonly string[] => findTreffers(register, tekst).map(({ label }) => label);

const RIJEN: readonly (readonly [string, readonly string[]])[] = [
  ['yil', ['Çağla Yılmaz']],
  ['cagla y', ['Çağla Yılmaz']],
  ['ZOE', ['Zoë van ’t Hof']],
  ["van 't", ['Zoë van ’t Hof']],
  ['ries', ['Sanne de Vries']],
  ['tim 5a', ['Tim Jansen']],
  ['kaart 5a', ['Inlogkaarten']],
  ['wachtw', ['Inlogkaarten']],
  ['qqq', []],
  ['  ', []],
];
for (const [tekst, verwacht] of RIJEN)
  test(`search everywhere: ‘${tekst}’`, () => {
    assert.deepEqual(found(tekst), verwacht);
  });

test('what is called so stands before who is in it, and the beginning of a word before its middle', () => {
  assert.equal(found('groep 5a')[0], 'Groep 5A');
  assert.deepEqual(found('an'), ['Sanne de Vries', 'Zoë van ’t Hof', 'Tim Jansen']);
  assert.equal(found('ho')[0], 'Zoë van ’t Hof');
});

test('of a school of 1,200 no more is shown than a screen holds', () => {
  const school = createRegister(Array.from({ length: 1200 }, (_, i) => kind(`Kind${i} Jansen`)));
  assert.equal(findTreffers(school, 'jansen').length, MEEST);
});
