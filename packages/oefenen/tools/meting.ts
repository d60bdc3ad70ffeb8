/*
 * Decides how well abilities are measured when nothing is learned: error against the Cramér-Rao bound, coverage, rapid guesses.
 * Source: Bayesian Cramér-Rao bound of the hierarchical model with known word difficulties (van Trees 1968).
 * Example: measureStilstaand({ seed: 1, antwoorden: 50 }) -> ratio 1.03, coverage .95.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { viewRij, sigma } from '../src/filter.ts';
import { createLeerlijn, type CategorieInfo, type WoordInfo } from '../src/leerlijn.ts';
import { createEigenStand, processAntwoord, type EigenStand } from '../src/motor.ts';
import { createStand, type Constanten } from '../src/stand.ts';
import { METING_VORMEN } from '../src/vormen.ts';
import { normaal } from './wereld.ts';

const VORMEN: readonly Oefenvorm[] = ['dictee-woord', 'dictee-woord', 'kies', 'goed-fout'];
const GOK: Partial<Record<Oefenvorm, number>> = { kies: 0.25, 'goed-fout': 0.5 };
const GEMAK: Partial<Record<Oefenvorm, number>> = { kies: 0.3, 'goed-fout': 0.4 };

export interface MetingVraag {
  readonly seed: number;
  readonly kinderen?: number;
  readonly antwoorden: number;
  readonly onrustig?: boolean;
  /** Categories practised, of `categorieen`. */
  readonly geoefend?: number;
  readonly categorieen?: number;
  readonly constanten?: Partial<Constanten>;
}

export interface MetingUitslag {
  readonly rmse: number;
  /** rmse / bound over practised categories; over all categories. */
  readonly ratio: number;
  readonly ratioAlles: number;
  readonly dekking: number;
  readonly bias: number;
}

const SG = 0.9;
const SC = 0.6;

interface Proefkind {
  readonly theta: readonly number[];
  readonly info: number[];
}

interface Meetvraag {
  readonly c: number;
  readonly b: number;
  readonly vorm: Oefenvorm;
}

function vraagEnAntwoord(kind: Proefkind, { c, b, vorm }: Meetvraag, r: Random, q: number): { goed: boolean; rtMs: number } {
  const gok = GOK[vorm] ?? 0;
  const typt = vorm === 'dictee-woord';
  if (r.next() < q) return { goed: r.next() < gok, rtMs: 1000 * Math.exp((typt ? 0.2 : -0.3) + 0.35 * normaal(r)) };
  const s = sigma((kind.theta[c] ?? 0) - b + (GEMAK[vorm] ?? 0));
  const p = gok + (1 - gok - 0.025) * s;
  const dp = (1 - gok - 0.025) * s * (1 - s);
  kind.info[c] = (kind.info[c] ?? 0) + (dp * dp) / (p * (1 - p));
  return { goed: r.next() < p, rtMs: 1000 * Math.exp((typt ? 1.9 : 1.3) + 0.35 * normaal(r)) };
}

/** Bound on the variance of every category, from the information really given. */
function grens(info: readonly number[]): number[] {
  const tau = SC * SC;
  const bericht = info.map((i) => i / (1 + i * tau));
  const L = 1 / (SG * SG) + bericht.reduce((a, b) => a + b, 0);
  return info.map((i, c) => 1 / (1 / (1 / (L - (bericht[c] ?? 0)) + tau) + i));
}

interface Som {
  fout: number;
  grens: number;
  foutAlles: number;
  grensAlles: number;
  binnen: number;
  bias: number;
  n: number;
  alles: number;
}

interface Eindstand {
  readonly eigen: EigenStand;
  readonly kind: Proefkind;
  readonly geoefend: number;
  readonly now: number;
}

function addUp(
  som: Som,
  { eigen, kind, geoefend, now }: Eindstand,
  ids: readonly CategorieInfo[],
  constanten: Parameters<typeof viewRij>[3],
): void {
  const bound = grens(kind.info);
  ids.forEach(({ id }, c) => {
    const k = viewRij(eigen.hoofd, eigen.categorieen[id], now, constanten);
    const e = k.m - (kind.theta[c] ?? 0);
    som.foutAlles += e * e;
    som.grensAlles += bound[c] ?? 0;
    som.bias += e;
    som.alles++;
    if (c >= geoefend) return;
    som.fout += e * e;
    som.grens += bound[c] ?? 0;
    som.binnen += Math.abs(e) < 1.96 * Math.sqrt(k.v) ? 1 : 0;
    som.n++;
  });
}

/** Static abilities, known word difficulties, the same answers whatever the engine thinks. */
export function measureStilstaand({
  seed,
  kinderen = 300,
  antwoorden,
  onrustig = false,
  geoefend = 6,
  categorieen = 12,
  constanten = {},
}: MetingVraag): MetingUitslag {
  const r = createRandom(seed * 104729);
  const ids = Array.from({ length: categorieen }, (_, i): CategorieInfo => ({
    id: `c${i}`,
    vooraf: [],
    strategie: 'regel',
    introHalfjaar: '5a',
    gemiddeldeMoeilijkheid: 0,
    gokkans: 0,
  }));
  const woorden = ids.flatMap(({ id }) =>
    Array.from({ length: 200 }, (_, j): WoordInfo => ({
      woord: `${id}-${j}`,
      hoofd: id,
      knelpunten: [{ categorie: id, b: normaal(r), vb: 0.0025 }],
      niveau: '5a',
      band: 2,
      gereserveerd: false,
      vormen: VORMEN,
    })),
  );
  const leerlijn = createLeerlijn({ categorieen: ids, woorden, vormen: METING_VORMEN, constanten });
  const som: Som = { fout: 0, grens: 0, foutAlles: 0, grensAlles: 0, binnen: 0, bias: 0, n: 0, alles: 0 };
  for (let i = 0; i < kinderen; i++) {
    const g = SG * normaal(r);
    const kind: Proefkind = { theta: ids.map(() => g + SC * normaal(r)), info: ids.map(() => 0) };
    const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde: 0, sd: 1 } }));
    const q = onrustig ? 0.12 : 0;
    let now = 1.7e12;
    for (let n = 0; n < antwoorden; n++) {
      now += n % 15 === 0 ? 86_400_000 : 15_000;
      const c = r.below(geoefend);
      const woord = woorden[c * 200 + (Math.floor(n / geoefend) % 200)];
      const vorm = r.pick(VORMEN);
      if (!woord) continue;
      const a = vraagEnAntwoord(kind, { c, b: woord.knelpunten[0]?.b ?? 0, vorm }, r, q);
      const keuzes = GOK[vorm] === undefined ? {} : { keuzes: Math.round(1 / (GOK[vorm] ?? 1)) };
      processAntwoord(
        eigen,
        leerlijn,
        {
          woord: woord.woord,
          vorm,
          poging: 1,
          rtMs: a.rtMs,
          knelpunten: [{ categorie: `c${c}`, goed: a.goed }],
          geenBewijs: false,
          soort: 'nieuw',
          ...keuzes,
        },
        now,
      );
    }
    addUp(som, { eigen, kind, geoefend, now }, ids, leerlijn.constanten);
  }
  return {
    rmse: Math.sqrt(som.fout / som.n),
    ratio: Math.sqrt(som.fout / som.grens),
    ratioAlles: Math.sqrt(som.foutAlles / som.grensAlles),
    dekking: som.binnen / som.n,
    bias: som.bias / som.alles,
  };
}
