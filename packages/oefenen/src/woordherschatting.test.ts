import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, type Random } from '@spelrijk/base/random';
import type { LogRegel } from './compute.ts';
import { createLeerlijn, moeilijkheidVan, type Leerlijn, type WoordInfo } from './leerlijn.ts';
import { BLIK_MAAT, packBlikken, puntenVan, type Blikbron } from './woordblikken.ts';
import { estimateWoorden, setWoordherschatting, type Woordherschatting } from './woordherschatting.ts';

const CATEGORIEEN = ['a', 'b', 'c'];
const PER_CATEGORIE = 40;
const VANDAAG = 1.75e12;
const DAG = 86_400_000;

/** A standard normal (Box & Muller 1958). */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Three categories of forty words, of which the editors thought `start`. */
function build(random: Random): Leerlijn {
  const woorden = CATEGORIEEN.flatMap((hoofd, c) =>
    Array.from({ length: PER_CATEGORIE }, (_, i): WoordInfo => ({
      woord: `${hoofd}${i}`,
      hoofd,
      knelpunten: [{ categorie: hoofd, b: 1 + 0.5 * c + 0.6 * normal(random), vb: 0.36 }],
      vormen: ['dictee-woord'],
      niveau: '4b',
      band: 2,
      gereserveerd: false,
    })),
  );
  return createLeerlijn({
    categorieen: CATEGORIEEN.map((id) => ({
      id,
      strategie: 'regel',
      introHalfjaar: '4b',
      vooraf: [],
      gemiddeldeMoeilijkheid: 1,
      gokkans: 0.1,
    })),
    woorden,
  });
}

const start = (leerlijn: Leerlijn, woord: string): number => leerlijn.woorden.get(woord)?.hoofdpunt.start ?? Number.NaN;

interface Antwoord {
  readonly woord: string;
  readonly kind: number;
  readonly b: number;
  readonly op: number;
}

/** A first answer as the log has it: the ability known with an sd of .4. */
function regelVan(random: Random, leerlijn: Leerlijn, { woord, b, op }: Antwoord): LogRegel {
  const categorie = woord.slice(0, 1);
  const m = b + 1 + normal(random);
  const x = m + 0.4 * normal(random) - b + leerlijn.constanten.eigenaardigheidSd * normal(random);
  const kans = 0.1 + (0.9 - leerlijn.constanten.slordigheid) / (1 + Math.exp(-x));
  const goed = random.next() < kans;
  const punt = { categorie, goed, b: start(leerlijn, woord), vb: 0.36, gok: 0.1, gemiddelde: 1, winst: 0.02 };
  return {
    versie: 6,
    constanten: 0,
    op,
    reden: 'bewijs',
    voorspeld: kans,
    gewicht: 1,
    nieuw: true,
    punten: [{ categorie, m, sd: 0.4 }],
    invoer: {
      woord,
      vorm: 'dictee-woord',
      soort: 'nieuw',
      poging: 1,
      rtMs: 4000,
      geenBewijs: false,
      hulp: false,
      goed,
      doel: 0.8,
      hoofd: categorie,
      letters: 5,
      punten: [punt],
      gewicht: 1,
      leergewicht: 1,
      blind: 0,
      gemak: 0,
      gemakVar: 0,
      tempo: 'typ',
      productie: true,
      bewijst: true,
      geheugen: undefined,
      kalibratie: [0, 1],
      gemiddelden: undefined,
    },
  };
}

/** Sixty days of answers by children of whom every fifth is held out. */
function answers(random: Random, leerlijn: Leerlijn, aantal: number, echt: (woord: string, op: number) => number): LogRegel[] {
  const woorden = [...leerlijn.woorden.keys()];
  return Array.from({ length: aantal }, (_, i) => {
    const woord = random.pick(woorden);
    const op = VANDAAG - 60 * DAG + (60 * DAG * i) / aantal;
    return regelVan(random, leerlijn, { woord, kind: i % 100, b: echt(woord, op), op });
  });
}

function estimate(leerlijn: Leerlijn, regels: readonly LogRegel[], kindVan = (i: number): number => i % 100): Promise<Woordherschatting> {
  const lijst = puntenVan(leerlijn);
  const uit: number[] = [];
  regels.forEach((regel, i) =>
    packBlikken(uit, regel, lijst, leerlijn, { kind: kindVan(i), apart: i % 5 === 0, recentVanaf: VANDAAG - 14 * DAG }),
  );
  // Two chunks, as from a file.
  const helft = BLIK_MAAT * Math.floor(uit.length / BLIK_MAAT / 2);
  const bron: Blikbron = async function* halves() {
    yield Float32Array.from(uit.slice(0, helft));
    yield Float32Array.from(uit.slice(helft));
  };
  return estimateWoorden(bron, leerlijn, lijst);
}

/** What the words really are: off by .5 from what was thought, and one category .5 harder as a whole. */
function truth(random: Random, leerlijn: Leerlijn): ReadonlyMap<string, number> {
  return new Map(
    [...leerlijn.woorden.keys()].map((woord) => [woord, start(leerlijn, woord) + 0.5 * normal(random) + (woord.startsWith('c') ? 0.5 : 0)]),
  );
}

test('difficulties are found with honest standard errors, and children held out confirm them', async () => {
  const random = createRandom(5);
  const leerlijn = build(random);
  const echt = truth(random, leerlijn);
  const uit = await estimate(
    leerlijn,
    answers(random, leerlijn, 12_000, (woord) => echt.get(woord) ?? 0),
  );
  const z = uit.woorden.map(({ woord, nieuw, fout }) => (nieuw - (echt.get(woord) ?? 0)) / fout);
  const rmse = (van: (w: (typeof uit.woorden)[number]) => number): number =>
    Math.sqrt(uit.woorden.reduce((som, w) => som + (van(w) - (echt.get(w.woord) ?? 0)) ** 2, 0) / uit.woorden.length);
  assert.ok(rmse(({ nieuw }) => nieuw) < 0.32 && rmse(({ oud }) => oud) > 0.5, `${rmse(({ nieuw }) => nieuw)}`);
  const binnen = z.filter((x) => Math.abs(x) < 1.96).length / z.length;
  assert.ok(binnen > 0.88 && binnen < 1, `${binnen}`);
  assert.ok(uit.beter && uit.verlies.nieuw < uit.verlies.oud - 0.005 && uit.ronden < 15, `${uit.ronden}`);
  assert.ok(uit.woordSd > 0.38 && uit.woordSd < 0.65, `${uit.woordSd}`);
  assert.ok(uit.apart > 2000 && uit.antwoorden === 12_000);
  const veranderd = setWoordherschatting(leerlijn, uit);
  assert.equal(veranderd.length, 120);
  for (const { woord, nieuw } of uit.woorden.slice(0, 10)) {
    const punt = leerlijn.woorden.get(woord)?.hoofdpunt ?? assert.fail(woord);
    assert.ok(Math.abs(moeilijkheidVan(punt, leerlijn) - nieuw) < 1e-9);
  }
});

test('a word that nobody answered goes along with its category, and stays as uncertain as a word is', async () => {
  const random = createRandom(6);
  const leerlijn = build(random);
  const echt = truth(random, leerlijn);
  const regels = answers(random, leerlijn, 12_000, (woord) => echt.get(woord) ?? 0).filter(({ invoer }) => invoer.woord !== 'c0');
  const { woorden, woordSd } = await estimate(leerlijn, regels);
  const c0 = woorden.find(({ woord }) => woord === 'c0') ?? assert.fail('c0');
  assert.ok(c0.nieuw - c0.oud > 0.2 && c0.nieuw - c0.oud < 0.8, `${c0.nieuw - c0.oud}`);
  assert.ok(c0.antwoorden === 0 && c0.fout >= woordSd, `${c0.fout}`);
});

test('what is right already is left alone: no better for children held out, nothing changes', async () => {
  const random = createRandom(7);
  const leerlijn = build(random);
  const echt = truth(random, leerlijn);
  for (const { hoofdpunt } of leerlijn.woorden.values()) Object.assign(hoofdpunt, { vb: 0.003 });
  for (const [woord, { hoofdpunt }] of leerlijn.woorden) hoofdpunt.b += (echt.get(woord) ?? 0) - moeilijkheidVan(hoofdpunt, leerlijn);
  const uit = await estimate(
    leerlijn,
    answers(random, leerlijn, 6000, (woord) => echt.get(woord) ?? 0),
  );
  assert.equal(uit.beter, false);
  const voor = [...leerlijn.woorden.values()].map(({ hoofdpunt }) => [hoofdpunt.b, hoofdpunt.vb]);
  assert.deepEqual(setWoordherschatting(leerlijn, uit), []);
  assert.deepEqual(
    [...leerlijn.woorden.values()].map(({ hoofdpunt }) => [hoofdpunt.b, hoofdpunt.vb]),
    voor,
  );
  assert.equal((await estimate(leerlijn, [])).beter, false);
});

test('chance is counted in children: what is better for one of them, however much it wrote, confirms nothing', async () => {
  const random = createRandom(5);
  const leerlijn = build(random);
  const echt = truth(random, leerlijn);
  const regels = answers(random, leerlijn, 12_000, (woord) => echt.get(woord) ?? 0);
  assert.equal((await estimate(leerlijn, regels)).beter, true);
  // Of 2400 answers of children held out one child gave all but 120, and fifteen others the rest.
  const samen = await estimate(leerlijn, regels, (i) => (i % 100 === 0 ? 1 + ((i / 100) % 15) : 0));
  assert.ok(samen.verlies.nieuw < samen.verlies.oud - 0.005);
  assert.equal(samen.beter, false);
  // And of nine in equal parts: too few to say it.
  assert.equal((await estimate(leerlijn, regels, (i) => Math.floor(i / 5) % 9)).beter, false);
});

test('the drift watch names the word that became harder, and hardly any other', async () => {
  const random = createRandom(8);
  const leerlijn = build(random);
  const echt = truth(random, leerlijn);
  const later = (woord: string, op: number): number => (echt.get(woord) ?? 0) + (woord === 'b3' && op > VANDAAG - 14 * DAG ? 2.5 : 0);
  const { drift, verschoven } = await estimate(leerlijn, answers(random, leerlijn, 24_000, later));
  assert.equal(drift[0]?.woord, 'b3');
  assert.ok((drift[0]?.z ?? 0) > 3.5 && (drift[0]?.nu ?? 0) > 0.4 && drift.length <= 2, `${drift.length}`);
  assert.ok(verschoven.length > 10);
});
