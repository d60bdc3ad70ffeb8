import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { OEFENVORMEN } from '@spelrijk/domain/oefenvorm';
import { createBlik } from './blik.ts';
import { planDag, planTaak, planTaakIn } from './choose.ts';
import { STANDAARD_INSTELLING, type Oefeninstelling } from './instelling.ts';
import { chooseCategorie, dueWoorden } from './keuze.ts';
import { priorVan, type LeerlijnWoord } from './leerlijn.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { GEVESTIGD } from './beleid.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, rowsForPlan } from './stand.ts';
import { balance, createKantteller } from './kanten.ts';

type Doel = Oefeninstelling['doel'];

test('a mistake always comes back; once it was right it waits as long as it is as good as certainly right still', () => {
  const leerlijn = proefLeerlijn();
  const due = (normgroep: string, later: readonly boolean[]): string[] => {
    const eigen = createEigenStand(createStand({ seedPrior: priorVan(normgroep) }));
    const eerder = normgroep === '8b' ? 120 : 0;
    for (let i = 0; i < eerder; i++) {
      processAntwoord(
        eigen,
        leerlijn,
        bewijsVan(`verdubbeling-${10 + (i % 20)}`, true),
        NU - (20 - Math.floor(i / 10)) * DAG + i * 20_000,
        { leert: false },
      );
    }
    [false, ...later].forEach((goed, i) => {
      processAntwoord(eigen, leerlijn, bewijsVan('verdubbeling-3', goed), NU + 5 * i * DAG, { leert: false });
    });
    const blik = createBlik(eigen, leerlijn, (eigen.woorden['verdubbeling-3']?.terugOp ?? 0) + DAG);
    return dueWoorden(blik, STANDAARD_INSTELLING, 5).map(({ woord }) => woord.info.woord);
  };
  assert.deepEqual(due('8b', []), ['verdubbeling-3'], 'wrong, whoever it is');
  assert.deepEqual(due('8b', [true, true]), [], 'far above it, and right since');
  assert.deepEqual(due('4a', [true]), ['verdubbeling-3'], 'right once, and likely to be forgotten');
});

test('a category of spelling opens when what comes before it is begun; verbs wait until it is known', () => {
  const leerlijn = proefLeerlijn();
  /** Status of what comes after verdubbeling, when so many of ten of its words were written right. */
  const after = (right: number): string[] => {
    const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
    for (let i = 0; i < 30; i++)
      processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, i % 10 < right), NU + i * 20_000, { leert: false });
    const { categorieen } = createBlik(eigen, leerlijn, NU + DAG);
    return ['i-als-ie', 'ww-stam'].map((id) => categorieen.find(({ categorie }) => categorie.id === id)?.status ?? '');
  };
  assert.deepEqual(after(6), ['open', 'op-slot'], 'six of ten');
  assert.deepEqual(after(2), ['op-slot', 'op-slot'], 'two of ten');
  assert.deepEqual(after(9), ['open', 'open'], 'nine of ten');
});

test('who has mastered six categories finishes less and learns more new things', () => {
  const blik = createBlik(createStand({ seedPrior: priorVan('6b') }), proefLeerlijn(), NU);
  const [bijna, nieuw] = blik.categorieen;
  assert.ok(bijna && nieuw);
  const open = [
    { ...bijna, status: 'open', marge: 1.9 },
    { ...nieuw, status: 'open', marge: 0 },
  ] as const;
  const shares = (beheerst: number): unknown => {
    const bekend = Array.from({ length: beheerst }, () => ({ ...nieuw, status: 'beheerst' as const, marge: 3 }));
    const keuze = chooseCategorie(blik, { open, bekend, doel: 0.8 }, STANDAARD_INSTELLING, createRandom(1), new Map());
    return Object.fromEntries(Object.entries(keuze?.soorten ?? {}).map(([soort, kans]) => [soort, Math.round(kans * 100)]));
  };
  assert.deepEqual(shares(GEVESTIGD - 1), { controle: 14, afmaken: 30, groei: 56 });
  assert.deepEqual(shares(GEVESTIGD), { controle: 5, afmaken: 10, groei: 85 });
});

test('what a care plan asks for its goals is not spent on checks of something else', () => {
  const leerlijn = proefLeerlijn();
  const stand = createStand({ seedPrior: priorVan('6b') });
  const kinds = (anders: Partial<Oefeninstelling>): string[] =>
    Array.from({ length: 40 }, (_, seed) => planTaak(stand, leerlijn, { ...STANDAARD_INSTELLING, ...anders }, NU, seed)?.categorie ?? '');
  assert.ok(new Set(kinds({})).size > 1, 'without a plan other categories are practised or checked');
  assert.deepEqual(new Set(kinds({ zorgdoelen: ['ww-stam'], zorgaandeel: 1 })), new Set(['ww-stam']));
});

test('help comes first where less than half of a new category would be written right', () => {
  const leerlijn = proefLeerlijn();
  const first = (normgroep: string): string | undefined => {
    const taak = planTaakIn(createStand({ seedPrior: priorVan(normgroep) }), leerlijn, STANDAARD_INSTELLING, 'verdubbeling', {
      now: NU,
      seed: 1,
    });
    return taak && `${taak.soort} ${OEFENVORMEN[taak.vorm].productie ? 'writing' : 'with help'}`;
  };
  assert.equal(first('4a'), 'groei with help');
  assert.equal(first('5a'), 'groei writing');
});

for (const [geschreven, gemiddelde, erbij, wie] of [
  [8, 2, 1, 'known and easy enough: a sixth of other rules'],
  [4, 2, 0, 'still new'],
  [8, 1.2, 0, 'hard'],
] as const)
  test(`words of other rules in a taak about one, ${wie}`, () => {
    const leerlijn = proefLeerlijn();
    const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde, sd: 0.2 } }));
    const writes = (woord: string, goed: boolean, i: number) =>
      processAntwoord(eigen, leerlijn, bewijsVan(woord, goed), NU - 30 * DAG + i * 20_000, { leert: false });
    ['lange-klank-eind-0', 'lange-klank-eind-1', 'ei-ij-0', 'ei-ij-1'].forEach((woord, i) => writes(woord, true, i));
    for (let i = 0; i < geschreven; i++) writes(`verdubbeling-${i}`, i % 5 > 0, i);
    for (const seed of [1, 2, 3]) {
      const taak = planTaakIn(eigen, leerlijn, STANDAARD_INSTELLING, 'verdubbeling', { now: NU, seed }) ?? assert.fail('a taak');
      assert.equal(taak.woorden.filter(({ woord }) => !woord.startsWith('verdubbeling')).length, erbij);
    }
  });

test('who should have less right opens harder categories sooner; who should have more right opens them as everybody does', () => {
  const leerlijn = proefLeerlijn();
  const open = (doel: Doel): string[] =>
    ['4a', '4b', '5a'].flatMap((normgroep) => {
      const { categorieen } = createBlik(createStand({ seedPrior: priorVan(normgroep) }), leerlijn, NU, { doel });
      return categorieen.filter(({ status }) => status === 'open').map(({ categorie }) => `${normgroep} ${categorie.id}`);
    });
  assert.deepEqual(open(0.9), open(0.8));
  assert.ok(
    open(0.8).every((een) => open(0.7).includes(een)) && open(0.7).length > open(0.8).length,
    `${open(0.7).length} and ${open(0.8).length}`,
  );
});

test('what a server no longer reads after three weeks does not make a category new again: it is still written, and a mistake of long ago still comes back', () => {
  const leerlijn = proefLeerlijn();
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  for (let i = 0; i < 20; i++) processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, i !== 3), NU + i * 20_000, { leert: false });
  const now = NU + 60 * DAG;
  const read = rowsForPlan(eigen, now);
  assert.deepEqual(Object.keys(read.woorden), ['verdubbeling-3'], 'only what has to come back is read');
  const instelling = { ...STANDAARD_INSTELLING, alleen: ['verdubbeling'] };
  for (let seed = 0; seed < 12; seed++) {
    const plan = planDag(read, leerlijn, instelling, now, seed);
    assert.ok(plan.some(({ woorden }) => woorden.some(({ woord, soort }) => woord === 'verdubbeling-3' && soort === 'herhaling')));
    const nieuw = planTaak(read, leerlijn, instelling, now, seed) ?? assert.fail('a taak');
    assert.ok(OEFENVORMEN[nieuw.vorm].productie, nieuw.vorm);
  }
});

/** Only what is looked at. */
const woord = (naam: string, ...kanten: readonly string[]): LeerlijnWoord =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a word with its kinds of answers and nothing else
  ({ info: { woord: naam, kanten: { sorteren: kanten } } }) as unknown as LeerlijnWoord;
const rij = (aantal: number, kant: string): LeerlijnWoord[] => Array.from({ length: aantal }, (_, i) => woord(`${kant}${i}`, kant));
const over = (woorden: readonly LeerlijnWoord[]) => balance(woorden, (een) => een, 'sorteren', 8);

test('one kind of answer takes at most 60% of the places', () => {
  const teller = createKantteller('sorteren', 10);
  for (const d of rij(6, 'd')) {
    assert.ok(teller.fits(d));
    teller.add(d);
  }
  assert.ok(!teller.fits(woord('hond', 'd')));
  assert.ok(teller.fits(woord('kat', 't')));
  assert.ok(createKantteller('dictee-woord', 10).fits(woord('hond', 'd')), 'what is written cannot be guessed');
});

test('what is too much of one kind is left out; too few left is no taak', () => {
  assert.equal(over([...rij(8, 'd'), ...rij(4, 't')])?.length, 10);
  assert.equal(over([...rij(12, 'd')]), undefined);
  assert.equal(over([...rij(9, 'd'), ...rij(2, 't')]), undefined);
  assert.equal(over([...rij(6, 'd'), ...rij(4, 't')])?.length, 10);
});
