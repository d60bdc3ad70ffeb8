import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LvsWaarden } from '@spelrijk/contract/lvsspelling';
import { beginpuntVan, type Wie } from './begin.ts';
import type { Bewaard } from './plan.ts';

const NU: Wie = { jaargroep: 5, regio: 'nl', dag: '2026-11-21' };
const score = (waarden: LvsWaarden, rest: Partial<Bewaard> = {}): Bewaard => ({
  leerlingId: 'kind',
  toets: 'Spelling 3.0',
  onderdeel: '',
  generatie: '3.0',
  moment: 'E4',
  afnamedatum: '2026-06-10',
  waarden,
  ...rest,
});

const ROWS: readonly (readonly [string, Bewaard, Wie, unknown])[] = [
  ['a percentile is taken as it is', score({ percentiel: '72,5', niveau: 'E' }), NU, { soort: 'percentiel', waarde: 72.5, norm: '5a' }],
  ['a Roman figure', score({ niveau: 'C III' }), NU, { soort: 'niveau', waarde: 3, norm: '5a' }],
  ['a letter is the middle of its share', score({ niveau: 'D' }), NU, { soort: 'percentiel', waarde: 18, norm: '5a' }],
  ['a zone is a letter', score({ zone: 'B' }), NU, { soort: 'percentiel', waarde: 63, norm: '5a' }],
  [
    'half a year later a child is half a year on',
    score({ functioneringsniveau: 'E3' }),
    NU,
    { soort: 'functioneringsniveau', waarde: '4a', norm: '5a' },
  ],
  [
    'a test of a younger year is measured against that year',
    score({ niveau: 'A' }, { moment: 'M4', afnamedatum: '2026-11-01' }),
    { ...NU, jaargroep: 7 },
    { soort: 'percentiel', waarde: 88, norm: '4a' },
  ],
  [
    'in Flanders groep 5 is the third leerjaar',
    score({ niveau: 'II' }, { moment: 'M5', afnamedatum: '2026-11-01' }),
    { ...NU, regio: 'be' },
    { soort: 'niveau', waarde: 2, norm: '3a' },
  ],
  [
    'without a moment it counts against its own half-year',
    score({ niveau: 'I' }, { moment: '' }),
    NU,
    { soort: 'niveau', waarde: 1, norm: '5a' },
  ],
  ['a raw score says nothing without a norm', score({ score: '30', vaardigheidsscore: '212' }), NU, null],
  [
    'a Flemish list counts leerjaren',
    score({ zone: 'B' }, { toets: 'LVS-VCLB Spelling', generatie: 'onbekend', moment: 'M3', afnamedatum: '2026-11-01' }),
    { ...NU, regio: 'be' },
    { soort: 'percentiel', waarde: 63, norm: '3a' },
  ],
  ['a part of a test is not the test', score({ niveau: 'I' }, { onderdeel: 'categorie 5' }), NU, null],
  ['verbs are another skill', score({ niveau: 'I' }, { toets: 'Spelling werkwoorden 3.0' }), NU, null],
  ['what is long ago does not count', score({ niveau: 'I' }, { afnamedatum: '2025-01-22' }), NU, null],
];
for (const [naam, bewaard, wie, verwacht] of ROWS)
  test(`begin of practice: ${naam}`, () => {
    const punt = beginpuntVan([bewaard], wie);
    const plat = punt && {
      soort: punt.lvs.soort,
      waarde: punt.lvs.soort === 'functioneringsniveau' ? punt.lvs.niveau : punt.lvs.waarde,
      norm: punt.normgroep,
    };
    assert.deepEqual(plat, verwacht);
  });

test('the newest result that says something counts', () => {
  const scores = [
    score({ niveau: 'V' }, { afnamedatum: '2026-01-20', moment: 'M4' }),
    score({ niveau: 'II' }),
    score({ score: '3' }, { afnamedatum: '2026-11-02' }),
  ];
  assert.deepEqual(beginpuntVan(scores, NU)?.lvs, { soort: 'niveau', waarde: 2 });
});
