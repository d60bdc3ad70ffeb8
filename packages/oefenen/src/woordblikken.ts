/*
 * Decides nothing: first answers as a list of numbers that fits in a file, and what one pass over them says about each difficulty.
 * Source: logistic curve with guessing and slips seen through normal doubt (MacKay 1992, probit approximation); score and Fisher information.
 * Example: ten million first answers are 280 MB, read a dozen times in chunks, and a few numbers per word in memory.
 */
import type { LogRegel } from './compute.ts';
import { sigma } from './filter.ts';
import type { Leerlijn, LeerlijnPunt } from './leerlijn.ts';

/** Numbers that a first answer at one knelpunt takes in a list of 32-bit floats. */
export const BLIK_MAAT = 7;
/** place, ability + ease, flattening, guess rate, weight, flags, number of the child; see `packBlikken`. */
export const [PLEK, X, SCHERP, GOK, VLAG, KIND] = [0, 1, 2, 3, 5, 6] as const;
const GEWICHT = 4;
export const GOED = 1;
export const APART = 2;
export const RECENT = 4;

/** The knelpunten of a leerlijn in a fixed order: where each stands in the lists below. */
export interface Puntenlijst {
  readonly punten: readonly LeerlijnPunt[];
  readonly woorden: readonly string[];
  readonly plek: ReadonlyMap<string, number>;
}

const sleutel = (woord: string, categorie: string): string => `${woord}\u0000${categorie}`;

export function puntenVan(leerlijn: Leerlijn): Puntenlijst {
  const [punten, woorden, plek] = [[] as LeerlijnPunt[], [] as string[], new Map<string, number>()];
  for (const [woord, regel] of leerlijn.woorden)
    for (const punt of regel.punten) {
      plek.set(sleutel(woord, punt.categorie.id), punten.length);
      punten.push(punt);
      woorden.push(woord);
    }
  return { punten, woorden, plek };
}

interface Blikvraag {
  /** Number of the child, whole and below 2^24, as many as a 32-bit float tells apart: its answers are judged together. */
  readonly kind: number;
  /** Of a child that has no part in the estimate and judges it. */
  readonly apart: boolean;
  /** From this moment (ms) an answer is of now: the drift watch. */
  readonly recentVanaf: number;
}

/** What a log line says about words: first sights by attentive children, one entry per knelpunt. Appended to `uit`. */
export function packBlikken(uit: number[], regel: LogRegel, { plek }: Puntenlijst, leerlijn: Leerlijn, vraag: Blikvraag): void {
  const { invoer, punten, gewicht } = regel;
  if (regel.reden !== 'bewijs' || !regel.nieuw) return;
  const { eigenaardigheidSd } = leerlijn.constanten;
  for (const punt of invoer.punten) {
    const i = plek.get(sleutel(invoer.woord, punt.categorie));
    const kind = punten.find(({ categorie }) => categorie === punt.categorie);
    if (i === undefined || !kind) continue;
    const v = kind.sd * kind.sd + invoer.gemakVar + eigenaardigheidSd * eigenaardigheidSd;
    const vlag = (punt.goed ? GOED : 0) + (vraag.apart ? APART : 0) + (regel.op >= vraag.recentVanaf ? RECENT : 0);
    uit.push(i, kind.m + invoer.gemak, 1 / Math.sqrt(1 + HELLING * v), punt.gok, gewicht * invoer.gewicht, vlag, vraag.kind);
  }
}

/** Probit approximation of a logistic curve seen through normal doubt (MacKay 1992). */
export const HELLING = 0.3927;

/** Gives the stored entries again, in chunks of whole entries, as often as it is asked; between two chunks others have their turn. */
export type Blikbron = () => AsyncIterable<Float32Array>;

/** Sums over entries, per knelpunt. */
export interface Som {
  readonly score: Float64Array;
  readonly informatie: Float64Array;
  readonly antwoorden: Float64Array;
  kans: number;
}

const leeg = (n: number): Som => ({
  score: new Float64Array(n),
  informatie: new Float64Array(n),
  antwoorden: new Float64Array(n),
  kans: 0,
});

export const FLITS = 1e-9;

/** One pass: log likelihood, its slope and its information in every difficulty, over the entries whose flags `telt` takes. */
export async function pass(bron: Blikbron, b: Float64Array, slip: number, telt: (vlag: number) => boolean): Promise<Som> {
  const som = leeg(b.length);
  for await (const deel of bron())
    for (let o = 0; o + BLIK_MAAT <= deel.length; o += BLIK_MAAT) {
      const vlag = deel[o + VLAG] ?? 0;
      if (!telt(vlag)) continue;
      const i = deel[o + PLEK] ?? 0;
      const gok = deel[o + GOK] ?? 0;
      const scherp = deel[o + SCHERP] ?? 1;
      const w = deel[o + GEWICHT] ?? 0;
      const s = sigma(scherp * ((deel[o + X] ?? 0) - (b[i] ?? 0)));
      const ruimte = 1 - gok - slip;
      const p = gok + ruimte * s;
      const y = (vlag & GOED) !== 0 ? 1 : 0;
      const helling = -ruimte * s * (1 - s) * scherp;
      const v = Math.max(p * (1 - p), FLITS);
      som.score[i] = (som.score[i] ?? 0) + (w * (y - p) * helling) / v;
      som.informatie[i] = (som.informatie[i] ?? 0) + (w * helling * helling) / v;
      som.antwoorden[i] = (som.antwoorden[i] ?? 0) + 1;
      som.kans += w * Math.log(Math.max(y === 1 ? p : 1 - p, FLITS));
    }
  return som;
}
