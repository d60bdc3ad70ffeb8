import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AANDACHTCODES } from '@spelrijk/domain/aandacht';
import { handVan, nobodyBegan, restKey } from './aandacht.ts';
import { loopt } from './opdrachten/queries.ts';

test('a groep waits for its cards as long as nobody ever practised', () => {
  assert.equal(nobodyBegan([{ laatstGeoefend: null }, { laatstGeoefend: null }]), true);
  assert.equal(nobodyBegan([{ laatstGeoefend: null }, { laatstGeoefend: '2026-11-02T09:00:00Z' }]), false);
});

test('that everybody practised is said where it is so, and never of a groep without children', () => {
  assert.equal(restKey(24, 24), 'aandacht.niemand');
  assert.equal(restKey(24, 23), 'aandacht.niemandNog');
  assert.equal(restKey(0, 0), 'aandacht.niemandNog');
});

test('every reason has something to press: a rule is practised, a step of reading is looked at', () => {
  const regel = { categorie: 'ei-ij', naam: 'ei of ij' };
  for (const code of AANDACHTCODES) assert.ok(handVan({ code, ...regel }), code);
  assert.deepEqual(handVan({ code: 'loopt-vast', ...regel }), { soort: 'regel', regel });
  assert.deepEqual(handVan({ code: 'zakt-terug', ...regel }), { soort: 'regel', regel });
  assert.deepEqual(handVan({ code: 'loopt-vast', ...regel, lezen: true }), { soort: 'lezen' });
  assert.deepEqual(handVan({ code: 'lang-niet-geoefend', getal: 9 }), { soort: 'weekplan' });
});

test('what a leerling practises already is said with what came of it, and only of this leerling, rule and period', () => {
  const nul = { goed: 0, antwoorden: 0 };
  const leerling = { id: 'a', roepnaam: 'Aya', begin: nul, sinds: { goed: 3, antwoorden: 4 }, terug: null };
  const opdracht = {
    id: 'o',
    categorie: 'ei-ij',
    naam: 'ei of ij',
    woorden: [],
    van: '2026-11-30',
    tot: '2026-12-04',
    gestopt: false,
    door: '',
  };
  const lijst = (erbij: { readonly tot?: string; readonly gestopt?: boolean }) => ({
    vandaag: '2026-12-02',
    geenDictee: [],
    opdrachten: [{ ...opdracht, ...erbij, terug: null, leerlingen: [leerling] }],
  });
  const doel = (id: string, categorie = 'ei-ij') => ({ categorie, naam: '', leerlingen: [{ id, roepnaam: '' }] });
  assert.deepEqual(loopt(lijst({}), doel('a')), leerling.sinds);
  assert.equal(loopt(lijst({}), doel('b')), undefined);
  assert.equal(loopt(lijst({}), doel('a', 'ng')), undefined);
  assert.equal(loopt(lijst({ gestopt: true }), doel('a')), undefined);
  assert.equal(loopt(lijst({ tot: '2026-12-01' }), doel('a')), undefined);
});
