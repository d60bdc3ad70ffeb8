/*
 * Decides how a child stands over time on words it writes for the first time, and on words that it wrote before: two courses on one scale.
 * Source: the measurement model of the tests of a handelingsplan (`meetmodel.ts`) and its rule of what a word never practised is; every point from its own answers alone, so
 * that it matters as little which words were chosen as in equating with items of known difficulty (Kolen & Brennan 2014). Children of a groep together: an additive
 * two-way fit, so that a week without the strongest child is no dip.
 * Example: thirty words of which a child should write .6 right, and writes .8: a point around 80 of 100, 68 to 90.
 */
import { aandeel } from '../voortgang.ts';
import { aannemelijkheid, KNOPEN, STAP, type Gemeten } from './meetmodel.ts';
import { normalise, quantile } from './verdeling.ts';

/** Answers of one day: each at the knelpunt of its categorie. */
export interface Curvedag {
  /** School day, counted from 1 January 1970; days come oldest first. */
  readonly dag: number;
  readonly woorden: readonly Gemeten[];
}

export interface Curvepunt {
  /** Its last day. */
  readonly dag: number;
  /** Of 100 words of the categorieen asked about: estimate and 80% range. */
  readonly laag: number;
  readonly midden: number;
  readonly hoog: number;
  /** Words it stands on. */
  readonly woorden: number;
}

/** A point stands on so many words at least, and on a week at least. */
const MINSTE_WOORDEN = 15;
const DAGEN = 7;
/** Neutral: around the mean difficulty, wide enough for who can do nothing and who can do everything. */
const VOORAF_SD = 1.5;
const ONDER = 6;
const AANTAL = Math.round((2 * ONDER) / STAP) + 1;

const mean = (getallen: readonly number[]): number => getallen.reduce((som, x) => som + x, 0) / getallen.length;

/** Days joined until they make a week with enough words; what is left at the end waits for more. */
function joinDagen(dagen: readonly Curvedag[]): { readonly dagen: readonly Curvedag[]; readonly woorden: readonly Gemeten[] }[] {
  const uit: { dagen: Curvedag[]; woorden: Gemeten[] }[] = [];
  let deel: { dagen: Curvedag[]; woorden: Gemeten[] } = { dagen: [], woorden: [] };
  for (const dag of dagen) {
    const begin = deel.dagen[0]?.dag;
    if (begin !== undefined && deel.woorden.length >= MINSTE_WOORDEN && dag.dag - begin >= DAGEN) {
      uit.push(deel);
      deel = { dagen: [], woorden: [] };
    }
    deel.dagen.push(dag);
    deel.woorden.push(...dag.woorden);
  }
  return deel.woorden.length >= MINSTE_WOORDEN ? [...uit, deel] : uit;
}

/** Half a word of every hundred: a range is not sharper than that. */
const round = (deel: number): number => Math.round(200 * deel) / 2;

/**
 * The course of one child. `middens`: mean difficulty (logits) of every categorie of which is spoken, the same for all points: what is counted is always
 * "of 100 words of these", whichever of them were asked in a week.
 *
 * @example courseOf(dagen, [1.2, 1.8])[0] // { dag: 20735, laag: 61, midden: 70, hoog: 78, woorden: 31 }
 */
export function courseOf(dagen: readonly Curvedag[], middens: readonly number[]): Curvepunt[] {
  if (middens.length === 0) return [];
  const midden = mean(middens);
  const van = midden - ONDER;
  const share = (vaardigheid: number): number => mean(middens.map((m) => aandeel(vaardigheid - m)));
  return joinDagen(dagen).map((deel) => {
    const perStemming = aannemelijkheid(deel.woorden, van, AANTAL, deel.dagen.length);
    const gewichten = Float64Array.from({ length: AANTAL }, (_, i) => {
      const afstand = (i * STAP - ONDER) / VOORAF_SD;
      const kans = KNOPEN.reduce((som, [, gewicht], q) => som + gewicht * (perStemming[q]?.[i] ?? 0), 0);
      return kans * Math.exp((-afstand * afstand) / 2);
    });
    const verdeling = normalise(van, gewichten);
    const [laag, half, hoog] = [0.1, 0.5, 0.9].map((deelVan) => round(share(quantile(verdeling, deelVan))));
    return { dag: deel.dagen.at(-1)?.dag ?? 0, laag: laag ?? 0, midden: half ?? 0, hoog: hoog ?? 0, woorden: deel.woorden.length };
  });
}

interface Groepspunt extends Curvepunt {
  /** Children it stands on. */
  readonly leerlingen: number;
}

/** Fewer children say more about who was there than about the groep. */
const MINSTE_LEERLINGEN = 3;
const RONDES = 25;
/** Half the width of an 80% range in sd. */
const Z_80 = 1.2816;
/** Sd (of 100 words) with which children differ from the course of their groep. */
const EIGEN_GANG = 5;

interface Cel {
  readonly kind: number;
  readonly week: number;
  readonly waarde: number;
  readonly gewicht: number;
  readonly woorden: number;
}

/** 1 January 1970 was a donderdag: weeks run from maandag. */
const weekVan = (dag: number): number => Math.floor((dag + 3) / DAGEN);
/** The zondag that ends it. */
const eindVan = (week: number): number => week * DAGEN + 3;

function cellenVan(kinderen: readonly (readonly Curvepunt[])[]): Cel[] {
  return kinderen.flatMap((punten, kind) =>
    punten.map(({ dag, laag, midden, hoog, woorden }) => {
      const sd = Math.max(hoog - laag, 1) / (2 * Z_80);
      return { kind, week: weekVan(dag), waarde: midden, gewicht: 1 / (sd * sd + EIGEN_GANG * EIGEN_GANG), woorden };
    }),
  );
}

/** The weighed mean of what `value` leaves of each cell, per key. */
function meansBy(
  cellen: readonly Cel[],
  key: (cel: Cel) => number,
  value: (cel: Cel) => number,
): Map<number, readonly [mean: number, gewicht: number]> {
  const som = new Map<number, readonly [number, number]>();
  for (const cel of cellen) {
    const [waarde, gewicht] = som.get(key(cel)) ?? [0, 0];
    som.set(key(cel), [waarde + cel.gewicht * value(cel), gewicht + cel.gewicht]);
  }
  return new Map([...som].map(([k, [waarde, gewicht]]) => [k, [waarde / gewicht, gewicht]]));
}

/** The courses of the children of a groep as one: what a week was, whoever practised in it. The range says how sure the mean of these children is. */
export function courseOfGroep(kinderen: readonly (readonly Curvepunt[])[]): Groepspunt[] {
  const alle = cellenVan(kinderen);
  const perWeek = new Map<number, Set<number>>();
  for (const { week, kind } of alle) perWeek.set(week, (perWeek.get(week) ?? new Set()).add(kind));
  const cellen = alle.filter(({ week }) => (perWeek.get(week)?.size ?? 0) >= MINSTE_LEERLINGEN);
  if (cellen.length === 0) return [];
  let weken = new Map<number, readonly [number, number]>();
  let eigen = new Map<number, readonly [number, number]>();
  for (let ronde = 0; ronde < RONDES; ronde++) {
    eigen = meansBy(
      cellen,
      ({ kind }) => kind,
      ({ week, waarde }) => waarde - (weken.get(week)?.[0] ?? 0),
    );
    weken = meansBy(
      cellen,
      ({ week }) => week,
      ({ kind, waarde }) => waarde - (eigen.get(kind)?.[0] ?? 0),
    );
  }
  const gemiddeld = mean([...eigen.values()].map(([waarde]) => waarde));
  const binnen = (x: number): number => Math.min(Math.max(Math.round(2 * x) / 2, 0), 100);
  return [...weken]
    .toSorted(([a], [b]) => a - b)
    .map(([week, [afwijking, gewicht]]) => {
      const [midden, ruim] = [gemiddeld + afwijking, Z_80 / Math.sqrt(gewicht)];
      const daar = cellen.filter((cel) => cel.week === week);
      return {
        dag: eindVan(week),
        laag: binnen(midden - ruim),
        midden: binnen(midden),
        hoog: binnen(midden + ruim),
        woorden: daar.reduce((som, { woorden }) => som + woorden, 0),
        leerlingen: new Set(daar.map(({ kind }) => kind)).size,
      };
    });
}
