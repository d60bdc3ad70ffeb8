import { test } from 'node:test';
import assert from 'node:assert/strict';
import { manifests } from '@spelrijk/games/manifests';
import { beginStand, geldendeInstelling, leerlijnVan } from '../standen/index.ts';
import { createDagTaken } from './plan.ts';
import { STIL } from '../../../../test/fixtures.ts';

const WOORDEN = [
  'bomen',
  'kamer',
  'tafel',
  'water',
  'lezen',
  'zomer',
  'vader',
  'drakenstaart',
  'zeemeermin',
  'brommer',
  'squishy',
  'New York',
];

/** The taken of a child of groep 5 on this day, with these words on. */
function dagTaken(dag: string, woorden: readonly string[] = WOORDEN, instelling: object = {}) {
  const now = Date.parse(`${dag}T09:00:00Z`);
  const lijst = { id: '01890000-0000-7000-8000-000000000000', naam: 'Kastelen', woorden: woorden.map((woord) => ({ woord })) };
  const wie = { regio: 'nl', jaargroep: 5, zorgdoelen: [] } as const;
  return createDagTaken({
    leerlingId: '01890000-0000-7000-8000-000000000001',
    stand: beginStand(5, dag),
    leerlijn: leerlijnVan('nl'),
    regio: 'nl',
    geldend: geldendeInstelling({ groep: instelling, leerling: {} }, wie, dag, [{ ...lijst, bron: 'groep' }]),
    audio: STIL,
    gehad: [],
    flits: {},
    dag,
    now,
  });
}

const isVanLijst = ({ titel }: { readonly titel: string | null }): boolean => titel === 'Kastelen';
const DAGEN = Array.from({ length: 14 }, (_, i) => `2026-11-${String(10 + i)}`);

test('over a fortnight the words of a list come by in many forms and every game that spells', () => {
  const taken = DAGEN.flatMap((dag) => dagTaken(dag).filter(isVanLijst));
  const vormen = new Set(taken.map(({ vorm }) => vorm));
  const games = new Set(taken.flatMap((taak) => taak.games));
  assert.ok(vormen.has('dictee-woord') && vormen.size >= 5, [...vormen].join(' '));
  // Choosing and sorting need a rule that words of a list may not have.
  const spellend = manifests.filter(({ antwoordvormen }) => antwoordvormen.some((vorm) => ['TYP', 'GAP', 'VOLG', 'SPLIT'].includes(vorm)));
  assert.deepEqual(
    spellend.map(({ slug }) => slug).filter((slug) => !games.has(slug)),
    [],
  );
});

test('every day begins with a dictation of the list, and keeps room for what the engine plans', () => {
  for (const dag of DAGEN) {
    const taken = dagTaken(dag);
    assert.deepEqual([taken[0]?.vorm, taken[0] && isVanLijst(taken[0])], ['dictee-woord', true]);
    assert.ok(taken.some((taak) => !isVanLijst(taak)));
  }
});

test('a short session has one taak of the list', () => {
  assert.equal(dagTaken('2026-11-19', WOORDEN, { minuten: 5 }).filter(isVanLijst).length, 1);
});

test('a word without a rule is asked too, and proves nothing about a rule', () => {
  const [dictee] = dagTaken('2026-11-19', ['squishy', 'New York', 'trein', 'brommer', 'boom']);
  const opgave = dictee?.opgaven.find(({ woord }) => woord.woord === 'squishy');
  assert.ok(opgave);
  assert.ok(opgave.woord.knelpunten.every(({ categorie }) => leerlijnVan('nl').categorieen.has(categorie)));
});

test('fewer than four words make no taak', () => {
  assert.deepEqual(dagTaken('2026-11-19', ['trein', 'brommer', 'boom']).filter(isVanLijst), []);
});
