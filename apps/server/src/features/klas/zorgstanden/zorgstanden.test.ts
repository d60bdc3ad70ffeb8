import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Planweek } from '@spelrijk/contract/handelingsplannen';
import { SCHOOLVAKANTIES } from '@spelrijk/domain/schoolvakanties';
import { alarmenVan, type Alarminvoer } from './alarm.ts';
import { zorgstap, type Stapinvoer } from './stap.ts';
import { toWeken, weekNr } from './weken.ts';

const VAN = '2026-10-05';
const GEEN_REGIO = { rust: [], kentVakanties: false };
const sessie = (dag: string, minuten: number, soort: 'school' | 'leek', doorgehaald = false) => ({ dag, minuten, soort, doorgehaald });

test('check 19, 20: minutes of school staff, lay helpers and alone stand apart, and what was struck through does not count', () => {
  const weken = toWeken({
    van: VAN,
    tot: '2026-10-18',
    beloofd: 60,
    sessies: [
      sessie('2026-10-05', 20, 'school'),
      sessie('2026-10-07', 15, 'leek'),
      sessie('2026-10-08', 30, 'school', true),
      sessie('2026-10-12', 25, 'leek'),
    ],
    oefendagen: [{ dag: '2026-10-06', ms: 600_000 }],
    groepsdagen: new Set(['2026-10-06', '2026-10-13']),
    ...GEEN_REGIO,
  });
  assert.deepEqual(
    weken.map(({ nr, vanaf, school, leek, alleen, sessies }) => [nr, vanaf, school, leek, alleen, sessies]),
    [
      [1, VAN, 20, 15, 10, 2],
      [2, '2026-10-12', 0, 25, 0, 1],
    ],
  );
  assert.deepEqual([weekNr(VAN, '2026-10-04'), weekNr(VAN, VAN), weekNr(VAN, '2026-10-12')], [0, 1, 2]);
});

const week = (nr: number, gehouden: number, vrij = false): Planweek => ({
  nr,
  vanaf: `2026-10-${String(5 + 7 * (nr - 1)).padStart(2, '0')}`,
  beloofd: 60,
  school: gehouden,
  leek: 0,
  alleen: 0,
  sessies: gehouden > 0 ? 1 : 0,
  vrij,
});
const RUSTIG: Alarminvoer = {
  van: VAN,
  eersteKeer: { aantal: 40, goed: 30, kansOp: 0.9 },
  vandaag: '2026-10-27',
  tot: '2026-12-27',
  weken: [week(1, 60), week(2, 60), week(3, 60)],
  pogingen: { antwoorden: 60, goed: 50, gokjes: 2 },
  beelden: ['oefent'],
  eindtoets: false,
};

const NIETS_ERBIJ = { eersteKeer: { aantal: 40, goed: 12, kansOp: 0.49 } };

test('an alarm sounds by its rule and not before', () => {
  const rows: readonly [wat: Partial<Alarminvoer>, codes: readonly string[]][] = [
    [{}, []],
    [{ weken: [week(1, 60), week(2, 29), week(3, 29)] }, ['loopt-niet']],
    [{ weken: [week(1, 60), week(2, 29), week(3, 30)] }, []],
    [{ weken: [week(1, 0)] }, []],
    [{ pogingen: { antwoorden: 60, goed: 38, gokjes: 2 } }, ['te-moeilijk']],
    [{ pogingen: { antwoorden: 60, goed: 39, gokjes: 2 } }, []],
    [{ pogingen: { antwoorden: 60, goed: 58, gokjes: 0 } }, ['te-makkelijk']],
    [{ pogingen: { antwoorden: 60, goed: 50, gokjes: 10 } }, ['leest-niet']],
    [{ pogingen: { antwoorden: 59, goed: 0, gokjes: 59 } }, []],
    // Week 4 began, and three quarters of three weeks were held.
    [{ ...NIETS_ERBIJ, weken: [week(1, 60), week(2, 45), week(3, 30)] }, ['werkt-nog-niet']],
    [{ ...NIETS_ERBIJ, weken: [week(1, 60), week(2, 44), week(3, 30)] }, []],
    [{ ...NIETS_ERBIJ, van: '2026-10-07' }, []],
    [{ eersteKeer: { aantal: 39, goed: 0, kansOp: 0.1 } }, []],
    [{ eersteKeer: { aantal: 60, goed: 30, kansOp: 0.5 } }, []],
    [{ eersteKeer: { aantal: 60, goed: 30, kansOp: null } }, []],
    [{ tot: '2026-11-03' }, ['klaar']],
    [{ beelden: ['beheerst'] }, ['klaar']],
    // What it proposes is done.
    [{ tot: '2026-11-03', eindtoets: true }, []],
    [{ beelden: ['beheerst'], eindtoets: true }, []],
    // Its weeks are over, or its final test stands ready: nothing to catch up with or to adjust.
    [{ tot: '2026-10-26', weken: [week(1, 60), week(2, 0), week(3, 0)] }, ['klaar']],
    [{ eindtoets: true, weken: [week(1, 60), week(2, 0), week(3, 0)], pogingen: { antwoorden: 60, goed: 10, gokjes: 30 } }, []],
  ];
  for (const [wat, codes] of rows)
    assert.deepEqual(
      alarmenVan({ ...RUSTIG, ...wat }).map((alarm) => alarm.code),
      codes,
      JSON.stringify(wat),
    );
});

test('check 21: a holiday is silent', () => {
  const stil = [week(1, 60), week(2, 0, true), week(3, 0, true)];
  assert.deepEqual(alarmenVan({ ...RUSTIG, weken: stil }), []);
  const [, vrij, lopend] = toWeken({
    van: VAN,
    tot: '2026-10-20',
    beloofd: 60,
    sessies: [],
    oefendagen: [],
    groepsdagen: new Set(['2026-10-06']),
    ...GEEN_REGIO,
  });
  assert.deepEqual([vrij?.vrij, lopend?.vrij], [true, false]);
});

/** As the rest of a leerling is read where the customer chose a region. */
const vakantiesVan = (regio: 'noord' | 'zuid' | 'vlaanderen') => ({
  kentVakanties: true,
  rust: SCHOOLVAKANTIES[regio].map(({ van, tot }) => ({ id: '', soort: 'schoolvakantie' as const, van, tot })),
});

test('check 21: the holidays of the region are those of everywhere else, and none is guessed beside them', () => {
  const leeg = { beloofd: 60, sessies: [], oefendagen: [], groepsdagen: new Set<string>() };
  const inHerfst = (regio: 'noord' | 'zuid' | 'vlaanderen') =>
    toWeken({ ...leeg, ...vakantiesVan(regio), van: VAN, tot: '2026-11-01' }).map(({ beloofd, vrij }) => [beloofd, vrij]);
  const open = [60, false];
  const vakantie = [0, true];
  assert.deepEqual(inHerfst('noord'), [open, vakantie, open, open]);
  assert.deepEqual(inHerfst('zuid'), [open, open, vakantie, open]);
  assert.deepEqual(inHerfst('vlaanderen'), [open, open, open, open]);
  // A groep in which nobody does anything is no holiday: the alarm sounds, over the weeks beside the holiday.
  const stil = toWeken({ ...leeg, ...vakantiesVan('noord'), van: VAN, tot: '2026-10-27' });
  assert.deepEqual(alarmenVan({ ...RUSTIG, weken: stil }), [{ code: 'loopt-niet', deel: 0, van: 120 }]);
  // Not before two weeks of school are over.
  assert.deepEqual(alarmenVan({ ...RUSTIG, vandaag: '2026-10-20', weken: stil.slice(0, 3) }), []);
});

test('check 21: a plan that began on a Wednesday promises nothing on the days of a holiday, and what was held then counts', () => {
  const weken = toWeken({
    van: '2026-10-07',
    tot: '2026-10-27',
    beloofd: 60,
    sessies: [sessie('2026-10-15', 20, 'school')],
    oefendagen: [],
    groepsdagen: new Set(),
    ...vakantiesVan('noord'),
  });
  assert.deepEqual(
    weken.map(({ beloofd, school, vrij }) => [beloofd, school, vrij]),
    [
      [36, 0, false],
      [24, 20, false],
      [60, 0, false],
    ],
  );
  // A child that was ill all week is as free as in a holiday.
  const ziek = { id: '', soort: 'ziek' as const, van: '2026-10-05', tot: '2026-10-11' };
  const [week1] = toWeken({
    van: VAN,
    tot: '2026-10-14',
    beloofd: 60,
    sessies: [],
    oefendagen: [],
    groepsdagen: new Set(),
    rust: [ziek],
    kentVakanties: false,
  });
  assert.deepEqual([week1?.beloofd, week1?.vrij], [0, true]);
});

const NU = Date.parse('2026-11-19T09:00:00Z');
const DAG = 86_400_000;
const PLAN: NonNullable<Stapinvoer['plan']> = {
  status: 'actief',
  afgerondOp: null,
  toetsen: [],
  alarmen: [],
  beelden: ['oefent'],
  isVoorbij: false,
};

const KLAAR = { code: 'klaar', deel: 0, van: 1 } as const;

test('the next step: the first that holds', () => {
  const rows: readonly [plan: Stapinvoer['plan'], stil: number, stap: string][] = [
    [PLAN, 7, 'oefenen-op-gang'],
    [null, 1, 'plan-maken'],
    [{ ...PLAN, status: 'concept', toetsen: [{ soort: 'zorg-start', status: 'open' }] }, 1, 'starttoets-afmaken'],
    [{ ...PLAN, status: 'concept', toetsen: [{ soort: 'zorg-start', status: 'af' }] }, 1, 'plan-starten'],
    [PLAN, 1, 'doelen-oefenen'],
    // Of a goal that comes in.
    [{ ...PLAN, alarmen: [KLAAR], toetsen: [{ soort: 'zorg-start', status: 'open' }] }, 1, 'starttoets-afmaken'],
    [{ ...PLAN, alarmen: [{ code: 'loopt-niet', deel: 10, van: 120 }] }, 1, 'sessies-inhalen'],
    [{ ...PLAN, beelden: ['beheerst', 'oefent'] }, 1, 'plan-bijstellen'],
    [{ ...PLAN, alarmen: [{ code: 'klaar', deel: 0, van: 1 }] }, 1, 'eindtoets-klaarzetten'],
    // In the order of the design: sessions and goals go before the final test, until the plan is over or the test is set ready.
    [{ ...PLAN, alarmen: [KLAAR, { code: 'loopt-niet', deel: 10, van: 120 }] }, 1, 'sessies-inhalen'],
    [{ ...PLAN, alarmen: [KLAAR, { code: 'te-moeilijk', deel: 10, van: 60 }] }, 1, 'plan-bijstellen'],
    [{ ...PLAN, alarmen: [KLAAR], beelden: ['beheerst', 'beheerst'] }, 1, 'eindtoets-klaarzetten'],
    [{ ...PLAN, alarmen: [KLAAR, { code: 'loopt-niet', deel: 10, van: 120 }], isVoorbij: true }, 1, 'eindtoets-klaarzetten'],
    [{ ...PLAN, isVoorbij: true, toetsen: [{ soort: 'zorg-eind', status: 'open' }] }, 1, 'eindtoets-afmaken'],
    [
      { ...PLAN, alarmen: [{ code: 'loopt-niet', deel: 10, van: 120 }], toetsen: [{ soort: 'zorg-eind', status: 'open' }] },
      1,
      'eindtoets-afmaken',
    ],
    [{ ...PLAN, toetsen: [{ soort: 'zorg-eind', status: 'af' }] }, 1, 'evalueren'],
    [{ ...PLAN, isVoorbij: true, toetsen: [{ soort: 'zorg-eind', status: 'afgebroken' }] }, 1, 'eindtoets-klaarzetten'],
    // A plan of reading alone: no test of spelling ends it.
    [{ ...PLAN, isLeesplan: true, isVoorbij: true }, 1, 'plan-afronden'],
    [{ ...PLAN, isLeesplan: true, alarmen: [{ code: 'klaar', deel: 1, van: 1 }] }, 1, 'plan-afronden'],
    [{ ...PLAN, isLeesplan: true }, 1, 'doelen-oefenen'],
    [{ ...PLAN, status: 'afgerond' }, 1, 'evalueren'],
    [{ ...PLAN, status: 'geevalueerd', afgerondOp: NU - 35 * DAG, toetsen: [{ soort: 'zorg-eind', status: 'af' }] }, 1, 'nameting'],
    [
      { ...PLAN, status: 'geevalueerd', afgerondOp: NU - 10 * DAG, toetsen: [{ soort: 'zorg-eind', status: 'af' }] },
      1,
      'nameting-afwachten',
    ],
    [
      {
        ...PLAN,
        status: 'geevalueerd',
        afgerondOp: NU - 30 * DAG,
        toetsen: [
          { soort: 'zorg-eind', status: 'af' },
          { soort: 'zorg-na', status: 'open', vanaf: '2026-11-24' },
        ],
      },
      1,
      'nameting-afwachten',
    ],
    // In the morning of the day on which the server refuses it, however late the plan ended that day.
    [
      { ...PLAN, status: 'geevalueerd', afgerondOp: NU - 56 * DAG + DAG / 3, toetsen: [{ soort: 'zorg-eind', status: 'af' }] },
      1,
      'plan-maken',
    ],
    [{ ...PLAN, status: 'geevalueerd', afgerondOp: NU - 35 * DAG }, 1, 'plan-maken'],
  ];
  for (const [plan, stil, stap] of rows) assert.equal(zorgstap({ now: NU, laatste: NU - stil * DAG, plan }), stap, stap);
});
