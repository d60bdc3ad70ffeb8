import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK } from './bank.ts';
import { isKleinWoord, samengesteldUit, stellendeTrappenVan } from './verwant.ts';

const paren = (tabel: string): string[][] => tabel.split('|').map((paar) => paar.split(' '));

test('a degree of comparison is known by its adjective, also where v and f change, and also where no rule makes it', () => {
  for (const [trap = '', stellend = ''] of paren(
    'liever lief|liefste lief|later laat|laatst laat|ouder oud|oudste oud|mooier mooi|grijzer grijs|bozere boos|dover doof|duurder duur|verder ver|beter goed|meer veel|meeste veel|minder weinig|liever graag|vroeger vroeg',
  ))
    assert.ok(stellendeTrappenVan(trap).includes(stellend), trap);
});

test('a word that only ends like one is no degree', () => {
  for (const woord of ['moest', 'oever', 'boter', 'kust', 'vijver', 'beker', 'winter', 'vinger', 'kamer', 'lief', 'kast'])
    assert.deepEqual(stellendeTrappenVan(woord), [], woord);
});

test('every degree of the bank leads to the word that the bank says it is of', () => {
  const trappen = BANK.filter(({ vorm, basis }) => vorm === 'trap' && basis !== undefined);
  assert.ok(trappen.length > 40);
  for (const { woord, basis = '' } of trappen) assert.ok(stellendeTrappenVan(woord).includes(basis), `${woord}: ${basis}`);
});

test('a compound is known by its words, in the bank, in one of its forms, and where nobody knows it', () => {
  for (const [woord = '', ...delen] of paren(
    'hondenhok hond hok|zwembad zwem bad|zeehonden zee honden|hondenriem hond riem|huishouden huis houden|duitsland duits land|veertien veer tien',
  ))
    assert.deepEqual(samengesteldUit(woord), delen, woord);
});

test('letters that look like two words make no compound', () => {
  for (const woord of ['sterren', 'bakken', 'minister', 'schilderde', 'hertogen', 'matrozen', 'luister', 'kanaal', 'hond', ''])
    assert.deepEqual(samengesteldUit(woord), [], woord);
});

test('a preposition tells nothing of a compound', () => {
  assert.deepEqual(['uit', 'op', 'hond'].map(isKleinWoord), [true, true, false]);
});
