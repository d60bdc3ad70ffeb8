/*
 * Decides what the engine needs to know of the content: categories, words, start difficulties, guess rates, shared calibration.
 * Source: one half-year of the learning line is about .45 logit (5.2 logits over groep 3-8), typing guess rates per pair of candidates: own values.
 * Example: beginMoeilijkheid({ intro: '4b', niveau: '4b', band: 2, letters: 6 }) is the start difficulty of `bommen` for verdubbeling.
 */
import type { CategorieId, Strategie } from '@spelrijk/domain/categorie';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { CONSTANTEN, type Constanten, type Prior } from './stand.ts';
import { gokkansBijTypen } from './typgokkans.ts';
import { VORMEN, type VormInfo } from './vormen.ts';
import { createWoordgeheugen, type Woordgeheugen } from './woordgeheugen.ts';

/** Which setting switches it on. */
type Ladder = 'spelling' | 'werkwoorden' | 'lezen';

export interface CategorieInfo {
  readonly id: CategorieId;
  readonly vooraf: readonly CategorieId[];
  readonly strategie: Strategie;
  /** Half-year of introduction in the leerling's region, e.g. `4b`. */
  readonly introHalfjaar: string;
  /** Mean difficulty of its words (logits). */
  readonly gemiddeldeMoeilijkheid: number;
  /** Guess rate of the knelpunt when typing; absent: `gokkansBijTypen(id, strategie)`. */
  readonly gokkans?: number;
  /** Absent: `werkwoorden` for verb categories, else `spelling`. */
  readonly ladder?: Ladder;
  /** Forms that make sense for it, in the order in which a beginner meets them; absent: those of its strategie. */
  readonly vormen?: readonly Oefenvorm[];
  /** What is written shows nothing of it: it is pointed out, and no test of a plan measures it. */
  readonly alleenAanwijzen?: true;
  /** Who knows what comes before it knows nothing of it yet: a letter that was not taught cannot be read, however able a child is. */
  readonly alleenGeleerd?: true;
}

/** One knelpunt of a word: its category and how hard it is there (b in logits, vb the variance of that guess). */
interface WoordKnelpunt {
  readonly categorie: CategorieId;
  readonly b: number;
  readonly vb: number;
}

export interface WoordInfo {
  readonly woord: string;
  /** The category the word was chosen for. */
  readonly hoofd: CategorieId;
  /** One row per category in the word. */
  readonly knelpunten: readonly WoordKnelpunt[];
  /** Half-year in which a child can meet it. */
  readonly niveau: string;
  readonly band: 1 | 2 | 3 | 4;
  /** Kept apart for tests. */
  readonly gereserveerd: boolean;
  /** Forms this word can be posed in. */
  readonly vormen: readonly Oefenvorm[];
  /** The other side of the rule, of another category: only put beside its own words to choose from; absent: a word of the category. */
  readonly contrast?: true;
  /** Never heard: a test has it read in its sentence, and written. Absent: a test asks it by ear. */
  readonly opZicht?: true;
  /** Number of letters: corrects typing time. Absent = no correction. */
  readonly letters?: number;
  /** Items that are only asked together, such as the questions of one text, share this. */
  readonly bundel?: string;
  /** Of a bundle that is asked before others that fit as well or better, as a text that is set where the child lives. */
  readonly eerst?: true;
  /** Options it is put with, where content fixes that (a question about a text); absent: as its form usually has. */
  readonly keuzes?: number;
  /**
   * Per choosing form what makes its right answer guessable when all words of a taak share it: the answer itself, or that it is the longest.
   * Opaque to the engine. Absent: nothing does.
   */
  readonly kanten?: Readonly<Partial<Record<Oefenvorm, readonly string[]>>>;
}

/** One knelpunt inside a leerlijn; `b` and `vb` move when answers are learned from (`updateIjking`). Its difficulty now: `moeilijkheidVan`. */
export interface LeerlijnPunt {
  readonly categorie: LeerlijnCategorie;
  /** How far the editors' start value lies above the mean start value of the category (logits). */
  readonly hint: number;
  /** The start value itself: what is learned stays within reach of it. */
  readonly start: number;
  b: number;
  vb: number;
  /** Answers it was learned from. */
  antwoorden: number;
}

export interface LeerlijnWoord {
  readonly info: WoordInfo;
  /** `info.letters`, here because every answer asks for it. */
  readonly letters: number | undefined;
  /** Items it is only asked together with, itself included: 1 when it stands alone. */
  readonly samen: number;
  /** In order of category id. */
  readonly punten: readonly LeerlijnPunt[];
  /** The point of `info.hoofd`. */
  readonly hoofdpunt: LeerlijnPunt;
}

export interface LeerlijnCategorie {
  readonly info: CategorieInfo;
  readonly id: CategorieId;
  /** Place in `volgorde`. */
  readonly index: number;
  readonly ladder: Ladder;
  readonly gok: number;
  /** Place on the ladder of half-years, 0 = 3a. */
  readonly trede: number;
  /** Mean difficulty of its words; follows their difficulties. */
  gemiddelde: number;
  /** How much more than average (logits) one fully informative typed answer teaches here; see `winstVan`. */
  winstAfwijking: number;
  /** Words whose main category this is, easiest start value first; reserved words apart. */
  readonly woorden: readonly LeerlijnWoord[];
  readonly gereserveerd: readonly LeerlijnWoord[];
  /** Words of other categories that are the other side of the rule: only to choose beside its own. */
  readonly contrasten: readonly LeerlijnWoord[];
  readonly vormen: readonly Oefenvorm[];
  readonly vooraf: readonly LeerlijnCategorie[];
}

/** Calibration of one form: ease (logits) and its variance, and P -> sigma(alpha + beta logit P) for new and for seen words. */
export interface LeerlijnVorm {
  readonly vorm: Oefenvorm;
  readonly info: VormInfo;
  gemak: number;
  gemakVar: number;
  readonly nieuw: { alfa: number; beta: number };
  readonly gezien: { alfa: number; beta: number };
}

/**
 * The content as the engine uses it, built once per server. Everything in it is constant except the calibration numbers
 * (b, vb, hint weight, gemiddelde, winst, winstAfwijking, gemak, alfa, beta, geheugen), which only `updateIjking` changes.
 */
export interface Leerlijn {
  /** How much of a start value's distance to its category is true (0-1.2), learned from first answers, and its variance. */
  readonly hint: { gewicht: number; variantie: number };
  readonly categorieen: ReadonlyMap<CategorieId, LeerlijnCategorie>;
  /** In the order given. */
  readonly volgorde: readonly LeerlijnCategorie[];
  readonly woorden: ReadonlyMap<string, LeerlijnWoord>;
  readonly vormen: Readonly<Record<Oefenvorm, LeerlijnVorm>>;
  /** When words seen before are known by heart. */
  readonly geheugen: Woordgeheugen;
  /** Expected practice gain (logits) of one fully informative typed answer, over all categories. */
  readonly winst: { algemeen: number };
  readonly constanten: Constanten;
  /** Every set of constants there was, by version: what a log was made with. */
  readonly sets: Map<number, Constanten>;
}

/** From this variance on a start value is a hint; a smaller one is knowledge, and moves less with the weight of hints. */
const HINT_VARIANTIE = 0.3;

/** How far the weight of hints reaches this point: its hint, as far as nothing better is known. */
export const hintdeelVan = (punt: LeerlijnPunt): number => punt.hint * Math.min(1, punt.vb / HINT_VARIANTIE);

/** Difficulty (logits) of a knelpunt now: what was learned, with the start value drawn to its category as far as hints proved wrong. */
export const moeilijkheidVan = (punt: LeerlijnPunt, leerlijn: Leerlijn): number => punt.b + (leerlijn.hint.gewicht - 1) * hintdeelVan(punt);

/** Bounds of the expected gain per answer (logits). */
const WINST_MAX = 0.12;

/** Expected practice gain (logits) of one fully informative typed answer in a category. */
export const winstVan = (leerlijn: Leerlijn, categorie: LeerlijnCategorie): number =>
  Math.min(Math.max(leerlijn.winst.algemeen + categorie.winstAfwijking, 0), WINST_MAX);

export interface LeerlijnBron {
  readonly categorieen: readonly CategorieInfo[];
  readonly woorden: readonly WoordInfo[];
  readonly vormen?: Readonly<Record<Oefenvorm, VormInfo>>;
  readonly constanten?: Partial<Constanten>;
}

/** Logits per half-year of the learning line. */
const LOGIT_PER_HALFJAAR = 0.45;
/** Start value of the practice gain per answer; learned over all categories and per category. */
const WINST_START = 0.02;
/** Start value of the weight of hints: judges of difficulty exaggerate differences (regression to the mean), and its variance. */
const HINT_START = 0.85;
const HINT_START_VAR = 0.04;

/** Place of a half-year on the ladder: 3a = 0, 4b = 3; K3 and groep 1-2 below zero. Unknown text counts as 5a. */
export function tredeVan(halfjaar: string): number {
  const match = /^(K3|[1-8])([ab])$/.exec(halfjaar);
  if (!match) return 4;
  const jaar = match[1] === 'K3' ? 2 : Number(match[1]);
  return (jaar - 3) * 2 + (match[2] === 'b' ? 1 : 0);
}

/** Mean difficulty (logits) of the words of a category introduced at this place on the ladder. */
export const tredeLogit = (trede: number): number => trede * LOGIT_PER_HALFJAAR;

/** The same by its half-year. */
export const ladderLogit = (halfjaar: string): number => tredeLogit(tredeVan(halfjaar));

/** Prior of a leerling at a normgroep such as `6a`: what an average child of that half-year can do. */
export function priorVan(normgroep: string, { startMarge, algemeenSd }: Constanten = CONSTANTEN): Prior {
  return { gemiddelde: ladderLogit(normgroep) + startMarge, sd: algemeenSd };
}

export interface MoeilijkheidHint {
  readonly intro: string;
  readonly niveau: string;
  readonly band: 1 | 2 | 3 | 4;
  readonly letters: number;
}

/**
 * Start difficulty (logits) of a knelpunt: its category's place on the ladder, plus what a rarer, longer or later word adds.
 * The bank corrects it from answers, so that only the order has to be sensible.
 */
export function beginMoeilijkheid({ intro, niveau, band, letters }: MoeilijkheidHint): number {
  const later = Math.max(0, tredeVan(niveau) - tredeVan(intro)) * LOGIT_PER_HALFJAAR * 0.3;
  return ladderLogit(intro) + later + (band - 2) * 0.3 + (Math.min(letters, 14) - 6) * 0.06;
}

/** Supported forms first, dictation last. */
const VORMEN_PER_STRATEGIE: Readonly<Record<Strategie, readonly Oefenvorm[]>> = {
  klank: ['letters-ordenen', 'ontbrekend-grafeem', 'plaatje-benoemen', 'dictee-woord'],
  regel: ['klankgroepen', 'sorteren', 'ontbrekend-grafeem', 'vorm-veranderen', 'fout-verbeteren', 'dictee-woord', 'dictee-zin'],
  weet: ['sorteren', 'kies', 'visueel-dictee', 'plaatje-benoemen', 'fout-verbeteren', 'dictee-woord', 'dictee-zin'],
  werkwoord: ['welke-regel', 'kies', 'vorm-veranderen', 'fout-verbeteren', 'werkwoord-in-zin', 'dictee-zin'],
};

type Bouwcategorie = { -readonly [K in keyof LeerlijnCategorie]: LeerlijnCategorie[K] } & {
  woorden: LeerlijnWoord[];
  gereserveerd: LeerlijnWoord[];
  contrasten: LeerlijnWoord[];
  vooraf: LeerlijnCategorie[];
};

function buildCategorie(info: CategorieInfo, index: number): Bouwcategorie {
  return {
    info,
    id: info.id,
    index,
    ladder: info.ladder ?? (info.strategie === 'werkwoord' ? 'werkwoorden' : 'spelling'),
    gok: info.gokkans ?? gokkansBijTypen(info.id, info.strategie),
    trede: tredeVan(info.introHalfjaar),
    gemiddelde: info.gemiddeldeMoeilijkheid,
    winstAfwijking: 0,
    woorden: [],
    gereserveerd: [],
    contrasten: [],
    vormen: info.vormen ?? VORMEN_PER_STRATEGIE[info.strategie],
    vooraf: [],
  };
}

/** A word whose main category is unknown, or that has no knelpunt in a known category, is left out. */
function buildWoord(
  info: WoordInfo,
  categorieen: ReadonlyMap<CategorieId, Bouwcategorie>,
  middens: ReadonlyMap<CategorieId, number>,
  bundel: readonly WoordInfo[] | undefined,
): LeerlijnWoord | undefined {
  const punten: LeerlijnPunt[] = [];
  for (const { categorie: id, b, vb } of info.knelpunten) {
    const categorie = categorieen.get(id);
    if (categorie && Number.isFinite(b) && !punten.some((p) => p.categorie.id === id)) {
      const hint = b - (middens.get(id) ?? b);
      punten.push({ categorie, hint, start: b, b, vb: vb > 0 ? vb : CONSTANTEN.woordSd ** 2, antwoorden: 0 });
    }
  }
  punten.sort((x, y) => (x.categorie.id < y.categorie.id ? -1 : 1));
  const hoofdpunt = punten.find((p) => p.categorie.id === info.hoofd);
  if (!hoofdpunt) return undefined;
  return {
    info,
    letters: info.letters,
    punten,
    hoofdpunt,
    get samen() {
      return bundel ? countSamen(info, bundel) : 1;
    },
  };
}

/** How many items of its bundle are asked together with one: those that share a form with it. Counted for who asks, it takes the forms of all. */
const countSamen = (info: WoordInfo, bundel: readonly WoordInfo[]): number =>
  Math.max(1, ...info.vormen.map((vorm) => bundel.filter(({ vormen }) => vormen.includes(vorm)).length));

/** Mean start value of the words of each category. */
function middensVan(woorden: readonly WoordInfo[]): Map<CategorieId, number> {
  const som = new Map<CategorieId, { b: number; n: number }>();
  for (const { hoofd, knelpunten, contrast } of woorden) {
    if (contrast) continue;
    const b = knelpunten.find((k) => k.categorie === hoofd)?.b;
    if (b === undefined || !Number.isFinite(b)) continue;
    const tot = som.get(hoofd) ?? { b: 0, n: 0 };
    som.set(hoofd, { b: tot.b + b, n: tot.n + 1 });
  }
  return new Map([...som].map(([id, { b, n }]) => [id, b / n]));
}

function buildVorm(vorm: Oefenvorm, info: VormInfo): LeerlijnVorm {
  return { vorm, info, gemak: info.gemak, gemakVar: info.gemakVar, nieuw: { alfa: 0, beta: 1 }, gezien: { alfa: 0, beta: 1 } };
}

/** Puts re-estimated constants into a leerlijn. Words that nobody answered yet get the new doubt about their start value. */
export function setConstanten(leerlijn: Leerlijn, waarden: Partial<Constanten>): void {
  const oud = leerlijn.constanten.woordSd ** 2;
  Object.assign(leerlijn.constanten, waarden);
  leerlijn.sets.set(leerlijn.constanten.versie, { ...leerlijn.constanten });
  const nieuw = leerlijn.constanten.woordSd ** 2;
  for (const { punten } of leerlijn.woorden.values()) {
    for (const punt of punten) if (punt.antwoorden === 0 && Math.abs(punt.vb - oud) < 1e-9) punt.vb = nieuw;
  }
}

/** Builds the indexes the engine works with; unknown references are left out. Costs milliseconds, done once. */
export function createLeerlijn(bron: LeerlijnBron): Leerlijn {
  const uniek = [...new Map(bron.categorieen.map((info) => [info.id, info])).values()];
  const categorieen = new Map(uniek.map((info, i) => [info.id, buildCategorie(info, i)]));
  for (const categorie of categorieen.values())
    for (const id of categorie.info.vooraf) {
      const eerst = categorieen.get(id);
      if (eerst && eerst !== categorie) categorie.vooraf.push(eerst);
    }
  const woorden = new Map<string, LeerlijnWoord>();
  const middens = middensVan(bron.woorden);
  const bundels = new Map<string, WoordInfo[]>();
  for (const info of bron.woorden) if (info.bundel !== undefined) bundels.set(info.bundel, [...(bundels.get(info.bundel) ?? []), info]);
  for (const info of bron.woorden) {
    const woord = buildWoord(info, categorieen, middens, info.bundel === undefined ? undefined : bundels.get(info.bundel));
    if (!woord || woorden.has(info.woord)) continue;
    woorden.set(info.woord, woord);
    const lijst = categorieen.get(info.hoofd);
    (info.contrast ? lijst?.contrasten : info.gereserveerd ? lijst?.gereserveerd : lijst?.woorden)?.push(woord);
  }
  for (const categorie of categorieen.values())
    categorie.woorden.sort((x, y) => x.hoofdpunt.b - y.hoofdpunt.b || (x.info.woord < y.info.woord ? -1 : 1));
  const tabel = bron.vormen ?? VORMEN;
  const constanten = { ...CONSTANTEN, ...bron.constanten };
  const namen = Object.keys(OEFENVORMEN) as readonly Oefenvorm[];
  const vormen = Object.fromEntries(namen.map((vorm) => [vorm, buildVorm(vorm, tabel[vorm])])) as Record<Oefenvorm, LeerlijnVorm>;
  return {
    categorieen,
    volgorde: [...categorieen.values()],
    woorden,
    vormen,
    hint: { gewicht: HINT_START, variantie: HINT_START_VAR },
    geheugen: createWoordgeheugen(),
    winst: { algemeen: WINST_START },
    constanten,
    sets: new Map([[constanten.versie, { ...constanten }]]),
  };
}
