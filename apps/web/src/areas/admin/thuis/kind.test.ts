import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { adviseDoen, tellBeter, tellDeed } from './kind.ts';

const NIEUW: GroepLeerling = {
  id: '018f0000-0000-7000-8000-000000000001',
  roepnaam: 'Pip',
  achternaam: 'Verkade',
  jaargroep: 4,
  figuur: 3,
  laatstGeoefend: null,
  dagenWeek: 0,
  minutenWeek: 0,
  antwoordenWeek: 0,
  goedWeek: null,
  beheerst: 0,
  bezigMet: null,
  aandacht: [{ code: 'nog-nooit-geoefend' }],
  rust: null,
};
const BEZIG: GroepLeerling = {
  ...NIEUW,
  laatstGeoefend: '2026-11-20T10:00:00Z',
  dagenWeek: 2,
  minutenWeek: 14,
  antwoordenWeek: 46,
  goedWeek: 61,
  beheerst: 15,
  bezigMet: { id: 'ei-ij', naam: 'Woorden met ei of ij' },
  aandacht: [],
};

test('a child that never practised: nothing is claimed, and the card comes first', () => {
  assert.deepEqual(tellDeed(NIEUW), { code: 'nooit' });
  assert.deepEqual(tellBeter(NIEUW), [{ code: 'straks' }]);
  assert.deepEqual(adviseDoen(NIEUW), { code: 'kaart' });
});

test('a week without practice is said with the last time, and the advice is a moment, not a rule', () => {
  const stil: GroepLeerling = { ...BEZIG, dagenWeek: 0, minutenWeek: 0, antwoordenWeek: 0, goedWeek: null };
  assert.deepEqual(tellDeed(stil), { code: 'niet', laatst: '2026-11-20T10:00:00Z' });
  assert.deepEqual(adviseDoen({ ...stil, aandacht: [{ code: 'loopt-vast', categorie: 'ei-ij' }] }), { code: 'afspreken' });
});

test('a practising child: days and minutes, what it knows, how much goes well, what it is at', () => {
  assert.deepEqual(tellDeed(BEZIG), { code: 'week', dagen: 2, minuten: 14 });
  assert.deepEqual(tellBeter(BEZIG), [
    { code: 'beheerst', aantal: 15 },
    { code: 'goed', tien: 6 },
    { code: 'bezig', onderdeel: 'Woorden met ei of ij' },
  ]);
  assert.deepEqual(adviseDoen(BEZIG), { code: 'laatUitleggen', onderdeel: 'Woorden met ei of ij' });
});

test('a few answers give no share', () => {
  assert.ok(tellBeter({ ...BEZIG, antwoordenWeek: 19 }).every(({ code }) => code !== 'goed'));
});

test('guessing comes before what it is stuck at, and that before what it is at', () => {
  const stuck = { code: 'loopt-vast', categorie: 'ei-ij', getal: 40 } as const;
  assert.deepEqual(adviseDoen({ ...BEZIG, aandacht: [stuck, { code: 'raadt-vaak', getal: 20 }] }), { code: 'hardop' });
  assert.deepEqual(adviseDoen({ ...BEZIG, aandacht: [stuck] }), { code: 'uitleg', categorie: 'ei-ij' });
  assert.deepEqual(adviseDoen({ ...BEZIG, bezigMet: null }), { code: 'vraag' });
});

test('a day off is said as that, and asks nothing: also of a child that never practised or that is stuck', () => {
  const rust = { id: NIEUW.id, soort: 'vakantie', van: '2026-12-19', tot: '2027-01-03' } as const;
  for (const kind of [NIEUW, BEZIG, { ...BEZIG, dagenWeek: 0 }]) {
    assert.deepEqual(tellDeed({ ...kind, rust }), { code: 'vrij', soort: 'vakantie', tot: '2027-01-03' });
    assert.deepEqual(adviseDoen({ ...kind, rust, aandacht: [{ code: 'raadt-vaak' }] }), { code: 'vrij' });
  }
});
