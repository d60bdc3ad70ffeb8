import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fragmenten, gesproken, telwoord, TELWOORDEN } from './spreken.ts';

test('numbers are said in words', () => {
  const table: readonly (readonly [number, string])[] = [
    [0, 'nul'],
    [1, 'één'],
    [14, 'veertien'],
    [20, 'twintig'],
    [21, 'eenentwintig'],
    [22, 'tweeëntwintig'],
    [33, 'drieëndertig'],
    [84, 'vierentachtig'],
    [100, 'honderd'],
    [101, 'honderd één'],
    [210, 'tweehonderd tien'],
    [999, 'negenhonderd negenennegentig'],
    [1234, 'meer dan duizend'],
  ];
  for (const [n, words] of table) assert.equal(telwoord(n).join(' '), words);
});

test('a text with gaps is said in pieces that all exist', () => {
  assert.deepEqual(gesproken('Je hebt er {{count}} van de {{totaal}}.', { count: 3, totaal: 12 }), [
    'Je hebt er',
    'drie',
    'van de',
    'twaalf',
  ]);
  assert.deepEqual(gesproken('{{naam}} hoort bij jou.', { naam: 'Wolletje' }), ['Wolletje', 'hoort bij jou.']);
  assert.deepEqual(gesproken('Kies een plek op de kaart.'), ['Kies een plek op de kaart.']);
  const text = '{{regio}}, plek {{nummer}}: {{naam}}';
  const said = gesproken(text, { regio: 'Letterbos', nummer: 41, naam: 'au of ou' });
  assert.deepEqual(said, ['Letterbos', 'plek', 'eenenveertig', 'au of ou']);
  assert.ok(said.every((piece) => ['Letterbos', 'au of ou', ...fragmenten(text), ...TELWOORDEN].includes(piece)));
});

test('every piece of every number is there once', () => {
  for (let n = 0; n < 1100; n++)
    assert.ok(
      telwoord(n).every((piece) => TELWOORDEN.includes(piece)),
      String(n),
    );
  assert.equal(new Set(TELWOORDEN).size, TELWOORDEN.length);
});
