import { test } from 'node:test';
import assert from 'node:assert/strict';
import { localStore } from '../session/storage.ts';
import { forgetConcept, isGrond, isWijziging, loadConcept, metDeel, typedSince, storeConcept, sweepConcepten } from './concept.ts';

const NU = Date.parse('2026-11-19T09:00:00Z');
const isTekst = (value: unknown): value is string => typeof value === 'string';

test('what was typed is there again for who typed it, and for nobody else', () => {
  storeConcept('noor', 'zorg:kind', NU, 'raadt vaak');
  assert.equal(loadConcept('noor', 'zorg:kind', NU + 1000, isTekst), 'raadt vaak');
  assert.equal(loadConcept('uilke', 'zorg:kind', NU + 1000, isTekst), undefined);
  assert.equal(loadConcept('noor', 'zorg:ander', NU + 1000, isTekst), undefined);
});

test('saved or thrown away it is gone, after a week too, and what makes no sense is not shown', () => {
  storeConcept('noor', 'a', NU, 'tekst');
  assert.equal(loadConcept('noor', 'a', NU + 8 * 86_400_000, isTekst), undefined);
  forgetConcept('noor', 'a');
  assert.equal(loadConcept('noor', 'a', NU, isTekst), undefined);
  storeConcept('noor', 'b', NU, { geen: 'tekst' });
  assert.equal(loadConcept('noor', 'b', NU, isTekst), undefined);
});

test('after a week it is off the device, also of somebody who never comes back here; what is not a draft stays', () => {
  storeConcept('uilke', 'oud', NU, 'over een kind');
  storeConcept('noor', 'nieuw', NU + 6 * 86_400_000, 'tekst');
  localStore.set('muziek', '3');
  sweepConcepten(NU + 8 * 86_400_000);
  assert.deepEqual(
    localStore.keys().filter((key) => key.includes('oud') || key.includes('nieuw') || key === 'muziek'),
    ['concept:nieuw:noor', 'muziek'],
  );
});

test('what got saved after all, by a send whose answer came after the screen was left, is not found again', () => {
  storeConcept('noor', 'c', NU, 'bewaard');
  assert.equal(loadConcept('noor', 'c', NU, isTekst, 'eerder'), 'bewaard');
  assert.equal(loadConcept('noor', 'c', NU, isTekst, 'bewaard'), undefined);
  assert.equal(loadConcept('noor', 'c', NU, isTekst, 'iemand anders'), undefined, 'nor later, when it is another text');
});

test('a draft says on which version it was begun; without that it is not gone on with', () => {
  const isHeel = isGrond((value): value is string => typeof value === 'string');
  assert.equal(isHeel({ inhoud: 'tekst', versie: 3 }), true);
  for (const ander of ['tekst', null, { inhoud: 'tekst' }, { inhoud: 1, versie: 3 }, { inhoud: 'tekst', versie: '3' }])
    assert.equal(isHeel(ander), false, JSON.stringify(ander));
});

test('a change of what others set too keeps what was read when the first of it was typed, and only what was typed', () => {
  const gelezen = { tot: '2026-07-31', plaatsen: '30' };
  const besteld = { ...gelezen, tot: '2027-07-31' };
  const een = metDeel({ was: gelezen, eigen: {} }, gelezen, { plaatsen: '40' });
  assert.deepEqual(een, { was: gelezen, eigen: { plaatsen: '40' } });
  assert.deepEqual(metDeel(een, besteld, { tot: '2028-07-31' }), { was: gelezen, eigen: { plaatsen: '40', tot: '2028-07-31' } });
  assert.deepEqual(metDeel(een, besteld, { plaatsen: '30' }).eigen, {}, 'typed back is not typed');
  assert.deepEqual(metDeel({ was: gelezen, eigen: {} }, besteld, { plaatsen: '40' }).was, besteld, 'nothing typed yet: what is there now');
  assert.deepEqual(typedSince({ plaatsen: '45', tot: '2027-07-31' }, besteld), { plaatsen: '45' }, 'what was typed after it was sent');
  const isHeel = isWijziging(gelezen);
  assert.equal(isHeel(een), true);
  for (const ander of [null, 'tekst', { was: gelezen }, { was: { tot: '' }, eigen: {} }, { was: gelezen, eigen: { tot: 3 } }])
    assert.equal(isHeel(ander), false, JSON.stringify(ander));
  assert.equal(isHeel({ was: gelezen, eigen: { toString: '' } }), false, 'a field of another form');
});
