import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { opmerkingen, teSturen, uitPlak } from './rijen.ts';

const zit: BeheerLeerling = {
  id: 'a',
  groepId: 'g',
  groepNaam: 'Groep 5',
  roepnaam: 'Zoë',
  voorvoegsel: 'van den',
  achternaam: 'Berg',
  onderscheid: '',
  jaargroep: 5,
  figuur: 1,
  gebruikersnaam: 'zoe.berg',
  wachtwoord: 'geen',
};
let teller = 0;
const read = (tekst: string, rijen = uitPlak('', { rijen: [], groep: [], jaargroep: 5, createId: () => '' })) =>
  uitPlak(tekst, { rijen, groep: [zit], jaargroep: 5, createId: () => `id${teller++}` });

test('who is in the groep or twice in the list is marked and starts without a tick', () => {
  const rijen = read('Tim Jansen\nZOE VAN DEN BERG\ntim  jansen\nNoor Bos');
  assert.deepEqual(opmerkingen(rijen, [zit]), [undefined, 'dubbelGroep', 'dubbelHier', undefined]);
  assert.deepEqual(
    teSturen(rijen).map(({ roepnaam }) => roepnaam),
    ['Tim', 'Noor'],
  );
});

test('names pasted later come behind what is there, and a year in the list wins over that of the groep', () => {
  const eerst = read('Tim Jansen');
  const samen = read('roepnaam;achternaam;groep\nMila;Vos;6', eerst);
  assert.deepEqual(
    samen.map(({ roepnaam, jaargroep }) => [roepnaam, jaargroep]),
    [
      ['Tim', 5],
      ['Mila', 6],
    ],
  );
  assert.equal(samen[0]?.id, eerst[0]?.id);
});

test('a row without a first name is never sent', () => {
  assert.deepEqual(teSturen([{ id: 'x', roepnaam: ' ', voorvoegsel: '', achternaam: 'Bos', jaargroep: 5, mee: true }]), []);
});
