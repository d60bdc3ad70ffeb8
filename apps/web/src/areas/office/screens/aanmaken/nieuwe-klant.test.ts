import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEEG, problemsOf, toBody } from './nieuwe-klant.ts';

const GOED = { ...LEEG, naam: 'De Wilg', roepnaam: 'Zoë', email: 'zoe@wilg.example' };

test('a name, a person and an address are needed, a number may be left out but not be wrong', () => {
  assert.deepEqual(problemsOf(LEEG), { naam: 'verplicht', roepnaam: 'verplicht', email: 'verplicht' });
  assert.deepEqual(problemsOf(GOED), {});
  assert.deepEqual(problemsOf({ ...GOED, email: 'zoe', instellingsnummer: '12' }), { email: 'emailFout', instellingsnummer: 'ongeldig' });
});

test('empty fields of a licence are no limit, and only a school has a number', () => {
  const ids = { admin: 'a', beheerder: 'b' };
  assert.deepEqual(toBody(GOED, ids).licentie, { van: null, tot: null, plaatsen: null, pakketten: [] });
  assert.equal(toBody({ ...GOED, soort: 'thuis', instellingsnummer: '12AB' }, ids).instellingsnummer, '');
  assert.equal(toBody({ ...GOED, plaatsen: '30' }, ids).licentie.plaatsen, 30);
});
