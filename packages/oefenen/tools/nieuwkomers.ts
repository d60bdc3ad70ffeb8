/*
 * Decides how fast a newcomer is placed, and what a burst of rapid guesses does.
 * Source: error of the mean ability over all categories after each answer of the start test, against the Cramér-Rao bound.
 * Example: measurePlaatsing(1) -> { tot: 22, ratio25: 1.08 }.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import { viewRij, sigma } from '../src/filter.ts';
import { STANDAARD_INSTELLING } from '../src/instelling.ts';
import { createLeerlijn, type CategorieInfo, type Leerlijn, type WoordInfo } from '../src/leerlijn.ts';
import { createEigenStand, processAntwoord, type EigenStand } from '../src/motor.ts';
import { choosePlaatsing, type PlaatsingVraag } from '../src/plaatsing.ts';
import { createStand, type Prior } from '../src/stand.ts';
import { METING_VORMEN } from '../src/vormen.ts';
import { normaal } from './wereld.ts';

const AANTAL = 60;
const LADDER = 5.2;
const MIDDEN = 2.9;
const SG = 0.9;
const SC = 0.6;
const SLIP = 0.025;

function bank(r: Random): Leerlijn {
  const categorieen = Array.from({ length: AANTAL }, (_, i): CategorieInfo => ({
    id: `c${i}`,
    vooraf: [],
    strategie: 'regel',
    introHalfjaar: '5a',
    gemiddeldeMoeilijkheid: (i * LADDER) / (AANTAL - 1),
    gokkans: 0,
  }));
  const woorden = categorieen.flatMap((c) =>
    Array.from({ length: 30 }, (_, j): WoordInfo => ({
      woord: `${c.id}w${j}`,
      hoofd: c.id,
      knelpunten: [{ categorie: c.id, b: c.gemiddeldeMoeilijkheid + 0.7 * normaal(r), vb: 0.05 }],
      niveau: '5a',
      band: 2,
      gereserveerd: false,
      vormen: ['dictee-woord'],
    })),
  );
  return createLeerlijn({ categorieen, woorden, vormen: METING_VORMEN });
}

export interface PlaatsingUitslag {
  /** RMSE of the mean ability after 5, 10, 15, 20, 25, 30, 40 answers, and its ratio to the bound. */
  readonly rmse: Readonly<Record<number, number>>;
  readonly ratio: Readonly<Record<number, number>>;
  /** Answers until the RMSE is .5; 41 when it is not. */
  readonly totHalf: number;
}

const gemiddelde = (eigen: EigenStand, leerlijn: Leerlijn, now: number): number => {
  let som = 0;
  for (const { id } of leerlijn.volgorde) som += viewRij(eigen.hoofd, eigen.categorieen[id], now, leerlijn.constanten).m;
  return som / AANTAL;
};

/** Bound on the variance of the mean ability: general part from all information, own parts from their own. */
function grens(info: readonly number[]): number {
  const tau = SC * SC;
  const L = 1 / (SG * SG) + info.reduce((som, i) => som + i / (1 + i * tau), 0);
  let gewicht = 0;
  let eigen = 0;
  for (const i of info) {
    gewicht += 1 / (1 + i * tau);
    eigen += tau / (1 + i * tau);
  }
  return eigen / (AANTAL * AANTAL) + (gewicht / AANTAL) ** 2 / L;
}

interface Som {
  readonly fout: number[];
  readonly grens: number[];
}

function placeKind(leerlijn: Leerlijn, prior: (theta: number) => Prior, r: Random, seed: number, som: Som): void {
  const g = MIDDEN + SG * normaal(r);
  const theta = leerlijn.volgorde.map(() => g + SC * normaal(r));
  const waar = theta.reduce((a, b) => a + b, 0) / AANTAL;
  const info = theta.map(() => 0);
  const eigen = createEigenStand(createStand({ seedPrior: prior(g) }));
  let gevraagd: PlaatsingVraag[] = [];
  for (let n = 1; n <= 40; n++) {
    const now = 1.7e12 + n * 15_000;
    const vraag =
      choosePlaatsing(eigen, leerlijn, STANDAARD_INSTELLING, { gevraagd: gevraagd.slice(-9) }, { now, seed }) ??
      choosePlaatsing(eigen, leerlijn, STANDAARD_INSTELLING, { gevraagd: [] }, { now, seed });
    if (!vraag) return;
    gevraagd = [...gevraagd, vraag];
    const woord = leerlijn.woorden.get(vraag.woord);
    const c = woord?.hoofdpunt.categorie.index ?? 0;
    const s = sigma((theta[c] ?? 0) - (woord?.hoofdpunt.b ?? 0));
    const p = (1 - SLIP) * s;
    info[c] = (info[c] ?? 0) + ((1 - SLIP) * s * (1 - s)) ** 2 / (p * (1 - p));
    processAntwoord(
      eigen,
      leerlijn,
      {
        woord: vraag.woord,
        vorm: vraag.vorm,
        poging: 1,
        rtMs: 6500,
        knelpunten: [{ categorie: vraag.categorie, goed: r.next() < p }],
        geenBewijs: false,
        soort: 'toets',
      },
      now,
      { leert: false },
    );
    som.fout[n] = (som.fout[n] ?? 0) + (gemiddelde(eigen, leerlijn, now) - waar) ** 2;
    som.grens[n] = (som.grens[n] ?? 0) + grens(info);
  }
}

/** Newcomers through 40 words of the start test (stop rule off). `lvs`: with an LVS score of sd .5. */
export function measurePlaatsing(seed: number, { kinderen = 200, lvs = false } = {}): PlaatsingUitslag {
  const r = createRandom(seed * 15485863);
  const leerlijn = bank(r);
  const som: Som = { fout: [], grens: [] };
  const prior = (g: number): Prior => (lvs ? { gemiddelde: g + 0.5 * normaal(r), sd: 0.5 } : { gemiddelde: MIDDEN, sd: 0.95 });
  for (let i = 0; i < kinderen; i++) placeKind(leerlijn, prior, r, seed + i, som);
  const rmse = (n: number): number => Math.sqrt((som.fout[n] ?? 0) / kinderen);
  const stappen = [5, 10, 15, 20, 25, 30, 40];
  let totHalf = 1;
  while (totHalf <= 40 && rmse(totHalf) > 0.5) totHalf++;
  return {
    rmse: Object.fromEntries(stappen.map((n) => [n, rmse(n)])),
    ratio: Object.fromEntries(stappen.map((n) => [n, Math.sqrt((som.fout[n] ?? 0) / (som.grens[n] ?? 1))])),
    totHalf,
  };
}

/** Mean shift (logits) of the practised category after 15 rapid wrong answers. */
export function measureGokbui(seed: number, kinderen = 60): number {
  const r = createRandom(seed * 32452843);
  const leerlijn = bank(r);
  let som = 0;
  for (let i = 0; i < kinderen; i++) {
    const pace = Math.exp(0.3 * normaal(r));
    const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde: MIDDEN, sd: 0.95 } }));
    let now = 1.7e12;
    const antwoord = (n: number, goed: boolean, rtMs: number): void => {
      now += 15_000;
      processAntwoord(
        eigen,
        leerlijn,
        {
          woord: `c30w${n % 30}`,
          vorm: 'dictee-woord',
          poging: 1,
          rtMs,
          knelpunten: [{ categorie: 'c30', goed }],
          geenBewijs: false,
          soort: 'nieuw',
        },
        now,
        { leert: false },
      );
    };
    for (let n = 0; n < 40; n++) antwoord(n, r.next() < 0.8, 6500 * pace * Math.exp(0.3 * normaal(r)));
    const voor = viewRij(eigen.hoofd, eigen.categorieen['c30'], now, leerlijn.constanten).m;
    for (let n = 0; n < 15; n++) antwoord(n + 11, false, 1000 * Math.exp(0.2 + 0.3 * normaal(r)));
    som += viewRij(eigen.hoofd, eigen.categorieen['c30'], now, leerlijn.constanten).m - voor;
  }
  return som / kinderen;
}
