import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviseDoen, tellBeter, tellDeed, type KindFeiten } from './kindbericht.ts';

const NIEUW: KindFeiten = {
  laatstGeoefend: null,
  dagenWeek: 0,
  minutenWeek: 0,
  antwoordenWeek: 0,
  goedWeek: null,
  beheerst: 0,
  nieuwBeheerst: [],
  bezigMet: null,
  aandacht: [{ code: 'nog-nooit-geoefend' }],
  rust: null,
  oefendagen: null,
};
const BEZIG: KindFeiten = {
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
  const stil: KindFeiten = { ...BEZIG, dagenWeek: 0, minutenWeek: 0, antwoordenWeek: 0, goedWeek: null };
  assert.deepEqual(tellDeed(stil), { code: 'niet', laatst: '2026-11-20T10:00:00Z' });
  assert.deepEqual(adviseDoen({ ...stil, aandacht: [{ code: 'loopt-vast', categorie: 'ei-ij' }] }), { code: 'afspreken' });
  assert.deepEqual(adviseDoen({ ...stil, oefendagen: [1, 6] }), { code: 'oefendag' }, 'tomorrow may be free');
});

test('a practising child: days and minutes, what it knows, how much goes well, what it is at', () => {
  assert.deepEqual(tellDeed(BEZIG), { code: 'week', dagen: 2, minuten: 14 });
  assert.deepEqual(tellBeter(BEZIG), [
    { code: 'beheerst', aantal: 15 },
    { code: 'goed', tien: 6 },
    { code: 'bezig', categorie: 'ei-ij' },
  ]);
  assert.deepEqual(adviseDoen(BEZIG), { code: 'laatUitleggen', categorie: 'ei-ij' });
});

test('what was not known before and is now comes first, in place of the count', () => {
  const [eerste, ...rest] = tellBeter({ ...BEZIG, nieuwBeheerst: ['ei-ij', 'au-ou'] });
  assert.deepEqual(eerste, { code: 'nieuw', categorie: 'ei-ij', meer: 1 });
  assert.ok(rest.every(({ code }) => code !== 'beheerst'));
});

test('a few answers give no share', () => {
  assert.ok(tellBeter({ ...BEZIG, antwoordenWeek: 19 }).every(({ code }) => code !== 'goed'));
});

test('guessing comes before what it is stuck at, and that before what it is at', () => {
  const stuck = { code: 'loopt-vast', categorie: 'ei-ij' } as const;
  assert.deepEqual(adviseDoen({ ...BEZIG, aandacht: [stuck, { code: 'raadt-vaak' }] }), { code: 'hardop' });
  assert.deepEqual(adviseDoen({ ...BEZIG, aandacht: [stuck] }), { code: 'uitleg', categorie: 'ei-ij' });
  assert.deepEqual(adviseDoen({ ...BEZIG, bezigMet: null }), { code: 'vraag' });
});

test('a day off is said as that, and asks nothing: also of a child that never practised or that is stuck', () => {
  const rust = { soort: 'vakantie', tot: '2027-01-03' } as const;
  for (const kind of [NIEUW, BEZIG, { ...BEZIG, dagenWeek: 0 }]) {
    assert.deepEqual(tellDeed({ ...kind, rust }), { code: 'vrij', soort: 'vakantie', tot: '2027-01-03' });
    assert.deepEqual(adviseDoen({ ...kind, rust, aandacht: [{ code: 'raadt-vaak' }] }), { code: 'vrij' });
  }
});
