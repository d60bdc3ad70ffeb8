import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { brokken, partijenVan } from './partijen.ts';

const kind = (id: string, groepId: string, wachtwoord: BeheerLeerling['wachtwoord']): BeheerLeerling => ({
  id,
  groepId,
  groepNaam: groepId,
  roepnaam: id,
  voorvoegsel: '',
  achternaam: 'Bos',
  onderscheid: '',
  jaargroep: 5,
  figuur: 1,
  gebruikersnaam: id,
  wachtwoord,
});
const GROEPEN = [
  { id: 'a', naam: 'Groep 3' },
  { id: 'b', naam: 'Groep 4' },
  { id: 'leeg', naam: 'Groep 5' },
];
const KINDEREN = [kind('1', 'b', 'geen'), kind('2', 'a', 'woorden'), kind('3', 'a', 'geen'), kind('4', 'b', 'plaatjes')];

test('cards are made groep by groep, by itself only for who has none', () => {
  const ids = (wie: 'zonder' | 'allemaal') => partijenVan(GROEPEN, KINDEREN, wie).map((partij) => [partij.groepId, partij.ids]);
  assert.deepEqual(ids('zonder'), [
    ['a', ['3']],
    ['b', ['1']],
    ['leeg', []],
  ]);
  assert.deepEqual(ids('allemaal'), [
    ['a', ['2', '3']],
    ['b', ['1', '4']],
    ['leeg', []],
  ]);
});

test('no request asks for more than the server makes, and none is asked for twice', () => {
  const ids = Array.from({ length: 130 }, (_, i) => String(i));
  assert.deepEqual(
    brokken(ids).map((deel) => deel.length),
    [60, 60, 10],
  );
  assert.deepEqual(brokken(ids).flat(), ids);
  assert.deepEqual(brokken([]), []);
});
