/*
 * Decides how much a child grew between two tests of a handelingsplan, and how sure that is.
 * Source: Bayesian estimate on a grid over ability at the start and growth, both tests on one scale (common-item equating; Kolen & Brennan 2014);
 * the prior of growth is neutral: that a plan works is not assumed. Normal growth: .45 logit per half-year of about 20 weeks (leerlijn).
 * Example: 18 words asked twice, 6 right and then 14: kansOp .97, from about 38 to about 72 of 100 words.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { logit, type Schatting } from '../filter.ts';
import { aandeel } from '../voortgang.ts';
import { aannemelijkheid, aannemelijkheidOp, KNOPEN, STAP, type Gemeten } from './meetmodel.ts';
import { chanceAbove, chanceBelow, normalise, quantile, type Verdeling } from './verdeling.ts';

export type { Gemeten } from './meetmodel.ts';

/** What was measured of one goal. Only words that were never practised. */
export interface GroeiDoel {
  readonly categorie: CategorieId;
  /** Ability (logits) as it was known before the start test. */
  readonly vooraf: Schatting;
  /** Mean difficulty (logits) of the words of the categorie, to speak in words of 100. */
  readonly midden: number;
  readonly start: readonly Gemeten[];
  readonly eind: readonly Gemeten[];
  /** School weeks between the two. */
  readonly weken: number;
}

/** Sittings in which each test was made. */
interface Zittingen {
  readonly start: number;
  readonly eind: number;
}

export interface Groei {
  /** Growth in logits: median and 80% range. */
  readonly midden: number;
  readonly laag: number;
  readonly hoog: number;
  /** Chances (0-1): any growth; more than half a school year; loss; loss of more than that; neither more nor less than half a school year. */
  readonly kansOp: number;
  readonly kansRuim: number;
  readonly kansNeer: number;
  readonly kansRuimKwijt: number;
  readonly kansGelijk: number;
  /** Chance that it is more than an average classmate grows in these weeks. */
  readonly kansNorm: number;
  /** Chance that the child wrote 85% right at the start already. */
  readonly kansBekend: number;
  /** Words of 100: before, after, and the 80% range of what came in. */
  readonly woorden: { readonly voor: number; readonly na: number; readonly laag: number; readonly hoog: number };
}

/** Half a school year (logits): less does not show in a notebook. */
const RUIM = 0.45;
/** Logits an average child grows in a week of school. */
const NORM_PER_WEEK = 0.0225;
/** Smallest variance of the prior: the state before the test is never believed more than this. */
const VOORAF_VARIANTIE = 0.36;
const GROEI_SD = 1.2;
/** Sd with which goals of one plan grow differently. */
const DOEL_SD = 0.3;
const BEKEND = 0.85;

const THETA_VAN = -4;
const THETA_N = 81;
const DELTA_VAN = -3;
const DELTA_N = 61;
const NUL = (DELTA_N - 1) / 2;

const gauss = (x: number, sd: number): number => Math.exp((-x * x) / (2 * sd * sd));

/** Per pair of moods and per growth: the likelihood, and the same weighed with the share of words right before and after. */
interface Doelkansen {
  readonly kans: readonly Float64Array[];
  readonly voor: readonly Float64Array[];
  readonly na: readonly Float64Array[];
  readonly bekend: number;
}

const aandeelOp = Float64Array.from({ length: THETA_N + DELTA_N - 1 }, (_, k) => aandeel(THETA_VAN + DELTA_VAN + k * STAP));

function voorafgewicht({ vooraf, midden }: Pick<GroeiDoel, 'vooraf' | 'midden'>): Float64Array {
  const sd = Math.sqrt(Math.max(vooraf.v, VOORAF_VARIANTIE));
  return Float64Array.from({ length: THETA_N }, (_, i) => gauss(midden + THETA_VAN + i * STAP - vooraf.m, sd));
}

/** Chance that 85% was right before, from the prior and the start test alone. */
function bekendVan(vooraf: Float64Array, start: readonly Float64Array[]): number {
  const gewicht = vooraf.map((x, i) => x * KNOPEN.reduce((som, [, w], q) => som + w * (start[q]?.[i] ?? 0), 0));
  return chanceAbove(normalise(THETA_VAN, gewicht), 1.09 * logit(BEKEND));
}

/** Sums over the ability at the start for one pair of moods. */
function sumOver(gewicht: Float64Array, eind: Float64Array): readonly [kans: Float64Array, voor: Float64Array, na: Float64Array] {
  const kans = new Float64Array(DELTA_N);
  const voor = new Float64Array(DELTA_N);
  const na = new Float64Array(DELTA_N);
  for (let j = 0; j < DELTA_N; j++) {
    let [som, eerst, later] = [0, 0, 0];
    for (let i = 0; i < THETA_N; i++) {
      const w = (gewicht[i] ?? 0) * (eind[i + j] ?? 0);
      som += w;
      eerst += w * (aandeelOp[i + NUL] ?? 0);
      later += w * (aandeelOp[i + j] ?? 0);
    }
    kans[j] = som;
    voor[j] = eerst;
    na[j] = later;
  }
  return [kans, voor, na];
}

function weighDoel(doel: GroeiDoel, zittingen: Zittingen): Doelkansen {
  const vooraf = voorafgewicht(doel);
  const start = aannemelijkheid(doel.start, doel.midden + THETA_VAN, THETA_N, zittingen.start);
  const eind = aannemelijkheid(doel.eind, doel.midden + THETA_VAN + DELTA_VAN, THETA_N + DELTA_N - 1, zittingen.eind);
  const uit = { kans: [] as Float64Array[], voor: [] as Float64Array[], na: [] as Float64Array[] };
  for (const rij of start) {
    const gewicht = vooraf.map((x, i) => x * (rij[i] ?? 0));
    for (const slot of eind) {
      const [kans, voor, na] = sumOver(gewicht, slot);
      uit.kans.push(kans);
      uit.voor.push(voor);
      uit.na.push(na);
    }
  }
  return { ...uit, bekend: bekendVan(vooraf, start) };
}

/** How the growth of a goal spreads around that of the plan: rows of growth of the plan, columns of the goal. */
const VERSPREID: readonly Float64Array[] = Array.from({ length: DELTA_N }, (_, d) => {
  const rij = Float64Array.from({ length: DELTA_N }, (__, j) => gauss((j - d) * STAP, DOEL_SD));
  const som = rij.reduce((total, x) => total + x, 0);
  return rij.map((x) => x / som);
});

function spread(rij: Float64Array): Float64Array {
  return Float64Array.from(VERSPREID, (kern) => {
    let som = 0;
    for (let j = 0; j < DELTA_N; j++) som += (kern[j] ?? 0) * (rij[j] ?? 0);
    return som;
  });
}

const asIs = (rij: Float64Array): Float64Array => rij;

/** Growth of all goals together, and the mean share of words right before and after at each growth. */
interface Samen {
  readonly groei: Verdeling;
  readonly voor: Float64Array;
  readonly na: Float64Array;
}

/** Adds one pair of moods: the product over the goals, and each goal's own shares in the company of the others. */
function addMoods(doelen: readonly Doelkansen[], paar: number, gewicht: number, sp: typeof spread, uit: Float64Array[]): void {
  const leeg = new Float64Array(DELTA_N);
  const rijen = doelen.map(({ kans, voor, na }) => [sp(kans[paar] ?? leeg), sp(voor[paar] ?? leeg), sp(na[paar] ?? leeg)] as const);
  const [som, voor, na] = uit;
  for (let d = 0; d < DELTA_N; d++) {
    let product = gewicht * gauss(DELTA_VAN + d * STAP, GROEI_SD);
    for (const [kans] of rijen) product *= kans[d] ?? 0;
    if (product === 0) continue;
    let [eerst, later] = [0, 0];
    for (const [kans, v, n] of rijen) {
      eerst += (v[d] ?? 0) / (kans[d] ?? 1);
      later += (n[d] ?? 0) / (kans[d] ?? 1);
    }
    if (som) som[d] = (som[d] ?? 0) + product;
    if (voor) voor[d] = (voor[d] ?? 0) + (product * eerst) / rijen.length;
    if (na) na[d] = (na[d] ?? 0) + (product * later) / rijen.length;
  }
}

function combine(doelen: readonly Doelkansen[], sp: typeof spread): Samen {
  const uit = [new Float64Array(DELTA_N), new Float64Array(DELTA_N), new Float64Array(DELTA_N)];
  KNOPEN.forEach(([, ws], qs) => {
    KNOPEN.forEach(([, we], qe) => addMoods(doelen, qs * KNOPEN.length + qe, ws * we, sp, uit));
  });
  const [som = new Float64Array(), voor = new Float64Array(), na = new Float64Array()] = uit;
  const deel = (rij: Float64Array): Float64Array => rij.map((x, d) => ((som[d] ?? 0) > 0 ? x / (som[d] ?? 1) : 0));
  return { groei: normalise(DELTA_VAN, som), voor: deel(voor), na: deel(na) };
}

/** The value of a row at a growth between its cells. */
function at(rij: Float64Array, groei: number): number {
  const plek = Math.min(Math.max((groei - DELTA_VAN) / STAP, 0), DELTA_N - 1);
  const i = Math.floor(plek);
  const links = rij[i] ?? 0;
  return links + (plek - i) * ((rij[i + 1] ?? links) - links);
}

const van100 = (deel: number): number => Math.round(100 * deel);

function toGroei({ groei, voor, na }: Samen, bekend: number, weken: number): Groei {
  const [laag, midden, hoog] = [quantile(groei, 0.1), quantile(groei, 0.5), quantile(groei, 0.9)];
  const erbij = (d: number): number => van100(at(na, d) - at(voor, d));
  const kansNeer = chanceBelow(groei, 0);
  return {
    midden,
    laag,
    hoog,
    kansOp: 1 - kansNeer,
    kansRuim: chanceAbove(groei, RUIM),
    kansNeer,
    kansRuimKwijt: chanceBelow(groei, -RUIM),
    kansGelijk: chanceBelow(groei, RUIM) - chanceBelow(groei, -RUIM),
    kansNorm: chanceAbove(groei, NORM_PER_WEEK * weken),
    kansBekend: bekend,
    woorden: { voor: van100(at(voor, midden)), na: van100(at(na, midden)), laag: erbij(laag), hoog: erbij(hoog) },
  };
}

interface Plangroei {
  /** All goals together: what can be seen of one child is seen here first. */
  readonly plan: Groei;
  /** In the order of the goals asked about. */
  readonly doelen: readonly Groei[];
}

/**
 * Growth between two tests. At least one goal; a goal without answers says nothing and takes no part.
 *
 * @example estimateGroei([doel], { start: 2, eind: 3 }).plan.kansOp // 0-1
 */
export function estimateGroei(doelen: readonly GroeiDoel[], zittingen: Zittingen): Plangroei {
  const kansen = doelen.map((doel) => weighDoel(doel, zittingen));
  const bekend = Math.min(1, ...kansen.map((kans) => kans.bekend));
  const gemiddeld = doelen.reduce((som, { weken }) => som + weken, 0) / Math.max(1, doelen.length);
  return {
    plan: toGroei(combine(kansen, doelen.length === 1 ? asIs : spread), bekend, gemiddeld),
    doelen: kansen.map((kans, i) => toGroei(combine([kans], asIs), kans.bekend, doelen[i]?.weken ?? gemiddeld)),
  };
}

/** So much better (logits) at words asked before than at fresh ones: then being asked taught them. */
const GELEERD_VAN_VRAGEN = 0.8;
const ZEKER = 0.9;

/** What the final test showed of one goal, words asked before and fresh ones apart. */
interface Slotmeting extends Pick<GroeiDoel, 'vooraf' | 'midden'> {
  readonly anker: readonly Gemeten[];
  readonly vers: readonly Gemeten[];
}

/** Did being asked before teach the anchors themselves? Then only fresh words say something about the rule. Over all goals of the plan. */
export function isGeleerdVanVragen(doelen: readonly Slotmeting[]): boolean {
  const breed = doelen.filter(({ vers, anker }) => vers.length > 0 && anker.length > 0);
  if (breed.length === 0) return false;
  const samen = new Float64Array(DELTA_N).map((_, j) => gauss(DELTA_VAN + j * STAP, 1));
  for (const { vooraf, midden, anker, vers } of breed) {
    const begin = voorafgewicht({ vooraf: { m: vooraf.m, v: Math.max(vooraf.v, VOORAF_VARIANTIE) + GROEI_SD ** 2 }, midden });
    // One test has one mood: that of both does not matter.
    const gewicht = aannemelijkheidOp(vers, midden + THETA_VAN, THETA_N).map((x, i) => x * (begin[i] ?? 0));
    const [kans] = sumOver(gewicht, aannemelijkheidOp(anker, midden + THETA_VAN + DELTA_VAN, THETA_N + DELTA_N - 1));
    samen.forEach((x, j) => (samen[j] = x * (kans[j] ?? 1)));
  }
  return chanceAbove(normalise(DELTA_VAN, samen), GELEERD_VAN_VRAGEN) >= ZEKER;
}
