/*
 * Decides what an answer is to the engine: the evidence as given, completed with every number of the content it depends on.
 * Source: a log line must hold all inputs, so that replaying gives the same state to the last bit although difficulties moved on.
 * Example: `bommen` typed as `bomen`: verdubbeling wrong, uitgang-stomme-e right; each with its own difficulty and guess rate.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { moeilijkheidVan, winstVan, type Leerlijn, type LeerlijnCategorie, type LeerlijnPunt, type LeerlijnWoord } from './leerlijn.ts';
import type { Plaats } from './plaatsfit.ts';
import type { Stand, Tempogroep } from './stand.ts';
import { gokVan } from './vormen.ts';

export type BewijsSoort = 'nieuw' | 'herhaling' | 'controle' | 'toets';

/** What the host reports about one answer. */
export interface Bewijs {
  readonly woord: string;
  readonly vorm: Oefenvorm;
  /** 1 is evidence; 2 and up change memory and learning only. */
  readonly poging: number;
  /** Milliseconds to the answer by a steady clock; anything unusable (NaN, <= 0, above a day) counts as unknown. */
  readonly rtMs: number;
  /** Verdict per knelpunt the form really asked for. Two knelpunten of one categorie: right only if both are. */
  readonly knelpunten: readonly { readonly categorie: CategorieId; readonly goed: boolean }[];
  /** Unrecognisable: says nothing about any categorie. */
  readonly geenBewijs: boolean;
  readonly soort: BewijsSoort;
  /** Whole word right; absent: right when every knelpunt is. Steers memory and the success controller. */
  readonly goed?: boolean;
  /** Options shown, for choosing forms; gives the guess rate 1/keuzes. */
  readonly keuzes?: number;
  /** Chance (0-1) of being right by giving the answer that is right most often in its taak; absent: no better than blind. */
  readonly raadkans?: number;
  /** Hints used: with one, a right answer proves nothing any more and only teaches. */
  readonly hints?: number;
  /** Success target of the leerling at this moment (0-1); absent: .80. */
  readonly doel?: number;
  /** What goes wrong does not come into repetition because of this answer; a word that was in it stays as it was. */
  readonly zonderHerhaling?: true | undefined;
  /** Where it was given, as far as the hour tells; absent: nobody knows. */
  readonly plaats?: Plaats | undefined;
}

/** One category of the answer with the numbers that were current. */
export interface PuntInvoer {
  readonly categorie: CategorieId;
  readonly goed: boolean;
  readonly b: number;
  readonly vb: number;
  /** Guess rate of this point in this form. */
  readonly gok: number;
  /** Mean difficulty of the category, and its expected gain per answer. */
  readonly gemiddelde: number;
  readonly winst: number;
}

/** Everything an update depends on besides the stand and the time. Plain data; part of the log line. */
export interface Invoer {
  readonly woord: string;
  readonly vorm: Oefenvorm;
  readonly soort: BewijsSoort;
  readonly poging: number;
  readonly rtMs: number;
  readonly geenBewijs: boolean;
  readonly hulp: boolean;
  readonly goed: boolean;
  readonly doel: number;
  /** The category the word was chosen for; absent for words the leerlijn does not know. */
  readonly hoofd?: CategorieId | undefined;
  readonly letters?: number | undefined;
  /** Sorted by category, so that the order of the host does not matter. */
  readonly punten: readonly PuntInvoer[];
  /** Numbers of the form: evidence weight, learning weight, blind guess, ease and its variance, pace group, production. */
  readonly gewicht: number;
  readonly leergewicht: number;
  readonly blind: number;
  readonly gemak: number;
  readonly gemakVar: number;
  readonly tempo: Tempogroep;
  readonly productie: boolean;
  /** Whether the word comes back is as it was. */
  readonly zonderHerhaling?: boolean | undefined;
  /** Asked together with others, as a question about a text is: who guessed it has met its text all the same. Absent in older lines. */
  readonly bundel?: boolean | undefined;
  readonly plaats?: Plaats | undefined;
  /** Proves mastery; absent in older lines: what is written does. */
  readonly bewijst?: boolean | undefined;
  /** Weights of what makes that a word seen before is known by heart. Absent in lines of engine 1. */
  readonly geheugen?: readonly number[] | undefined;
  /** Calibration of this form, for a word seen before or not: alpha and beta of sigma(alpha + beta logit P). */
  readonly kalibratie: readonly [alfa: number, beta: number];
  /** At the first answer of a session: mean difficulty of every mastered or presumed category, for re-opening. */
  readonly gemiddelden?: Readonly<Record<CategorieId, number>> | undefined;
}

/** Numbers of the content as an update uses them and a log line holds them: six decimals are a thousandth of what anybody knows about a word. */
const rounded = (x: number): number => Math.round(x * 1e6) / 1e6 + 0;

let lastWeights: readonly number[] | undefined;
let lastRounded: readonly number[] = [];

/** The weights of memory are another list after every lesson, and the same one for all answers in between. */
function roundedWeights(weights: readonly number[]): readonly number[] {
  if (weights !== lastWeights) {
    lastWeights = weights;
    const uit = [0, 0, 0, 0, 0];
    for (let i = 0; i < uit.length; i++) uit[i] = rounded(weights[i] ?? 0);
    lastRounded = uit;
  }
  return lastRounded;
}

/** How a form can be right by chance. */
interface Gokvorm {
  readonly productie: boolean;
  readonly blind: number;
}

function punt(
  categorie: LeerlijnCategorie,
  bekend: LeerlijnPunt | undefined,
  goed: boolean,
  { productie, blind }: Gokvorm,
  leerlijn: Leerlijn,
): PuntInvoer {
  return {
    categorie: categorie.id,
    goed,
    b: rounded(bekend ? moeilijkheidVan(bekend, leerlijn) : categorie.gemiddelde),
    vb: rounded(bekend ? bekend.vb : leerlijn.constanten.woordSd ** 2),
    gok: productie ? Math.max(blind, categorie.gok) : blind,
    gemiddelde: rounded(categorie.gemiddelde),
    winst: rounded(winstVan(leerlijn, categorie)),
  };
}

const bekendPunt = (woord: LeerlijnWoord | undefined, categorie: LeerlijnCategorie): LeerlijnPunt | undefined => {
  if (!woord || woord.hoofdpunt.categorie === categorie) return woord?.hoofdpunt;
  return woord.punten.find((p) => p.categorie === categorie);
};

function puntenVan(bewijs: Bewijs, woord: LeerlijnWoord | undefined, vorm: Gokvorm, leerlijn: Leerlijn): PuntInvoer[] {
  const punten: PuntInvoer[] = [];
  for (const { categorie: id, goed } of bewijs.knelpunten) {
    const categorie = leerlijn.categorieen.get(id);
    if (!categorie) continue;
    const dubbel = punten.length === 0 ? -1 : punten.findIndex((p) => p.categorie === id);
    const samen = dubbel < 0 ? goed : goed && (punten[dubbel]?.goed ?? true);
    const nieuw = punt(categorie, bekendPunt(woord, categorie), samen, vorm, leerlijn);
    if (dubbel < 0) punten.push(nieuw);
    else punten[dubbel] = nieuw;
  }
  return punten.length > 1 ? punten.sort((x, y) => (x.categorie < y.categorie ? -1 : 1)) : punten;
}

/** How much less each answer says for every other one about the same text (own value). */
const SAMENHANG = 0.15;

/** Questions about one text hang together: who misread it has them all wrong. One of five counts for .63 of an answer that stands alone. */
const weighSamen = (samen: number): number => 1 / (1 + SAMENHANG * (samen - 1));

/** A taak in which nearly every answer is the same can be right without knowing anything; no evidence is ever quite none. */
const MAX_BLIND = 0.98;

const blindVan = (gok: number, raadkans = 0): number => Math.max(gok, Math.min(Number.isFinite(raadkans) ? raadkans : 0, MAX_BLIND));

const alleGoed = (bewijs: Bewijs): boolean => {
  for (const k of bewijs.knelpunten) if (!k.goed) return false;
  return !bewijs.geenBewijs;
};

/**
 * Completes the evidence with the numbers of the content. Unknown categories are dropped; an unknown word counts as an average word of
 * its categories. `gezien`: the leerling has met the word before. `rijen`: at the first answer of a session, its categories.
 */
export function createInvoer(leerlijn: Leerlijn, bewijs: Bewijs, gezien: boolean, rijen: Stand['categorieen'] | null): Invoer {
  const vorm = leerlijn.vormen[bewijs.vorm];
  const woord = leerlijn.woorden.get(bewijs.woord);
  const blind = blindVan(gokVan(vorm.info, bewijs.keuzes), bewijs.raadkans);
  const kalibratie = gezien ? vorm.gezien : vorm.nieuw;
  return {
    woord: bewijs.woord,
    vorm: bewijs.vorm,
    soort: bewijs.soort,
    poging: Number.isInteger(bewijs.poging) && bewijs.poging > 1 ? Math.min(bewijs.poging, 9) : 1,
    rtMs: Number.isFinite(bewijs.rtMs) ? bewijs.rtMs : 0,
    geenBewijs: bewijs.geenBewijs,
    hulp: (bewijs.hints ?? 0) > 0,
    goed: bewijs.goed ?? alleGoed(bewijs),
    doel: bewijs.doel !== undefined && bewijs.doel > 0 && bewijs.doel < 1 ? bewijs.doel : 0.8,
    hoofd: woord?.hoofdpunt.categorie.id,
    letters: woord?.letters,
    punten: puntenVan(bewijs, woord, { productie: vorm.info.productie, blind }, leerlijn),
    gewicht: vorm.info.gewicht * weighSamen(woord?.samen ?? 1),
    leergewicht: vorm.info.leergewicht,
    blind,
    gemak: rounded(vorm.gemak),
    gemakVar: rounded(vorm.gemakVar),
    tempo: vorm.info.tempo === 'kies' && blind >= 0.45 ? 'twee' : vorm.info.tempo,
    productie: vorm.info.productie,
    bewijst: vorm.info.bewijst,
    ...(bewijs.zonderHerhaling && { zonderHerhaling: true }),
    ...(woord?.info.bundel !== undefined && { bundel: true }),
    ...(bewijs.plaats && { plaats: bewijs.plaats }),
    geheugen: roundedWeights(leerlijn.geheugen.gewichten),
    kalibratie: [rounded(kalibratie.alfa), rounded(kalibratie.beta)],
    gemiddelden: rijen ? gemiddeldenVan(leerlijn, rijen) : undefined,
  };
}

function gemiddeldenVan(leerlijn: Leerlijn, rijen: Stand['categorieen']): Record<CategorieId, number> {
  const uit: Record<CategorieId, number> = {};
  for (const id in rijen) {
    const categorie = leerlijn.categorieen.get(id);
    const status = rijen[id]?.status;
    if (categorie && (status === 'beheerst' || status === 'vermoed')) uit[id] = categorie.gemiddelde;
  }
  return uit;
}

/** Calibrated chance: sigma(alpha + beta logit P). */
export function calibrate(kans: number, alfa: number, beta: number): number {
  if (alfa === 0 && beta === 1) return kans;
  const p = Math.min(Math.max(kans, 1e-4), 1 - 1e-4);
  return 1 / (1 + Math.exp(-alfa - beta * Math.log(p / (1 - p))));
}

/** Chance of being right without ability: the guess rate, raised by the chance that this word is known by heart. */
export const bodemVan = (gok: number, onthouden: number): number => Math.min(gok + (1 - gok) * onthouden, 0.95);
