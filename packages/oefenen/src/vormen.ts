/*
 * Decides what an answer in each exercise form tells and teaches: evidence weight, guess rate, ease, pace group.
 * Source: evidence weights of the domain table; learning weights .5-1 and ease .3-.4 logit are own values, ease is learned online.
 * Example: choosing from four has guess rate .25; typing ei/ij has .40, because the child knows the two candidates.
 */
import { LEESVORMEN, Leesvorm } from '@spelrijk/domain/leesopgave';
import { isLeesvorm, OEFENVORMEN, type Oefenvorm, type Spelvorm } from '@spelrijk/domain/oefenvorm';
import type { Tempogroep } from './stand.ts';

export interface VormInfo {
  /** Evidence weight of one answer, 0-1: tempers the likelihood. Set to 1 where choosing measures the same thing as typing. */
  readonly gewicht: number;
  /** Share of a typed answer's practice gain that this form gives. */
  readonly leergewicht: number;
  /** Guess rate by blind choice; 0 for typing. With `keuzes` known, 1/keuzes is used instead where `keuzeGok` is true. */
  readonly gok: number;
  readonly keuzeGok: boolean;
  /** How much easier than typing (logits) at the start, and the variance of that. */
  readonly gemak: number;
  readonly gemakVar: number;
  readonly tempo: Tempogroep;
  /** Writes the word. */
  readonly productie: boolean;
  /** Proves mastery: in spelling only what is written, in reading every form. */
  readonly bewijst: boolean;
}

type Rest = Omit<VormInfo, 'gewicht' | 'productie' | 'bewijst'>;

const typed = (gemak = 0, gemakVar = 0): Rest => ({ leergewicht: 1, gok: 0, keuzeGok: false, gemak, gemakVar, tempo: 'typ' });

const SPELLEN: Readonly<Record<Spelvorm, Rest>> = {
  'dictee-woord': typed(),
  'dictee-zin': typed(-0.2, 0.04),
  'werkwoord-in-zin': typed(),
  'visueel-dictee': { ...typed(0.8, 0.09), leergewicht: 0.8 },
  'plaatje-benoemen': typed(0, 0.04),
  'fout-verbeteren': { ...typed(0.2, 0.09), leergewicht: 0.8, gok: 0.05 },
  'ontbrekend-grafeem': { leergewicht: 0.8, gok: 0, keuzeGok: true, gemak: 0.3, gemakVar: 0.04, tempo: 'kies' },
  'vorm-veranderen': typed(-0.1, 0.04),
  'letters-ordenen': { leergewicht: 0.7, gok: 0.05, keuzeGok: false, gemak: 0.5, gemakVar: 0.09, tempo: 'bouw' },
  klankgroepen: { leergewicht: 0.7, gok: 0.3, keuzeGok: false, gemak: 0.3, gemakVar: 0.09, tempo: 'bouw' },
  sorteren: { leergewicht: 0.6, gok: 0.4, keuzeGok: true, gemak: 0.3, gemakVar: 0.04, tempo: 'twee' },
  'welke-regel': { leergewicht: 0.6, gok: 0.33, keuzeGok: true, gemak: 0.3, gemakVar: 0.09, tempo: 'kies' },
  kies: { leergewicht: 0.7, gok: 0.25, keuzeGok: true, gemak: 0.3, gemakVar: 0.04, tempo: 'kies' },
  'goed-fout': { leergewicht: 0.5, gok: 0.5, keuzeGok: true, gemak: 0.4, gemakVar: 0.04, tempo: 'twee' },
};

const TWEE: ReadonlySet<Leesvorm> = new Set(['waar-niet-waar', 'woord-of-niet', 'tekst-klopt']);

/** Reading measures reading whatever the form; choosing from look-alikes is a little easier than saying it. */
function lezen(vorm: Leesvorm): Rest {
  const { soort } = LEESVORMEN[vorm];
  if (soort === 'ordenen') return { leergewicht: 0.9, gok: 0.02, keuzeGok: false, gemak: 0, gemakVar: 0.09, tempo: 'bouw' };
  // Two of two: one of four pairs is right.
  if (soort === 'koppelen') return { leergewicht: 0.8, gok: 0.25, keuzeGok: false, gemak: 0.2, gemakVar: 0.09, tempo: 'bouw' };
  if (soort === 'maken') return { ...typed(0, 0.09), tempo: vorm === 'zin-hakken' ? 'bouw' : 'typ' };
  const twee = TWEE.has(vorm);
  return {
    leergewicht: twee ? 0.6 : 0.8,
    gok: twee ? 0.5 : 0.25,
    keuzeGok: !twee,
    gemak: 0.2,
    gemakVar: 0.09,
    tempo: twee ? 'twee' : 'kies',
  };
}

const REST: Readonly<Record<Oefenvorm, Rest>> = {
  ...SPELLEN,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row for every option
  ...(Object.fromEntries(Leesvorm.options.map((vorm) => [vorm, lezen(vorm)])) as Record<Leesvorm, Rest>),
};

const withGewicht = (gewicht: (vorm: Oefenvorm) => number): Readonly<Record<Oefenvorm, VormInfo>> => {
  const vormen = Object.keys(REST) as readonly Oefenvorm[];
  const rij = (vorm: Oefenvorm): VormInfo => {
    const { productie } = OEFENVORMEN[vorm];
    return { ...REST[vorm], gewicht: gewicht(vorm), productie, bewijst: productie || isLeesvorm(vorm) };
  };
  return Object.fromEntries(vormen.map((vorm) => [vorm, rij(vorm)])) as Readonly<Record<Oefenvorm, VormInfo>>;
};

/** What the product uses: recognising counts far less than producing. */
export const VORMEN: Readonly<Record<Oefenvorm, VormInfo>> = withGewicht((vorm) => OEFENVORMEN[vorm].gewicht);

/**
 * Every form a full measurement of the same ability; the guess rate alone discounts choosing. For simulated worlds where
 * that is true by construction, and for measuring the filter against the Cramér-Rao bound.
 */
export const METING_VORMEN: Readonly<Record<Oefenvorm, VormInfo>> = withGewicht(() => 1);

/** Guess rate of a blind choice in this form. `keuzes` = number of options shown, when known. */
export function gokVan(info: VormInfo, keuzes: number | undefined): number {
  return info.keuzeGok && keuzes !== undefined && keuzes >= 2 ? 1 / keuzes : info.gok;
}
