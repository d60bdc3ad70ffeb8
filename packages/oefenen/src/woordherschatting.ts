/*
 * Decides how hard words and categories are, from all first answers at once: what `ijking.ts` learns answer by answer, estimated anew.
 * Source: maximum a posteriori with an empirical-Bayes hierarchy (Efron & Morris 1975): word around its start value, start values around their category. Newton steps
 * on the arrowhead of one category (Schur complement), which also gives the standard errors. Children held out judge it, each as one (standard error clustered by
 * child, Liang & Zeger 1986); score test (Rao 1948) for drift.
 * Example: `jus d'orange`, 40 first answers, 12 right where 29 were expected -> 1.6 logit harder, +- .35.
 */
import { sigma } from './filter.ts';
import { hintdeelVan, moeilijkheidVan, type Leerlijn, type LeerlijnPunt } from './leerlijn.ts';
import {
  APART,
  BLIK_MAAT,
  FLITS,
  GOED,
  GOK,
  HELLING,
  KIND,
  pass,
  PLEK,
  RECENT,
  SCHERP,
  VLAG,
  X,
  type Blikbron,
  type Puntenlijst,
  type Som,
} from './woordblikken.ts';

/** Sd (logits) with which the mean of a category lies off what its words were thought to be. */
const CATEGORIE_SD = 0.3;
const WOORD_SD = { min: 0.3, max: 1 } as const;
/** As in `ijking.ts`: beyond it something is wrong with the word. */
const MAX_VERSCHUIVING = 2.5;
const MAX_STAP = 1;

interface Raming {
  readonly b: Float64Array;
  /** Per category: how far its words lie off together. */
  readonly d: Float64Array;
  readonly variantie: Float64Array;
  woordVar: number;
}

/** What the words were thought to be before any answer, hints at their weight of now. */
const basisVan = (punt: LeerlijnPunt, leerlijn: Leerlijn): number => punt.start + (leerlijn.hint.gewicht - 1) * punt.hint;

interface Werk {
  readonly basis: Float64Array;
  readonly categorie: Int32Array;
  readonly categorieen: number;
}

/** Log prior at an estimate. */
function voorkennis({ b, d, woordVar }: Raming, { basis, categorie }: Werk): number {
  let som = 0;
  for (let i = 0; i < b.length; i++)
    som -= ((b[i] ?? 0) - (basis[i] ?? 0) - (d[categorie[i] ?? 0] ?? 0)) ** 2 / (2 * woordVar) + Math.log(woordVar) / 2;
  for (const x of d) som -= (x * x) / (2 * CATEGORIE_SD * CATEGORIE_SD);
  return som;
}

/** A Newton step on words and categories together: the words of one category meet only in its shift, so that every step costs as much as there are words. */
function step(r: Raming, { basis, categorie, categorieen }: Werk, { score, informatie }: Som): Raming {
  const n = r.b.length;
  const tau = 1 / r.woordVar;
  // Shift of each category: what is left of its own row when its words are eliminated.
  const rest = new Float64Array(categorieen);
  const schur = new Float64Array(categorieen).fill(1 / (CATEGORIE_SD * CATEGORIE_SD));
  for (let c = 0; c < categorieen; c++) rest[c] = -(r.d[c] ?? 0) / (CATEGORIE_SD * CATEGORIE_SD);
  for (let i = 0; i < n; i++) {
    const c = categorie[i] ?? 0;
    const af = (r.b[i] ?? 0) - (basis[i] ?? 0) - (r.d[c] ?? 0);
    const diag = (informatie[i] ?? 0) + tau;
    rest[c] = (rest[c] ?? 0) + tau * af + (tau * ((score[i] ?? 0) - tau * af)) / diag;
    schur[c] = (schur[c] ?? 0) + tau - (tau * tau) / diag;
  }
  const d = r.d.map((x, c) => x + (rest[c] ?? 0) / (schur[c] ?? 1));
  const [b, variantie] = [new Float64Array(n), new Float64Array(n)];
  for (let i = 0; i < n; i++) {
    const c = categorie[i] ?? 0;
    const diag = (informatie[i] ?? 0) + tau;
    const af = (r.b[i] ?? 0) - (basis[i] ?? 0) - (r.d[c] ?? 0);
    const stap = ((score[i] ?? 0) - tau * af + tau * ((d[c] ?? 0) - (r.d[c] ?? 0))) / diag;
    b[i] = (r.b[i] ?? 0) + Math.min(Math.max(stap, -MAX_STAP), MAX_STAP);
    variantie[i] = 1 / diag + (tau / diag) ** 2 / (schur[c] ?? 1);
  }
  return { b, d, variantie, woordVar: r.woordVar };
}

/** The spread of words around their start values that this estimate speaks for, of words that were answered. */
function spreadOf({ b, d, variantie, woordVar }: Raming, { basis, categorie }: Werk, { antwoorden }: Som): number {
  let [som, n] = [0, 0];
  for (let i = 0; i < b.length; i++) {
    if ((antwoorden[i] ?? 0) === 0) continue;
    som += ((b[i] ?? 0) - (basis[i] ?? 0) - (d[categorie[i] ?? 0] ?? 0)) ** 2 + (variantie[i] ?? 0);
    n++;
  }
  return n < 50 ? woordVar : Math.min(Math.max(som / n, WOORD_SD.min ** 2), WOORD_SD.max ** 2);
}

/** Halfway between: after a step that made it worse. */
const halfway = (r: Raming, s: Raming): Raming => ({
  ...s,
  b: s.b.map((x, i) => (x + (r.b[i] ?? 0)) / 2),
  d: s.d.map((x, c) => (x + (r.d[c] ?? 0)) / 2),
});

/** Stops when no word moves more than this (logits) or a pass gains less than this (nats), and the spread of words stands still (logits). */
const KLAAR_STAP = 0.005;
const KLAAR_WINST = 0.1;
const KLAAR_SD = 0.002;
const MAX_RONDEN = 20;

interface Zoekuitkomst {
  readonly raming: Raming;
  readonly som: Som;
  readonly ronden: number;
}

async function search(bron: Blikbron, werk: Werk, begin: Raming, slip: number): Promise<Zoekuitkomst> {
  const leert = (vlag: number): boolean => (vlag & APART) === 0;
  let raming = begin;
  let som = await pass(bron, raming.b, slip, leert);
  let ronden = 1;
  for (; ronden < MAX_RONDEN; ronden++) {
    const nu = som.kans + voorkennis(raming, werk);
    let volgende = step(raming, werk, som);
    const grootst = volgende.b.reduce((max, x, i) => Math.max(max, Math.abs(x - (raming.b[i] ?? 0))), 0);
    let daar = await pass(bron, volgende.b, slip, leert);
    if (daar.kans + voorkennis(volgende, werk) < nu) {
      volgende = halfway(raming, volgende);
      daar = await pass(bron, volgende.b, slip, leert);
      ronden++;
    }
    const winst = daar.kans + voorkennis(volgende, werk) - nu;
    if (winst < 0) break;
    [raming, som] = [volgende, daar];
    const sd = Math.sqrt(raming.woordVar);
    raming.woordVar = spreadOf(raming, werk, som);
    if ((grootst < KLAAR_STAP || winst < KLAAR_WINST) && Math.abs(Math.sqrt(raming.woordVar) - sd) < KLAAR_SD) break;
  }
  // Variances at the end, not at the step before.
  return { raming: { ...raming, variantie: step(raming, werk, som).variantie }, som, ronden };
}

export interface Woordraming {
  readonly woord: string;
  readonly categorie: string;
  /** Difficulty (logits) in use, as estimated now, and its standard error. */
  readonly oud: number;
  readonly nieuw: number;
  readonly fout: number;
  readonly antwoorden: number;
}

export interface Woorddrift extends Woordraming {
  /** Of the latest answers against all: logits harder, and how many standard errors that is. */
  readonly nu: number;
  readonly z: number;
}

export interface Woordherschatting {
  /** First answers at a knelpunt, and those of children held out. */
  readonly antwoorden: number;
  readonly apart: number;
  readonly ronden: number;
  /** Sd (logits) of words around their start values. */
  readonly woordSd: number;
  /** Mean log loss (nats) per first answer of children held out, with the difficulties in use and with the new ones. */
  readonly verlies: { readonly oud: number; readonly nieuw: number };
  /** Better for the children held out by more than chance. If not, nothing may be changed. */
  readonly beter: boolean;
  /** Every knelpunt. */
  readonly woorden: readonly Woordraming[];
  /** Words that lie clearly elsewhere than what is in use, and words whose latest answers contradict all before; the clearest first. */
  readonly verschoven: readonly Woordraming[];
  readonly drift: readonly Woorddrift[];
}

interface Oordeel {
  readonly oud: number;
  readonly nieuw: number;
  readonly aantal: number;
  readonly kinderen: number;
  /** Standard errors that the new ones are better by; 0 with one child. */
  readonly z: number;
}

/**
 * Children held out: doubt about a word flattens its curve, in both. What is better in one answer of a child is so in its others too (its ability was misjudged, say), so
 * that chance is counted in children, not in answers.
 */
async function judge(
  bron: Blikbron,
  oud: readonly { readonly b: number; readonly vb: number }[],
  { b, variantie }: Raming,
  slip: number,
): Promise<Oordeel> {
  let [n, somOud, somNieuw] = [0, 0, 0];
  const winst = new Map<number, number>();
  const verlies = (x: number, scherp: number, vb: number, gok: number, goed: boolean): number => {
    const k = 1 / Math.sqrt(1 / (scherp * scherp) + HELLING * vb);
    const p = Math.min(Math.max(gok + (1 - gok - slip) * sigma(k * x), 0.001), 0.999);
    return -Math.log(goed ? p : 1 - p);
  };
  for await (const deel of bron())
    for (let o = 0; o + BLIK_MAAT <= deel.length; o += BLIK_MAAT) {
      const vlag = deel[o + VLAG] ?? 0;
      if ((vlag & APART) === 0) continue;
      const i = deel[o + PLEK] ?? 0;
      const [x, scherp, gok, goed] = [deel[o + X] ?? 0, deel[o + SCHERP] ?? 1, deel[o + GOK] ?? 0, (vlag & GOED) !== 0];
      const was = verlies(x - (oud[i]?.b ?? 0), scherp, oud[i]?.vb ?? 0, gok, goed);
      const wordt = verlies(x - (b[i] ?? 0), scherp, variantie[i] ?? 0, gok, goed);
      n++;
      somOud += was;
      somNieuw += wordt;
      const kind = deel[o + KIND] ?? 0;
      winst.set(kind, (winst.get(kind) ?? 0) + was - wordt);
    }
  const aantal = Math.max(n, 1);
  const kinderen = winst.size;
  const som = somOud - somNieuw;
  const spreiding = [...winst.values()].reduce((totaal, w) => totaal + (w - som / kinderen) ** 2, 0);
  const fout = Math.sqrt(Math.max((spreiding * kinderen) / (kinderen - 1), FLITS));
  return { oud: somOud / aantal, nieuw: somNieuw / aantal, aantal: n, kinderen, z: kinderen < 2 ? 0 : som / fout };
}

/** Fewer answers than this, or fewer children held out, decide nothing. */
const MIN_APART = { antwoorden: 200, kinderen: 10 } as const;
/** One-sided 5%. */
const BETER_Z = 1.645;
const VERSCHOVEN = { logit: 0.5, z: 3 } as const;
const DRIFT = { logit: 0.4, z: 3.5, antwoorden: 20 } as const;
const LIJST = 200;

async function driftOf(bron: Blikbron, raming: Raming, slip: number, woorden: readonly Woordraming[]): Promise<Woorddrift[]> {
  const { score, informatie, antwoorden } = await pass(bron, raming.b, slip, (vlag) => (vlag & RECENT) !== 0);
  return woorden
    .flatMap((woord, i): Woorddrift[] => {
      const inf = informatie[i] ?? 0;
      if ((antwoorden[i] ?? 0) < DRIFT.antwoorden || inf <= 0) return [];
      const [nu, z] = [(score[i] ?? 0) / inf, (score[i] ?? 0) / Math.sqrt(inf)];
      return Math.abs(nu) >= DRIFT.logit && Math.abs(z) >= DRIFT.z ? [{ ...woord, nu, z }] : [];
    })
    .sort((x, y) => Math.abs(y.z) - Math.abs(x.z))
    .slice(0, LIJST);
}

/** Reads the entries a dozen times and keeps some numbers per word, whatever the number of answers. Changes nothing; see `setWoordherschatting`. */
export async function estimateWoorden(bron: Blikbron, leerlijn: Leerlijn, { punten, woorden }: Puntenlijst): Promise<Woordherschatting> {
  const slip = leerlijn.constanten.slordigheid;
  const basis = Float64Array.from(punten, (punt) => basisVan(punt, leerlijn));
  const categorie = Int32Array.from(punten, (punt) => punt.categorie.index);
  const werk: Werk = { basis, categorie, categorieen: leerlijn.volgorde.length };
  const begin: Raming = {
    b: basis.slice(),
    d: new Float64Array(werk.categorieen),
    variantie: new Float64Array(punten.length),
    woordVar: leerlijn.constanten.woordSd ** 2,
  };
  const { raming, som, ronden } = await search(bron, werk, begin, slip);
  const inGebruik = punten.map((punt) => ({ b: moeilijkheidVan(punt, leerlijn), vb: punt.vb }));
  const oordeel = await judge(bron, inGebruik, raming, slip);
  const lijst = punten.map((punt, i): Woordraming => ({
    woord: woorden[i] ?? '',
    categorie: punt.categorie.id,
    oud: inGebruik[i]?.b ?? 0,
    nieuw: Math.min(Math.max(raming.b[i] ?? 0, punt.start - MAX_VERSCHUIVING), punt.start + MAX_VERSCHUIVING),
    fout: Math.sqrt(raming.variantie[i] ?? 0),
    antwoorden: som.antwoorden[i] ?? 0,
  }));
  const afstand = ({ oud, nieuw, fout }: Woordraming): number => Math.abs(nieuw - oud) / fout;
  return {
    antwoorden: som.antwoorden.reduce((a, x) => a + x, 0) + oordeel.aantal,
    apart: oordeel.aantal,
    ronden,
    woordSd: Math.sqrt(raming.woordVar),
    verlies: { oud: oordeel.oud, nieuw: oordeel.nieuw },
    beter: oordeel.aantal >= MIN_APART.antwoorden && oordeel.kinderen >= MIN_APART.kinderen && oordeel.z > BETER_Z,
    woorden: lijst,
    verschoven: lijst
      .filter((woord) => woord.antwoorden > 0 && Math.abs(woord.nieuw - woord.oud) >= VERSCHOVEN.logit && afstand(woord) >= VERSCHOVEN.z)
      .sort((x, y) => afstand(y) - afstand(x))
      .slice(0, LIJST),
    drift: await driftOf(bron, raming, slip, lijst),
  };
}

/** Puts new difficulties into a leerlijn: only what was better. Log lines name the difficulties they used, so that none replays otherwise. Gives the words that changed. */
export function setWoordherschatting(leerlijn: Leerlijn, { beter, woorden }: Pick<Woordherschatting, 'beter' | 'woorden'>): string[] {
  if (!beter) return [];
  const { woordVarMin } = leerlijn.constanten;
  const veranderd = new Set<string>();
  for (const { woord, categorie, nieuw, fout } of woorden) {
    const regel = leerlijn.woorden.get(woord);
    const punt = regel?.punten.find((p) => p.categorie.id === categorie);
    if (!regel || !punt) continue;
    const was = moeilijkheidVan(punt, leerlijn);
    punt.vb = Math.max(fout * fout, woordVarMin);
    punt.b = nieuw - (leerlijn.hint.gewicht - 1) * hintdeelVan(punt);
    const { categorie: c } = punt;
    if (punt === regel.hoofdpunt) c.gemiddelde += (nieuw - was) / (c.woorden.length + c.gereserveerd.length);
    veranderd.add(woord);
  }
  return [...veranderd];
}
