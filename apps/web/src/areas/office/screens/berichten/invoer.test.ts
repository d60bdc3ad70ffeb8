import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doelVan, foutenVan, isInvoer, legeInvoer, toInvoer, type Invoer } from './invoer.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');
const invoer = (anders: Partial<Invoer>): Invoer => ({ ...legeInvoer(), titel: 'Titel', tekst: 'Tekst', ...anders });

test('what is chosen is whom it goes to; all kinds is the same as none named', () => {
  const lezers = 'iedereen';
  const klant = { id: 'a', naam: 'School' };
  assert.deepEqual(doelVan(invoer({})), { soorten: [], regio: null, adminId: null, lezers });
  assert.deepEqual(doelVan(invoer({ wie: 'deel', regio: 'be' })), { soorten: [], regio: 'be', adminId: null, lezers });
  assert.deepEqual(doelVan(invoer({ wie: 'deel', soorten: ['rt'] })), { soorten: ['rt'], regio: null, adminId: null, lezers });
  assert.deepEqual(doelVan(invoer({ wie: 'klant', klant, regio: 'be' })), { soorten: [], regio: null, adminId: 'a', lezers });
  assert.equal(doelVan(invoer({ wie: 'klant' })), null);
});

test('what was typed is recognised when it is found again on this device, and what has another form is not', () => {
  for (const anders of [
    {},
    { wie: 'klant', klant: { id: 'a', naam: 'School' } },
    { versturen: 'later', moment: '2026-11-19T10:01' },
  ] as const)
    assert.ok(isInvoer(structuredClone(invoer(anders))));
  for (const kapot of [null, 'tekst', { ...invoer({}), titel: 3 }, { titel: 'Titel', tekst: 'Tekst' }])
    assert.equal(isInvoer(kapot), false);
});

test('what is missing for this choice is asked for, and nothing else', () => {
  const fouten = (anders: Partial<Invoer>): string[] => [...foutenVan(invoer(anders), NOW)];
  assert.deepEqual(fouten({}), []);
  assert.deepEqual(fouten({ titel: ' ', tekst: '\n' }), ['titel', 'tekst']);
  assert.deepEqual(fouten({ wie: 'klant' }), ['klant']);
  assert.deepEqual(fouten({ wie: 'deel', soorten: [] }), ['soorten']);
  assert.deepEqual(fouten({ soorten: [] }), []);
  assert.deepEqual(fouten({ versturen: 'later' }), ['moment']);
  assert.deepEqual(fouten({ versturen: 'later', moment: '2026-11-19T09:59' }), ['moment']);
  assert.deepEqual(fouten({ versturen: 'later', moment: '2026-11-19T10:01' }), []);
});

test('a message that is opened again is as it was left; what was withdrawn does not go out by itself', () => {
  const bericht = {
    id: 'b',
    versie: 3,
    titel: 'T',
    tekst: 'X',
    doel: { soorten: [], regio: null, adminId: 'a', lezers: 'beheerders' as const },
    adminNaam: 'School',
    stand: 'ingetrokken' as const,
    op: '2026-11-20T09:00:00Z',
    bereik: { admins: 1, mensen: 2 },
    gelezen: 0,
  };
  const terug = toInvoer(bericht);
  assert.deepEqual(
    [terug.wie, terug.klant?.naam, terug.lezers, terug.versturen, terug.versie],
    ['klant', 'School', 'beheerders', 'niet', 3],
  );
  assert.equal(toInvoer({ ...bericht, stand: 'gepland' }).versturen, 'later');
});
