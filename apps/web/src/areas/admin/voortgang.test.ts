import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CategorieVoortgang } from '@spelrijk/contract/voortgang';
import { byBlok, eerstVan, firstChoice, recent } from './voortgang.ts';

const categorie = (
  id: string,
  blok: CategorieVoortgang['blok'],
  beeld: CategorieVoortgang['beeld'],
  laatst: string | null = null,
): CategorieVoortgang => ({
  id,
  naam: id,
  blok,
  beeld,
  status: 'open',
  sinds: null,
  bereik: { laag: 40, hoog: 60, zeker: true },
  antwoorden: 5,
  goed: 3,
  laatste: { antwoorden: 5, goed: 3 },
  laatst,
  verloop: laatst === null ? [] : [{ dag: laatst.slice(0, 10), laag: 40, hoog: 60, zeker: true, antwoorden: 5, goed: 3 }],
  opNorm: 70,
  regel: 'Ik hoor en ik schrijf.',
});

const categorieen = [
  categorie('ng', 'A', 'beheerst', '2026-11-01T10:00:00Z'),
  categorie('ei-ij', 'B', 'oefent', '2026-11-20T10:00:00Z'),
  categorie('f-v', 'B', 'leeg'),
  categorie('trema', 'G', 'leeg'),
];

test('blocks that have begun come apart from what still has to come', () => {
  const { bezig, later } = byBlok(categorieen);
  assert.deepEqual(
    bezig.map(({ blok, begonnen, opSlot }) => [blok, begonnen.length, opSlot.length]),
    [
      ['A', 1, 0],
      ['B', 1, 1],
    ],
  );
  assert.deepEqual(
    later.map(({ id }) => id),
    ['trema'],
  );
});

test('the categorie that asks for attention is shown first, else the one practised last', () => {
  assert.equal(firstChoice({ aandacht: [{ code: 'loopt-vast', categorie: 'ng' }], categorieen }), 'ng');
  assert.equal(firstChoice({ aandacht: [{ code: 'raadt-vaak' }], categorieen }), 'ei-ij');
  assert.equal(firstChoice({ aandacht: [], categorieen: [] }), null);
});

test('only days since the date count, and without answers there is no percentage', () => {
  const dagen = [
    { dag: '2026-10-01', minuten: 30, antwoorden: 100, goed: 10, gokjes: 0, taken: 5 },
    { dag: '2026-11-20', minuten: 12, antwoorden: 30, goed: 24, gokjes: 0, taken: 2 },
    { dag: '2026-11-21', minuten: 8, antwoorden: 10, goed: 8, gokjes: 0, taken: 1 },
  ];
  assert.deepEqual(recent({ dagen }, '2026-10-25'), { dagen: 2, minuten: 20, antwoorden: 40, goed: 80 });
  assert.equal(recent({ dagen: [] }, '2026-10-25').goed, null);
});

test('what comes first is what goes wrong now, the worst of it before the rest, three at most', () => {
  const moeilijk = (id: string, goed: number, antwoorden: number): CategorieVoortgang => ({
    ...categorie(id, 'B', 'moeilijk'),
    laatste: { antwoorden, goed },
  });
  const rijen = [
    ...categorieen,
    moeilijk('half', 5, 10),
    moeilijk('niets', 0, 4),
    moeilijk('niets, vaker', 0, 12),
    moeilijk('bijna', 6, 10),
  ];
  assert.deepEqual(
    eerstVan(rijen).map(({ id }) => id),
    ['niets, vaker', 'niets', 'half'],
  );
  assert.deepEqual(eerstVan(categorieen), []);
});
