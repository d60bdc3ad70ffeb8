import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { algemeen, sigma } from './filter.ts';
import { createFlitsStand, drempel, naFlits } from './flitsdrempel.ts';
import { STANDAARD_INSTELLING, type Oefeninstelling } from './instelling.ts';
import { priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord, type EigenStand } from './motor.ts';
import { isPlaatsingKlaar, choosePlaatsing, priorMetLvs, applyPlaatsing, decidePlaatsing, type PlaatsingVraag } from './plaatsing.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { findRedactiepunten, type WoordTelling } from './redactie.ts';
import { createStand, type Prior } from './stand.ts';
import { isToetsPrecies, createVoortgangstoets } from './toets.ts';
import { planDag } from './choose.ts';

const leerlijn = proefLeerlijn();

function place(vaardigheid: number, seed: number): { eigen: EigenStand; gevraagd: PlaatsingVraag[] } {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  const gevraagd: PlaatsingVraag[] = [];
  const r = createRandom(seed);
  for (;;) {
    const vraag = choosePlaatsing(eigen, leerlijn, STANDAARD_INSTELLING, { gevraagd }, { now: NU + gevraagd.length * 10_000, seed });
    if (!vraag) return { eigen, gevraagd };
    gevraagd.push(vraag);
    const b = leerlijn.woorden.get(vraag.woord)?.hoofdpunt.b ?? 0;
    processAntwoord(
      eigen,
      leerlijn,
      bewijsVan(vraag.woord, r.next() < sigma(vaardigheid - b), { soort: 'toets' }),
      NU + gevraagd.length * 10_000,
      { leert: false },
    );
  }
}

test('the start test asks 10 to 20 different typed words and finds strong and weak children', () => {
  const fouten: number[] = [];
  for (let i = 0; i < 20; i++) {
    const waar = i % 2 === 0 ? 1 : 3.6;
    const { eigen, gevraagd } = place(waar, i);
    assert.ok(gevraagd.length >= 10 && gevraagd.length <= 20);
    assert.equal(new Set(gevraagd.map((v) => v.woord)).size, gevraagd.length);
    assert.ok(isPlaatsingKlaar(eigen, { gevraagd }));
    fouten.push(algemeen(eigen.hoofd).m - waar);
  }
  assert.ok(Math.sqrt(fouten.reduce((s, e) => s + e * e, 0) / fouten.length) < 0.8);
});

test('who is known well enough is asked ten words, who is not goes on to twenty', () => {
  const standMet = (sd: number) => createStand({ seedPrior: { gemiddelde: 3, sd } });
  const [bekend, onbekend] = [standMet(0.2), standMet(1)];
  const vraag: PlaatsingVraag = { woord: 'kz-mkm-0', categorie: 'kz-mkm', vorm: 'dictee-woord', kans: 0.8 };
  const na = (aantal: number, stand = bekend): boolean =>
    isPlaatsingKlaar(stand, { gevraagd: Array.from({ length: aantal }, () => vraag) });
  assert.deepEqual([na(9), na(10), na(19, onbekend), na(20, onbekend)], [false, true, false, true]);
});

test('the start test never uses reserved words and spreads over categories', () => {
  const { gevraagd } = place(2.4, 3);
  assert.ok(gevraagd.every((v) => !leerlijn.woorden.get(v.woord)?.info.gereserveerd));
  assert.ok(new Set(gevraagd.map((v) => v.categorie)).size >= 4);
});

test('a categorie that was asked comes after one that fits as well and was not', () => {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  const ask = (gevraagd: PlaatsingVraag[]): PlaatsingVraag | undefined =>
    choosePlaatsing(eigen, leerlijn, STANDAARD_INSTELLING, { gevraagd }, { now: NU, seed: 3 });
  const eerste = ask([]) ?? assert.fail('a question');
  const tweede = ask([eerste]) ?? assert.fail('another');
  assert.notEqual(tweede.categorie, eerste.categorie);
});

test('after the start test easy categories are presumed known, to be checked within a week', () => {
  const { eigen } = place(4.5, 7);
  const { categorieen } = applyPlaatsing(eigen, decidePlaatsing(eigen, leerlijn, NU + DAG), NU + DAG);
  assert.equal(categorieen['kz-mkm']?.status, 'vermoed');
  assert.equal(categorieen['kz-mkm']?.controleOp, NU + 8 * DAG);
  assert.deepEqual(decidePlaatsing(createEigenStand(createStand({ seedPrior: priorVan('3a') })), leerlijn, NU), []);
});

test('an LVS score moves the prior and halves its sd', () => {
  assert.equal(priorMetLvs('5a', { soort: 'percentiel', waarde: 50 }).gemiddelde, priorVan('5a').gemiddelde);
  assert.ok(
    priorMetLvs('5a', { soort: 'niveau', waarde: 1 }).gemiddelde > priorMetLvs('5a', { soort: 'niveau', waarde: 5 }).gemiddelde + 1.5,
  );
  assert.equal(priorMetLvs('5a', { soort: 'functioneringsniveau', niveau: '4b' }).gemiddelde, priorVan('4b').gemiddelde);
  assert.equal(priorMetLvs('5a', { soort: 'percentiel', waarde: 500 }).sd, 0.5);
});

test('a progress test asks at most twenty unseen words, and stops when precise', () => {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  for (let d = 0; d < 10; d++) {
    for (let i = 0; i < 12; i++)
      processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, i % 5 > 0), NU + d * DAG + i * 20_000, { leert: false });
  }
  const toets = createVoortgangstoets(eigen, leerlijn, STANDAARD_INSTELLING, NU + 10 * DAG, 4);
  assert.ok(toets.length > 0 && toets.length <= 20);
  assert.ok(toets.every((w) => eigen.woorden[w.woord] === undefined && !leerlijn.woorden.get(w.woord)?.info.gereserveerd));
  const alleen = toets.filter((w) => w.categorie === 'verdubbeling');
  assert.equal(isToetsPrecies(eigen, leerlijn, alleen, NU + 10 * DAG), true);
  assert.equal(isToetsPrecies(eigen, leerlijn, toets, NU + 10 * DAG), false);
});

/** So many first words of each were written, three of four right. */
const GESCHREVEN = { 'kz-mkm': 12, 'lange-klank-eind': 9, 'ei-ij': 6, verdubbeling: 4, 'i-als-ie': 2, 'ww-stam': 1 };

for (const [gemiddelde, rij, waarom] of [
  [0.5, ['kz-mkm'], 'the others are hopeless'],
  [1.5, ['ei-ij', 'lange-klank-eind', 'kz-mkm'], 'what is near, the least certain first'],
  [3, ['ei-ij', 'i-als-ie', 'verdubbeling', 'kz-mkm', 'lange-klank-eind'], 'twenty words'],
  [3.5, ['ww-stam', 'ei-ij', 'i-als-ie', 'kz-mkm', 'verdubbeling'], 'of six the most certain is left out'],
  [4.5, ['ww-stam', 'ei-ij', 'lange-klank-eind', 'i-als-ie', 'verdubbeling'], 'kz-mkm is long known'],
] as const)
  test(`a progress test of ${rij.length} categories in turn, four unseen words of each: ${waarom}`, () => {
    const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde, sd: 0.4 } }));
    for (const [categorie, aantal] of Object.entries(GESCHREVEN))
      for (let i = 0; i < aantal; i++)
        processAntwoord(eigen, leerlijn, bewijsVan(`${categorie}-${i}`, i % 4 > 0), NU - 10 * DAG + i * 20_000, { leert: false });
    const toets = createVoortgangstoets(eigen, leerlijn, STANDAARD_INSTELLING, NU, 3);
    assert.deepEqual(
      toets.map(({ categorie }) => categorie),
      [1, 2, 3, 4].flatMap(() => rij),
    );
    assert.equal(new Set(toets.map(({ woord }) => woord)).size, toets.length);
    assert.ok(toets.every(({ woord, nieuw }) => nieuw && eigen.woorden[woord] === undefined));
  });

test('the flash staircase settles where about 79% is right', () => {
  const r = createRandom(3);
  let stand = createFlitsStand(5);
  assert.equal(drempel(stand), undefined);
  for (let i = 0; i < 200; i++) stand = naFlits(stand, r.next() < 1 / (1 + (450 / stand.ms) ** 4));
  const gevonden = drempel(stand) ?? 0;
  assert.ok(gevonden > 480 && gevonden < 900, String(gevonden));
  for (let i = 0; i < 100; i++) stand = naFlits(stand, true);
  assert.equal(stand.ms, 150);
});

const telling = (anders: Partial<WoordTelling>): WoordTelling => ({
  woord: 'w',
  antwoorden: 40,
  goed: 30,
  verwacht: 30,
  zelfdeFout: 2,
  traagheid: 1,
  ...anders,
});
const GEVALLEN: readonly (readonly [string, Partial<WoordTelling>, string | undefined])[] = [
  ['as expected', {}, undefined],
  ['too few answers', { antwoorden: 10, goed: 0, verwacht: 8 }, undefined],
  ['harder than thought', { goed: 12, zelfdeFout: 5 }, 'moeilijker-dan-gedacht'],
  ['everybody writes the same other spelling', { goed: 8, zelfdeFout: 30 }, 'een-andere-spelling'],
  ['slow and wrong: badly heard', { goed: 10, traagheid: 2 }, 'slecht-verstaan'],
  ['nobody', { goed: 0, verwacht: 10 }, 'niemand-goed'],
  ['everybody', { goed: 40, verwacht: 30 }, 'iedereen-goed'],
];
for (const [naam, anders, oorzaak] of GEVALLEN) {
  test(`editors: ${naam}`, () => assert.equal(findRedactiepunten([telling(anders)])[0]?.oorzaak, oorzaak));
}

const day = (prior: Prior, now = NU) => planDag(createStand({ seedPrior: prior }), leerlijn, STANDAARD_INSTELLING, now, 3);

test('who is new begins with a short mixed dictation of words that tell much', () => {
  const [first, ...rest] = day(priorVan('5a'));
  assert.equal(first?.soort, 'kennismaken');
  assert.equal(first.vorm, 'dictee-woord');
  assert.equal(first.woorden.length, 10);
  assert.ok(new Set(first.woorden.map(({ woord }) => leerlijn.woorden.get(woord)?.info.hoofd)).size >= 3);
  assert.ok(
    first.woorden.every(({ soort }) => soort === 'toets'),
    'it measures: it does not steer',
  );
  assert.ok(rest.length > 0 && rest.every(({ soort }) => soort !== 'kennismaken'));
});

test('a score of the school says enough, and a beginner is not asked to write', () => {
  assert.notEqual(day({ gemiddelde: priorVan('5a').gemiddelde, sd: 0.5 })[0]?.soort, 'kennismaken');
  for (const groep3 of ['3a', '3b']) assert.notEqual(day(priorVan(groep3))[0]?.soort, 'kennismaken', groep3);
  assert.equal(day(priorVan('4a'))[0]?.soort, 'kennismaken');
});

test('it comes at most twice, and the child is better known after it', () => {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  const before = algemeen(eigen.hoofd).v;
  let times = 0;
  for (let d = 0; d < 4; d++) {
    const [first] = planDag(eigen, leerlijn, STANDAARD_INSTELLING, NU + d * DAG, d);
    if (first?.soort !== 'kennismaken') continue;
    times++;
    first.woorden.forEach(({ woord, soort }, i) =>
      processAntwoord(eigen, leerlijn, bewijsVan(woord, i % 5 > 1, { soort }), NU + d * DAG + i * 20_000, { leert: false }),
    );
  }
  assert.ok(times >= 1 && times <= 2, `${times} times`);
  assert.ok(algemeen(eigen.hoofd).v < 0.5 * before);
});

test('what the docent chose comes first', () => {
  const begin = (anders: Partial<Oefeninstelling>) =>
    planDag(createStand({ seedPrior: priorVan('5a') }), leerlijn, { ...STANDAARD_INSTELLING, ...anders }, NU, 1)[0]?.soort;
  for (const anders of [{ alleen: ['ei-ij'] }, { volgorde: 'vast', volgordeLijst: ['ei-ij'] }, { zorgdoelen: ['ei-ij'] }] as const)
    assert.notEqual(begin(anders), 'kennismaken');
});

test('where nothing may be written there is no dictation', () => {
  const plan = planDag(
    createStand({ seedPrior: priorVan('5a') }),
    leerlijn,
    { ...STANDAARD_INSTELLING, vormen: ['kies', 'goed-fout'] },
    NU,
    1,
  );
  assert.ok(plan.every(({ soort }) => soort !== 'kennismaken'));
});
