import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromAanvraag, LEEG, problemsOf, proefTot, toBody } from './nieuwe-klant.ts';

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

test('a customer made of an application ends as the site promises: the first day counts, the last one too', () => {
  assert.equal(proefTot('2026-11-27', 30), '2026-12-26');
  assert.equal(proefTot('2026-11-27', 1), '2026-11-27');
  const aanvraag = {
    id: 'x',
    nummer: 'A',
    regio: 'nl',
    naam: 'Zoë Vos',
    email: 'zoe@wilg.example',
    bericht: '',
    status: 'nieuw',
    createdAt: '2026-11-27T09:00:00.000Z',
  } as const;
  const klant = fromAanvraag(
    {
      ...aanvraag,
      soort: 'school',
      organisatie: 'De Wilg',
      plaats: 'Ede',
      instellingsnummer: '',
      leerlingen: 40,
      adminId: null,
      dubbelen: [],
    },
    '2026-12-26',
  );
  assert.equal(toBody(klant, { admin: 'a', beheerder: 'b' }).licentie.tot, '2026-12-26');
});
