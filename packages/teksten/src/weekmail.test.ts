import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekZinnen, type WeekKind } from './weekmail.ts';

const NIEUW: WeekKind = {
  roepnaam: 'Pip',
  laatstGeoefend: null,
  dagenWeek: 0,
  minutenWeek: 0,
  antwoordenWeek: 0,
  goedWeek: null,
  beheerst: 0,
  nieuwBeheerst: [],
  bezigMet: null,
  aandacht: [],
  rust: null,
  oefendagen: null,
};
const BEZIG: WeekKind = {
  ...NIEUW,
  laatstGeoefend: '2026-11-20T10:00:00Z',
  dagenWeek: 2,
  minutenWeek: 14,
  antwoordenWeek: 40,
  goedWeek: 62,
};
const zinnen = (kind: Partial<WeekKind>, basis = BEZIG) => weekZinnen({ ...basis, ...kind }, (id) => `naam van ${id}`);

test('a child that never practised: nothing is claimed, nothing is blamed', () => {
  assert.deepEqual(zinnen({}, NIEUW), [
    'Pip heeft nog niet geoefend, en dat geeft niet: beginnen kan elke dag.',
    'Wat er lukt, is te zien na een paar keer oefenen.',
    'Zet Pip er een keer voor en kijk de eerste minuten samen.',
  ]);
});

test('a week without practice is said kindly, and asks for a moment', () => {
  const [deed, , doen] = zinnen({ dagenWeek: 0, minutenWeek: 0, antwoordenWeek: 0, goedWeek: null });
  assert.equal(deed, 'Pip oefende de afgelopen week niet, en dat geeft niet: er gaat niets verloren.');
  assert.match(doen, /^Spreek samen een vast moment af voor morgen/);
  const [, , eigenDag] = zinnen({ dagenWeek: 0, minutenWeek: 0, antwoordenWeek: 0, goedWeek: null, oefendagen: [1, 4] });
  assert.match(eigenDag, /^Spreek samen een vast moment af voor de volgende oefendag/);
});

test('getting better is said only of what was not known before; else how it stands, else what it is at', () => {
  assert.match(zinnen({ nieuwBeheerst: ['ei-ij'], beheerst: 12 })[1], /^Dit zit er nu goed in: ‘naam van ei-ij’\.$/);
  assert.equal(zinnen({ beheerst: 12 })[1], '12 onderdelen van de spelling zitten er goed in.');
  assert.equal(zinnen({})[1], 'Van elke tien opgaven gingen er ongeveer zes in één keer goed.');
  assert.equal(zinnen({ antwoordenWeek: 19, bezigMet: { id: 'ei-ij', naam: 'x' } })[1], 'Nu is Pip bezig met ‘naam van ei-ij’.');
});

test('a day is named as people say it', () => {
  assert.equal(zinnen({ rust: { soort: 'vakantie', tot: '2027-01-03' } })[0], 'Pip heeft vrij tot en met 3 januari.');
});

test('minutes and days read as people say them', () => {
  assert.equal(zinnen({ dagenWeek: 1, minutenWeek: 0 })[0], 'Pip oefende de afgelopen week op 1 dag, minder dan een minuut.');
  assert.equal(zinnen({ dagenWeek: 1, minutenWeek: 1 })[0], 'Pip oefende de afgelopen week op 1 dag, 1 minuut.');
  assert.equal(zinnen({})[0], 'Pip oefende de afgelopen week op 2 dagen, samen 14 minuten.');
});

test('whatever is known, it is three sentences, each of them one, without a word of a school', () => {
  const states: readonly Partial<WeekKind>[] = [
    {},
    { aandacht: [{ code: 'raadt-vaak' }] },
    { aandacht: [{ code: 'loopt-vast', categorie: 'ei-ij' }] },
    { bezigMet: { id: 'ei-ij', naam: 'x' } },
    { rust: { soort: 'vakantie', tot: '2027-01-03' } },
  ];
  for (const state of states)
    for (const basis of [NIEUW, BEZIG]) {
      const drie = zinnen(state, basis);
      assert.equal(drie.length, 3);
      for (const zin of drie) {
        assert.match(zin, /^[A-ZÉ0-9][^.!?]*[.]$/, zin);
        assert.doesNotMatch(zin, /leerling|juf|meester|undefined/, zin);
      }
    }
});
