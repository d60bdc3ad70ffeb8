import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createRandom, type Random } from '@spelrijk/base/random';
import { estimateGroei, isGeleerdVanVragen, type GroeiDoel } from './groei.ts';
import { aannemelijkheid, informatieOp, kansOp, KNOPEN, STAP, type Gemeten, type Maat } from './meetmodel.ts';
import { isAlleenGeoefend, isOvergebruik, judgeGroei, judgeNameting } from './oordeel.ts';
import { chanceAbove, chanceBelow, normalise, quantile } from './verdeling.ts';
import { zeggingskracht } from './zeggingskracht.ts';
import { blauwdrukVan, zinnenblauwdrukVan, type Blauwdruk } from './blauwdruk.ts';

/** Normal deviate by Box and Muller (1958). */
const normaal = (random: Random, sd = 1): number =>
  sd * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

interface Wereld {
  readonly doelen: number;
  readonly anker: number;
  readonly vers: number;
  readonly groei: number;
  readonly gok: number;
  readonly random: Random;
}

const MOOD = 0.25;
const QUIRK = 0.35;
const ERROR = 0.4;
const ZEKER = 0.9;

interface Echt extends Maat {
  readonly waar: number;
}

/** A child as it is: ability near the words, words that differ from what is known of them, moods, and quirks that stay. */
function kind({ doelen, anker, vers, groei, gok, random }: Wereld): {
  plan: GroeiDoel[];
  meet: { vaardigheid: number; start: Maat[]; eind: Maat[] }[];
} {
  const stemming = [normaal(random, MOOD / Math.sqrt(2)), normaal(random, MOOD / Math.sqrt(3))];
  const answer = (w: Echt, theta: number): Gemeten => ({
    b: w.b,
    vb: w.vb,
    gok: w.gok,
    goed: random.next() < w.gok + (1 - w.gok - 0.025) / (1 + Math.exp(w.waar - theta)),
  });
  const plan: GroeiDoel[] = [];
  const meet: { vaardigheid: number; start: Maat[]; eind: Maat[] }[] = [];
  for (let c = 0; c < doelen; c++) {
    const theta = normaal(random, 0.6);
    const na = theta + groei + (groei === 0 || doelen === 1 ? 0 : normaal(random, 0.3));
    const n = anker + vers;
    const woorden = Array.from({ length: n }, (_, i): Echt => {
      const b = theta - 0.9 + (1.8 * (i + 0.5)) / n + normaal(random, 0.1);
      return { b, vb: ERROR ** 2, gok, waar: b + normaal(random, ERROR) + normaal(random, QUIRK) };
    });
    const isVers = (i: number): boolean => vers > 0 && i % Math.round(n / vers) === 1;
    const ankers = woorden.filter((_, i) => !isVers(i)).slice(0, anker);
    const start = ankers.map((w) => answer(w, theta + (stemming[0] ?? 0)));
    const eind = woorden.map((w) => answer(w, na + (stemming[1] ?? 0)));
    plan.push({ categorie: `doel ${c}`, vooraf: { m: theta + normaal(random, 0.5), v: 0.25 }, midden: 0, start, eind, weken: 12 });
    meet.push({ vaardigheid: theta, start, eind });
  }
  return { plan, meet };
}

const BEURTEN = { start: 2, eind: 3 };

/** Share of children of whom "vooruit" would be said; and what was promised beforehand. */
function power(aantal: number, wereld: Omit<Wereld, 'random'>, seed = 5): { gezien: number; beloofd: number } {
  const random = createRandom(seed);
  let gezien = 0;
  let beloofd = 0;
  for (let i = 0; i < aantal; i++) {
    const { plan, meet } = kind({ ...wereld, random });
    if (estimateGroei(plan, BEURTEN).plan.kansOp >= ZEKER) gezien++;
    beloofd += zeggingskracht(meet, BEURTEN, wereld.groei);
  }
  return { gezien: gezien / aantal, beloofd: beloofd / aantal };
}

/** Ordinary runs look at few children; `npm run test:deep` at as many as the claims are about. */
const DEEP = process.env['E2E_DEEP'] === '1';
const KINDEREN = DEEP ? 1000 : 120;
/** Two standard errors of a share. */
const ruis = (p: number, n: number): number => 2 * Math.sqrt((p * (1 - p)) / n);

/** Share of children in whom growth of 0, .5, 1 and 1.5 logits shows, per number of goals: what zorg promises to teachers. */
const TABEL: Readonly<Record<number, readonly number[]>> = {
  1: [0.06, 0.19, 0.38, 0.6],
  2: [0.08, 0.23, 0.5, 0.75],
  3: [0.06, 0.28, 0.58, 0.85],
};

test('what a test of a plan can show is what is promised of it', (t) => {
  for (const doelen of [1, 2, 3]) {
    const { anker, vers } = blauwdrukVan(doelen);
    for (const [i, groei] of [0, 0.5, 1, 1.5].entries()) {
      if (!DEEP && groei !== 1) continue;
      const { gezien, beloofd } = power(KINDEREN, { doelen, anker, vers, groei, gok: 0.1 });
      const tabel = TABEL[doelen]?.[i] ?? 0;
      if (DEEP) t.diagnostic(`${doelen} doel(en) +${groei}: ${gezien.toFixed(3)} (tabel ${tabel}, beloofd ${beloofd.toFixed(3)})`);
      if (groei > 0) assert.ok(gezien >= tabel - ruis(tabel, KINDEREN), `${doelen} goals +${groei}: ${gezien}, promised ${tabel}`);
      if (groei === 1)
        assert.ok(Math.abs(beloofd - gezien) < 0.08 + ruis(gezien, KINDEREN), `${doelen} goals: promised ${beloofd}, seen ${gezien}`);
    }
  }
});

/**
 * What other tests would show, from which the blueprint was chosen: words a goal that are asked at start and end, the chance of a guess, and the share of
 * children in whom a growth of this many logits shows. A long test of one goal needs more than a hundred words to show one logit.
 */
const ANDERE: readonly (readonly [anker: number, gok: number, groei: number, deel: number])[] = [
  [8, 0.1, 1, 0.19],
  [12, 0.1, 1, 0.27],
  [40, 0.1, 1, 0.62],
  [80, 0.1, 1, 0.85],
  [120, 0.1, 1, 0.93],
  [120, 0.1, 0.5, 0.51],
  [200, 0.1, 0.5, 0.67],
  [12, 0.4, 1, 0.12],
  [40, 0.4, 1, 0.42],
];

test('nor would other lengths show more than the table says from which the blueprint was chosen', { skip: !DEEP }, (t) => {
  const aantal = 300;
  for (const [anker, gok, groei, deel] of ANDERE) {
    const { gezien } = power(aantal, { doelen: 1, anker, vers: 0, groei, gok });
    t.diagnostic(`${anker}+${anker} words, guess ${gok}, +${groei}: ${gezien.toFixed(3)} (table ${deel})`);
    // A long test shows less than the table says: its two and three sittings each have a mood of their own, however many words they hold.
    assert.ok(gezien < deel + 0.05 + ruis(deel, aantal), `${anker} words, guess ${gok}, +${groei}: ${gezien}, table ${deel}`);
    if (groei < 1) assert.ok(gezien < ZEKER, 'half a logit of one goal cannot be shown');
  }
});

/** Answers as often right as this ability makes likely: no chance in it, but for rounding. */
function expected(maten: readonly Maat[], theta: number): Gemeten[] {
  let over = 0;
  return maten.map((maat) => {
    over += kansOp(theta, maat);
    const goed = over >= 0.5;
    if (goed) over -= 1;
    return { ...maat, goed };
  });
}
const reeks = (n: number, van: number, tot: number, gok = 0.1): Maat[] =>
  Array.from({ length: n }, (_, i) => ({ b: van + ((tot - van) * (i + 0.5)) / n, vb: 0.05, gok }));

test('check 13: the same ability measured with easier and then harder words is no growth', () => {
  for (const theta of [-1, 0, 1]) {
    const [start, eind] = [expected(reeks(300, -2, 0), theta), expected(reeks(300, -0.5, 1.5), theta)];
    const doel: GroeiDoel = { categorie: 'a', vooraf: { m: theta, v: 0.5 }, midden: 0, start, eind, weken: 12 };
    const { midden } = estimateGroei([doel], { start: 400, eind: 400 }).plan;
    assert.ok(Math.abs(midden) <= 0.1, `${theta}: ${midden}`);
  }
});

test('check 13: nor in tests as long as they are, of children with moods and words with quirks', (t) => {
  const { anker, vers } = blauwdrukVan(1);
  const aantal = DEEP ? 4000 : 250;
  for (const [eerst, later] of [
    [-0.75, 0.75],
    [0.75, -0.75],
  ] as const) {
    const random = createRandom(13);
    const answer = (theta: number, { b, vb, gok }: Maat): Gemeten => {
      const waar = b + normaal(random, Math.sqrt(vb)) + normaal(random, QUIRK);
      return { b, vb, gok, goed: random.next() < gok + (1 - gok - 0.025) / (1 + Math.exp(waar - theta)) };
    };
    let som = 0;
    let rauw = 0;
    for (let i = 0; i < aantal; i++) {
      const theta = normaal(random, 0.6);
      const toets = (n: number, verschuif: number): Gemeten[] => {
        const stemming = normaal(random, MOOD / Math.SQRT2);
        return reeks(n, verschuif - 1, verschuif + 1).map((maat) => answer(theta + stemming, { ...maat, vb: ERROR ** 2 }));
      };
      const [start, eind] = [toets(anker, eerst), toets(anker + vers, later)];
      const deel = (rij: readonly Gemeten[]): number => rij.filter(({ goed }) => goed).length / rij.length;
      rauw += deel(eind) - deel(start);
      som += estimateGroei([{ categorie: 'a', vooraf: { m: 0, v: 0.36 }, midden: 0, start, eind, weken: 12 }], BEURTEN).plan.midden;
    }
    t.diagnostic(`shifted ${later - eerst}: ${(som / aantal).toFixed(3)}, share right ${(rauw / aantal).toFixed(2)}`);
    assert.ok(Math.abs(rauw / aantal) > 0.2, 'the raw score says that they changed');
    assert.ok(Math.abs(som / aantal) <= 0.1, `${later - eerst}: ${som / aantal}`);
  }
});

test('growth is told in words of 100, with a range that agrees with its certainty', () => {
  const maten = reeks(24, -1, 1);
  const doel: GroeiDoel = {
    categorie: 'a',
    vooraf: { m: -0.5, v: 0.4 },
    midden: 0,
    start: expected(maten, -0.7),
    eind: expected(maten, 1.3),
    weken: 12,
  };
  const { plan, doelen } = estimateGroei([doel], BEURTEN);
  assert.deepEqual(plan, doelen[0], 'one goal is the plan');
  assert.ok(plan.kansOp > 0.95 && plan.woorden.laag > 0 && plan.woorden.hoog > plan.woorden.laag, JSON.stringify(plan));
  assert.ok(plan.woorden.voor > 20 && plan.woorden.voor < 45 && plan.woorden.na > 60 && plan.woorden.na < 85, JSON.stringify(plan.woorden));
  assert.deepEqual(estimateGroei([doel], BEURTEN).plan, plan, 'the same numbers again');
});

test('anchors that were learned by being asked are left out; fresh words speak for the rule', () => {
  const slot = (anker: number, vers: number) => ({
    vooraf: { m: -1, v: 0.4 },
    midden: 0,
    anker: expected(reeks(18, -1, 1), anker),
    vers: expected(reeks(6, -1, 1), vers),
  });
  assert.equal(isGeleerdVanVragen([slot(2.5, -1.5), slot(2.5, -1.5)]), true);
  assert.equal(isGeleerdVanVragen([slot(0.5, 0.2)]), false);
  assert.equal(isGeleerdVanVragen([{ ...slot(2.5, 0), vers: [] }]), false);
});

const GROEI = {
  midden: 0,
  laag: 0,
  hoog: 0,
  kansOp: 0.5,
  kansRuim: 0.2,
  kansNeer: 0.5,
  kansRuimKwijt: 0.1,
  kansGelijk: 0.3,
  kansNorm: 0.5,
  kansBekend: 0.1,
  woorden: { voor: 40, na: 60, laag: 8, hoog: 31 },
};

test('check 15, 17: the first rule that holds decides what is said', () => {
  const zinnen = [
    judgeGroei({ ...GROEI, kansOp: 0.99, kansRuim: 0.95 }, 7),
    judgeGroei({ ...GROEI, kansOp: 0.99, kansRuim: 0.95, kansBekend: 0.9 }, 8),
    judgeGroei({ ...GROEI, kansOp: 0.9, kansRuim: 0.8, kansNorm: 0.8 }, 8),
    judgeGroei({ ...GROEI, kansOp: 0.9, kansRuim: 0.79 }, 8),
    judgeGroei({ ...GROEI, kansOp: 0.1, kansNeer: 0.9, kansNorm: 0.2 }, 8),
    judgeGroei({ ...GROEI, kansGelijk: 0.8 }, 8),
    judgeGroei(GROEI, 8),
    // At 80%, where "forward" asks 90%: probably, beside a test that does not show it.
    judgeGroei({ ...GROEI, kansNorm: 0.8 }, 8),
  ];
  assert.deepEqual(
    zinnen.map(({ zin, norm }) => `${zin} ${norm}`),
    [
      'te-weinig null',
      'kende-al null',
      'duidelijk sneller',
      'vooruit null',
      'minder langzamer',
      'gelijk null',
      'onbeslist null',
      'onbeslist sneller',
    ],
  );
});

test('the blueprint is as long as a teacher is told', () => {
  /** Asked at the start, at the end, and of that never practised. */
  const omvang = (n: number, { anker, vers, geoefend, contrast, zinnen }: Blauwdruk): number[] => [
    n * (anker + contrast) + zinnen,
    n * (anker + vers + geoefend + contrast) + zinnen,
    n * (anker + vers),
  ];
  assert.deepEqual(
    [1, 2, 3].map((n) => omvang(n, blauwdrukVan(n))),
    [
      [26, 38, 24],
      [38, 56, 36],
      [45, 66, 45],
    ],
  );
  // Of goals that are asked in sentences.
  assert.deepEqual(
    [1, 2, 3].map((n) => omvang(n, zinnenblauwdrukVan(n))),
    [
      [12, 20, 16],
      [24, 40, 32],
      [36, 57, 45],
    ],
  );
});

test('practised words are known and new ones of the rule are not: only when both were asked, and at the border of doubt', () => {
  const oordeel = (geoefend: readonly [number, number], nieuw: readonly [number, number]): boolean =>
    isAlleenGeoefend({ goed: geoefend[0], aantal: geoefend[1] }, { goed: nieuw[0], aantal: nieuw[1] });
  const rijen: readonly (readonly [boolean, readonly [number, number], readonly [number, number], string])[] = [
    [true, [8, 10], [3, 10], 'eight of ten against three'],
    [false, [7, 10], [3, 10], 'seven of ten practised ones is not known'],
    [false, [8, 10], [8, 10], 'eight of ten new ones is known too'],
    [true, [8, 10], [7, 10], 'seven of ten is rather under 70% than above it'],
    [true, [10, 10], [6, 10], 'six of ten new ones is not'],
    [false, [0, 0], [0, 10], 'nothing practised was asked'],
    [false, [10, 10], [0, 0], 'nothing new was asked'],
    [true, [10, 10], [0, 1], 'one new word, wrong'],
    [false, [10, 10], [1, 1], 'one new word, right'],
  ];
  for (const [is, geoefend, nieuw, wat] of rijen) assert.equal(oordeel(geoefend, nieuw), is, wat);
});

test('a rule is used where it must not be from two look-alikes on, and three of ten', () => {
  const rijen = { '1 of 1': false, '2 of 2': true, '2 of 6': true, '2 of 7': false, '3 of 10': true, '2 of 10': false, '0 of 0': false };
  for (const [rij, is] of Object.entries(rijen)) {
    const [metRegel = 0, aantal = 0] = rij.split(' of ').map(Number);
    assert.equal(isOvergebruik(aantal, metRegel), is, rij);
  }
});

test('some weeks after the end: still there before partly gone, and no word of loss under nine in ten', () => {
  const rijen: readonly (readonly [kansRuimKwijt: number, kansNeer: number, zin: string])[] = [
    [0.1, 0.5, 'gebleven'],
    [0.19, 0.95, 'gebleven'],
    [0.21, 0.95, 'weggezakt'],
    [0.21, 0.89, 'onbeslist'],
    [0.9, 0.9, 'weggezakt'],
  ];
  for (const [kansRuimKwijt, kansNeer, zin] of rijen)
    assert.equal(judgeNameting({ kansRuimKwijt, kansNeer }), zin, `${kansRuimKwijt} ${kansNeer}`);
});

test('what an answer tells is the squared slope of its chance over its variance, and least of a word that is guessed or doubtful', () => {
  const h = 1e-5;
  for (const maat of [
    { b: 0, vb: 0, gok: 0 },
    { b: 0.7, vb: 0.4, gok: 0.25 },
    { b: -1.2, vb: 0.1, gok: 0.5 },
  ])
    for (const theta of [-2, -0.3, 0, 1.4]) {
      const helling = (kansOp(theta + h, maat) - kansOp(theta - h, maat)) / (2 * h);
      const p = kansOp(theta, maat);
      assert.ok(Math.abs(informatieOp(theta, maat) - helling ** 2 / (p * (1 - p))) < 1e-6, `${theta} ${JSON.stringify(maat)}`);
    }
  const zeker = informatieOp(0, { b: 0, vb: 0, gok: 0 });
  assert.ok(informatieOp(0, { b: 0, vb: 0, gok: 0.5 }) < zeker / 2);
  assert.ok(informatieOp(0, { b: 0, vb: 2, gok: 0 }) < zeker);
});

test('moods of more sittings even out: the nodes draw together, and weigh to one with spread one', () => {
  const som = (f: (plek: number) => number): number => KNOPEN.reduce((total, [plek, gewicht]) => total + gewicht * f(plek), 0);
  for (const [macht, is] of [
    [0, 1],
    [1, 0],
    [2, 1],
    [3, 0],
    [4, 3],
  ] as const)
    assert.ok(Math.abs(som((plek) => plek ** macht) - is) < 1e-9, `moment ${macht}`);
  const woord = { b: 0, vb: 0, gok: 0, goed: true };
  const breedte = (zittingen: number): number => {
    const rijen = aannemelijkheid([woord], 0, 1, zittingen);
    return (rijen.at(-1)?.[0] ?? 0) - (rijen[0]?.[0] ?? 0);
  };
  assert.ok(breedte(4) < breedte(1) * 0.6 && breedte(4) > 0);
  assert.equal(breedte(0), breedte(1), 'no sitting is one');
});

test('of a distribution, what lies below a border and the border below which so much lies are each other turned round', () => {
  const v = normalise(-1, Float64Array.from([1, 3, 0, 4, 2]));
  for (const deel of [0.05, 0.1, 0.25, 0.4, 0.55, 0.9, 0.999])
    assert.ok(Math.abs(chanceBelow(v, quantile(v, deel)) - deel) < 1e-12, `${deel}`);
  assert.equal(chanceBelow(v, -1 - STAP), 0);
  assert.ok(Math.abs(chanceBelow(v, -1) - 0.05) < 1e-12, 'half of the first cell');
  assert.ok(Math.abs(chanceAbove(v, -1 + 2 * STAP) - 0.6) < 1e-12, 'an empty cell holds nothing');
  assert.ok(Math.abs(quantile(v, 1) - (-1 + 4.5 * STAP)) < 1e-9, 'the edge of the last cell');
  assert.deepEqual([...normalise(0, new Float64Array(4)).kansen], [0.25, 0.25, 0.25, 0.25], 'nothing known: all alike');
});
