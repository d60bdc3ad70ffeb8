import assert from 'node:assert/strict';
import { test } from 'node:test';
import { magMaken, metKaart } from './oude-kaart.ts';

const kind = (id: string, wachtwoord: 'geen' | 'woorden') => ({
  id,
  groepId: '',
  groepNaam: '',
  roepnaam: id,
  voorvoegsel: '',
  achternaam: '',
  jaargroep: 4,
  figuur: 0,
  gebruikersnaam: id,
  wachtwoord,
});

test('a card at the fridge goes on working until a parent says that it may go', () => {
  const kinderen = [kind('pip', 'woorden'), kind('abel', 'geen')];
  assert.deepEqual(
    metKaart(['pip', 'abel'], kinderen).map(({ id }) => id),
    ['pip'],
  );
  assert.equal(magMaken(1, true, false), false);
  assert.equal(magMaken(1, true, true), true);
  assert.equal(magMaken(0, true, false), true);
  assert.equal(magMaken(3, false, false), true);
});
