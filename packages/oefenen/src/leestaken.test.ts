import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planDag, planTaakIn } from './choose.ts';
import { STANDAARD_INSTELLING } from './instelling.ts';
import { taakVoorBeurt } from './leestaken.ts';
import { createLeerlijn, priorVan, type CategorieInfo, type WoordInfo } from './leerlijn.ts';
import { createEigenStand, type EigenStand } from './motor.ts';
import { createPlanner } from './planner.ts';
import { DAG, NU } from './proef.fixture.ts';
import { createStand, NIEUWE_CATEGORIE, passedBy } from './stand.ts';
import { createFlitsStand, drempel, naFlits, type FlitsStand } from './flitsdrempel.ts';

const LEZEN = { ...STANDAARD_INSTELLING, lezen: true, spelling: false };
const VRAGEN = 32;
const EIGEN = 'teksten-m3';
const LAGER = 'teksten-start';

const trede = (id: string, gemiddeldeMoeilijkheid: number): CategorieInfo => ({
  id,
  vooraf: [],
  strategie: 'klank',
  introHalfjaar: '3a',
  gemiddeldeMoeilijkheid,
  gokkans: 0,
  ladder: 'lezen',
  vormen: ['tekst-vraag'],
});
/** Eight texts a level, with four questions each. */
const vraag = (hoofd: string, i: number, b: number, anders: Partial<WoordInfo> = {}): WoordInfo => ({
  woord: `${hoofd}-${i}`,
  hoofd,
  knelpunten: [{ categorie: hoofd, b, vb: 0.36 }],
  niveau: '3a',
  band: 1,
  gereserveerd: false,
  vormen: ['tekst-vraag'],
  bundel: `${hoofd}-t${Math.floor(i / 4)}`,
  ...anders,
});
const vragen = (hoofd: string, b: number): WoordInfo[] => Array.from({ length: VRAGEN }, (_, i) => vraag(hoofd, i, b));
const vers = (): EigenStand => createEigenStand(createStand({ seedPrior: priorVan('3a') }));

test('a new text of a level below comes before a second reading; only when none is left, the texts that rested six weeks come back', () => {
  const leerlijn = createLeerlijn({
    categorieen: [trede(LAGER, -3), trede(EIGEN, 0.3)],
    woorden: [...vragen(LAGER, -3), ...vragen(EIGEN, 0.3)],
  });
  const eigen = vers();
  eigen.categorieen[LAGER] = { ...NIEUWE_CATEGORIE, status: 'beheerst', sinds: NU - 30 * DAG, laatste: NU - 30 * DAG };
  const read = (hoofd: string, op: number): void => {
    for (let i = 0; i < VRAGEN; i++) eigen.woorden[`${hoofd}-${i}`] = passedBy(op);
  };
  const kies = (dagen: number): string | undefined =>
    taakVoorBeurt(createPlanner(eigen, leerlijn, LEZEN, NU + dagen * DAG, 1), 'tekst', new Set(), false)?.categorie;
  assert.equal(kies(0), EIGEN, 'its own level first');
  read(EIGEN, NU);
  assert.equal(kies(60), LAGER, 'sixty days later they have rested, but there are new ones still');
  read(LAGER, NU + 50 * DAG);
  assert.equal(kies(60), EIGEN, 'nothing new is left');
  assert.equal(kies(40), undefined, 'and what did not rest does not come');
});

test('check 20: a text that is set where the child lives is asked before one that fits better, and not twice for that', () => {
  const leerlijn = createLeerlijn({
    categorieen: [trede(EIGEN, 0.3)],
    // The one of here is the hardest by far.
    woorden: [...vragen(EIGEN, 0.3).slice(0, 28), ...[28, 29, 30, 31].map((i) => vraag(EIGEN, i, 2.5, { eerst: true }))],
  });
  const eigen = vers();
  const kies = (): string | undefined => {
    const taak = planTaakIn(eigen, leerlijn, LEZEN, EIGEN, { now: NU, seed: 1 });
    return leerlijn.woorden.get(taak?.woorden[0]?.woord ?? '')?.info.bundel;
  };
  assert.equal(kies(), `${EIGEN}-t7`);
  for (let i = 28; i < 32; i++) eigen.woorden[`${EIGEN}-${i}`] = passedBy(NU - DAG);
  assert.notEqual(kies(), `${EIGEN}-t7`);
});

test('a text is mostly asked by its questions; other forms have a share of their own, and none of them brings back a text that was just asked', () => {
  const deel = (i: number): WoordInfo => ({ ...vraag(EIGEN, i, 0.3), woord: `${EIGEN}-d${i}`, vormen: ['tekst-deel'] });
  const leerlijn = createLeerlijn({
    categorieen: [{ ...trede(EIGEN, 0.3), vormen: ['tekst-vraag', 'tekst-klopt', 'tekst-deel'] }],
    woorden: Array.from({ length: VRAGEN }, (_, i) => [vraag(EIGEN, i, 0.3, { vormen: ['tekst-vraag', 'tekst-klopt'] }), deel(i)]).flat(),
  });
  const telling = new Map<string, number>();
  const aandelen = new Map<string, number>([
    ['tekst-vraag', 0.7],
    ['tekst-klopt', 0.12],
    ['tekst-deel', 0.18],
  ]);
  for (let seed = 0; seed < 1000; seed++) {
    const taak = planTaakIn(vers(), leerlijn, LEZEN, EIGEN, { now: NU, seed }) ?? assert.fail('a taak');
    telling.set(taak.vorm, (telling.get(taak.vorm) ?? 0) + 1);
    const kans = aandelen.get(taak.vorm) ?? 0;
    assert.ok(Math.abs((taak.lot?.vorm ?? 0) - kans) < 1e-9, `${taak.vorm} ${taak.lot?.vorm}`);
  }
  for (const [vorm, aandeel] of aandelen)
    assert.ok(Math.abs((telling.get(vorm) ?? 0) / 1000 - aandeel) < 0.04, `${vorm} ${telling.get(vorm)}`);
  // Four questions of a text hang together, and its four parts do; not all eight.
  for (const naam of [`${EIGEN}-0`, `${EIGEN}-d0`]) assert.equal(leerlijn.woorden.get(naam)?.samen, 4);
  const eigen = vers();
  for (let i = 0; i < VRAGEN - 4; i++) eigen.woorden[`${EIGEN}-${i}`] = passedBy(NU - DAG);
  for (let seed = 0; seed < 60; seed++) {
    const taak = planTaakIn(eigen, leerlijn, LEZEN, EIGEN, { now: NU, seed });
    assert.equal(leerlijn.woorden.get(taak?.woorden[0]?.woord ?? '')?.info.bundel, `${EIGEN}-t7`, `seed ${seed}`);
  }
});

test('a form that only some texts have does not bring one of them back while another was never read', () => {
  const metDeel = [0, 1, 2, 3].map((i): WoordInfo => ({ ...vraag(EIGEN, i, 0.3), woord: `${EIGEN}-d${i}`, vormen: ['tekst-deel'] }));
  const leerlijn = createLeerlijn({
    categorieen: [{ ...trede(EIGEN, 0.3), vormen: ['tekst-vraag', 'tekst-deel'] }],
    woorden: [...vragen(EIGEN, 0.3), ...metDeel],
  });
  const eigen = vers();
  for (let i = 0; i < 4; i++) eigen.woorden[`${EIGEN}-${i}`] = passedBy(NU - 100 * DAG);
  for (let seed = 0; seed < 100; seed++) {
    const taak = planTaakIn(eigen, leerlijn, LEZEN, EIGEN, { now: NU, seed });
    assert.equal(taak?.vorm, 'tekst-vraag');
    assert.notEqual(leerlijn.woorden.get(taak.woorden[0]?.woord ?? '')?.info.bundel, `${EIGEN}-t0`);
  }
});

const speel = (antwoorden: string, stand = createFlitsStand(5)): FlitsStand =>
  [...antwoorden].reduce((oud, teken) => naFlits(oud, teken === '+'), stand);

test('a beginner sees a word longer', () => {
  assert.equal(createFlitsStand(3).ms, 1500);
  assert.equal(createFlitsStand(4).ms, 800);
});

test('three right in a row is faster, one wrong is slower', () => {
  const gevallen: readonly (readonly [antwoorden: string, ms: number])[] = [
    ['++', 800],
    ['+++', 680],
    ['++-', 1000],
    ['-', 1000],
    ['+++-', 850],
    ['++-++', 1000],
  ];
  for (const [antwoorden, ms] of gevallen) assert.equal(speel(antwoorden).ms, ms, antwoorden);
});

test('never shorter than an eye can see, never longer than three seconds', () => {
  assert.equal(speel('+'.repeat(100)).ms, 150);
  assert.equal(speel('-'.repeat(100)).ms, 3000);
});

test('there is no threshold before six turns, and it lies between the turns', () => {
  assert.equal(drempel(speel('+'.repeat(60))), undefined);
  assert.equal(drempel(speel('+++-'.repeat(2))), undefined);
  const klaar = speel('+++-'.repeat(6));
  const ms = drempel(klaar) ?? Number.NaN;
  assert.ok(ms >= Math.min(...klaar.keerpunten) && ms <= Math.max(...klaar.keerpunten), `${ms}`);
  assert.ok(klaar.keerpunten.length <= 8);
});

test('a staircase goes on after JSON as if nothing had happened', () => {
  const half = speel('+++-++');
  assert.deepEqual(speel('+-+++', JSON.parse(JSON.stringify(half))), speel('+++-+++-+++'));
});

test('a goal of a care plan that is reading gets its share of the turns of its kind, and takes none of the rest', () => {
  const GEWOON = 0.6;
  const DAGEN = 40;
  const woorden = ['woorden-L1', 'woorden-L2', 'woorden-L3'];
  const teksten = ['teksten-start', 'teksten-m3'];
  const flits = (id: string): CategorieInfo => ({ ...trede(id, 0.3), vormen: ['flits-kies'] });
  const leerlijn = createLeerlijn({
    categorieen: [...woorden.map(flits), ...teksten.map((id) => trede(id, 0.3)), { ...flits('ei-ij'), ladder: 'spelling' }],
    woorden: [
      ...teksten.flatMap((id) => vragen(id, 0.3)),
      ...[...woorden, 'ei-ij'].flatMap((hoofd) =>
        Array.from({ length: VRAGEN }, (_, i): WoordInfo => {
          const { bundel: __, ...los } = vraag(hoofd, i, 0.3, { vormen: ['flits-kies'] });
          return los;
        }),
      ),
    ],
  });
  /** Of the turns of each kind: how many, and how many of them were the goal. */
  const deel = (doel: string | undefined): Record<string, readonly [number, number]> => {
    const kinds: Record<string, string[]> = { tekst: [], lezen: [], overig: [] };
    const zorg = doel === undefined ? {} : { zorgdoelen: [doel], zorgaandeel: GEWOON };
    for (let seed = 0; seed < DAGEN; seed++) {
      const eigen = vers();
      eigen.hoofd = { ...eigen.hoofd, dagen: seed };
      for (const { categorie } of planDag(eigen, leerlijn, { ...STANDAARD_INSTELLING, lezen: true, ...zorg }, NU, seed))
        kinds[teksten.includes(categorie) ? 'tekst' : woorden.includes(categorie) ? 'lezen' : 'overig']?.push(categorie);
    }
    return Object.fromEntries(Object.entries(kinds).map(([k, ids]) => [k, [ids.length, ids.filter((id) => id === doel).length]]));
  };
  const zonder = deel(undefined);
  assert.ok(Object.values(zonder).every(([beurten]) => beurten > 0));
  for (const [doel, soort] of [
    ['woorden-L3', 'lezen'],
    ['teksten-start', 'tekst'],
  ] as const) {
    const met = deel(doel);
    const [beurten, keer] = met[soort] ?? [0, 0];
    assert.ok(keer / beurten > GEWOON - 0.1, `${doel}: ${keer} of ${beurten}`);
    assert.deepEqual(met['overig'], zonder['overig'], 'spelling keeps its turns');
    const gelezen = (d: typeof met): number => (d['tekst']?.[0] ?? 0) + (d['lezen']?.[0] ?? 0);
    assert.equal(gelezen(met), gelezen(zonder), 'and reading has as many as without a plan');
  }
});
