import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InstelNaam } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { giveBack, applyTo, herkomstVan, isConcept, LEEG, afterConcept, countConcept, setOpties } from './concept.ts';
import { gezet, namenVan, OPTIES } from './opties.ts';

test('every option has a field, a name and one line of explanation', () => {
  const namen = OPTIES.flatMap(namenVan);
  assert.deepEqual(namen.toSorted(), [...InstelNaam.options].toSorted());
  for (const naam of namen) for (const zin of Object.values(oefeninstellingenTeksten.nl.optie[naam])) assert.ok(zin.length > 2, naam);
});

test('setting, giving back and setting as it was saved', () => {
  const eigen = { doel: 0.9, hints: false } as const;
  const een = setOpties(LEEG, eigen, { doel: 0.7 });
  assert.deepEqual(afterConcept(eigen, een), { doel: 0.7, hints: false });
  const terug = giveBack(een, eigen, ['doel']);
  assert.deepEqual(afterConcept(eigen, terug), { hints: false });
  assert.deepEqual(terug, { zet: {}, terug: ['doel'] });
  assert.equal(countConcept(setOpties(terug, eigen, { doel: 0.9 })), 0);
  assert.equal(countConcept(giveBack(LEEG, eigen, ['minuten'])), 0, 'what was never set cannot be given back');
});

test('what holds comes from oneself, the groep, or the default, and says from where', () => {
  const [eigen, groep] = [{ doel: 0.9 }, { doel: 0.7, hints: false }] as const;
  assert.deepEqual([applyTo(eigen, groep).doel, applyTo(eigen, groep).hints, applyTo(eigen, groep).minuten], [0.9, false, 15]);
  assert.deepEqual(
    [herkomstVan(eigen, groep, ['doel']), herkomstVan(eigen, groep, ['hints']), herkomstVan(eigen, groep, ['minuten'])],
    ['zelf', 'groep', 'standaard'],
  );
  assert.deepEqual(
    gezet({ alleen: ['ei-ij'], doel: 0.9 }).map(({ naam }) => naam),
    ['uit', 'doel'],
  );
});

test('what was kept on the device and is no concept any more is not shown', () => {
  assert.ok(isConcept({ zet: { minuten: 20 }, terug: ['doel'] }));
  for (const value of [null, 'tekst', {}, { zet: null, terug: [] }, { zet: {}, terug: 'doel' }]) assert.equal(isConcept(value), false);
});
