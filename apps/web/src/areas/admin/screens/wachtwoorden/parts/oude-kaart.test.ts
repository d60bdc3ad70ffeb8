import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metKaart } from './oude-kaart.ts';

const kind = (id: string, wachtwoord: 'geen' | 'woorden') => ({
  id,
  groepId: '',
  groepNaam: '',
  roepnaam: id,
  voorvoegsel: '',
  achternaam: '',
  onderscheid: '',
  jaargroep: 4,
  figuur: 0,
  gebruikersnaam: id,
  wachtwoord,
});

test('asked about are the cards of who gets a new one', () => {
  const kinderen = [kind('pip', 'woorden'), kind('abel', 'geen')];
  assert.deepEqual(
    metKaart(['pip', 'abel'], kinderen).map(({ id }) => id),
    ['pip'],
  );
});
