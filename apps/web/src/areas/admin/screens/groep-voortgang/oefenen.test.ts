import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { groepsweken, minuten, procent, samen, stil } from './oefenen.ts';

const week = (vanaf: string, dagen: number, ms: number) => ({ vanaf, dagen, ms, antwoorden: dagen * 10, goed: dagen * 7 });
const leerling = (id: string, weken: VoortgangLeerling['weken']): VoortgangLeerling => ({
  id,
  roepnaam: id,
  achternaam: '',
  jaargroep: 5,
  figuur: 1,
  laatst: null,
  aandacht: [],
  zorg: false,
  beheerst: 0,
  normgroep: '5a',
  norm: 4,
  niveau: null,
  begin: null,
  weken,
  gokjes: 0,
  cellen: [],
});
const a = leerling('a', [week('2026-11-05', 2, 100_000), week('2026-11-12', 1, 100_000)]);
const b = leerling('b', [week('2026-11-05', 1, 50_000), week('2026-11-12', 0, 0)]);

test('minutes are rounded once, after adding up', () => {
  assert.equal(minuten(samen(a.weken).ms), 3);
  assert.equal(samen(a.weken).dagen, 3);
  assert.equal(procent(samen(a.weken)), 70);
  assert.equal(procent({ antwoorden: 0, goed: 0 }), null);
});

test('who was still this week, and what the whole groep did per week', () => {
  assert.deepEqual(
    stil([a, b]).map(({ id }) => id),
    ['b'],
  );
  assert.deepEqual(groepsweken([a, b]), [
    { vanaf: '2026-11-05', ms: 150_000, oefenden: 2 },
    { vanaf: '2026-11-12', ms: 100_000, oefenden: 1 },
  ]);
  assert.deepEqual(groepsweken([]), []);
});

test('who did not practise is told of the same seven days as on the screen of the groep: on a Monday ‘deze week’ has only begun', () => {
  const {
    groep: { kort },
    oefenen,
  } = voortgangTeksten.nl;
  for (const zin of [
    kort.stil_one,
    kort.stil_other,
    kort.stil_zero,
    oefenen.stilTitel,
    oefenen.stilNiemand,
    adminTeksten.nl.groep.week_other,
  ])
    assert.match(zin, /de afgelopen 7 dagen/);
});
