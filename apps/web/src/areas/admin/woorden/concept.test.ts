import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropConcept, keepConcept, readConcept, type Concept } from './concept.ts';

const concept: Concept = {
  id: '018f0000-0000-7000-8000-000000000001',
  versie: 0,
  naam: 'Week 12',
  woorden: [{ woord: 'boom' }, { woord: 'bomen', hoofd: 'open-lettergreep', onthouden: true }],
};

test('an unsaved list is there again for who typed it, per groep and list, and for no other teacher of this device', () => {
  keepConcept('noor', 'uilen', 'nieuw', concept);
  assert.deepEqual(readConcept('noor', 'uilen', 'nieuw'), concept);
  assert.equal(readConcept('uilke', 'uilen', 'nieuw'), null);
  assert.equal(readConcept('noor', 'mussen', 'nieuw'), null);
  assert.equal(readConcept('noor', 'uilen', 'dictee:nieuw'), null);
  dropConcept('noor', 'uilen', 'nieuw');
  assert.equal(readConcept('noor', 'uilen', 'nieuw'), null);
});
