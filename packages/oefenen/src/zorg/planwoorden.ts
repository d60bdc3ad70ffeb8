/*
 * Decides which words are set apart for one child when the goals of a plan are chosen: asked in its tests, practised by nobody until the plan is over.
 * Source: transfer is measured on words never practised; words around even odds tell most (Lord 1980); own values.
 * Example: choosePlanwoorden(blik, ['verdubbeling'], vraag) -> 18 ankers, 6 fresh words, 6 of open-lettergreep, 2 sentences.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { createBlik, type CategorieBlik } from '../blik.ts';
import { viewRij, type Schatting } from '../filter.ts';
import { moeilijkheidVan, type Leerlijn, type LeerlijnCategorie, type LeerlijnPunt, type LeerlijnWoord } from '../leerlijn.ts';
import type { Stand } from '../stand.ts';
import { blauwdrukVan, MINSTE_ANKERS, zinnenblauwdrukVan, type Blauwdruk } from './blauwdruk.ts';
import { kansOp, type Maat } from './meetmodel.ts';

/** What a word is for: asked before and after; after only; the rule must not be used; a whole sentence. */
export type Planrol = 'anker' | 'vers' | 'contrast' | 'zin';

export interface Planwoord {
  /** Key of the leerlijn. */
  readonly woord: string;
  /** The goal it measures; of a contrast the goal whose rule must not be used in it. */
  readonly categorie: CategorieId;
  readonly rol: Planrol;
}

/** A goal for which not all words could be found. */
interface Tekort {
  readonly categorie: CategorieId;
  /** Anchors found and wanted; none is wanted where no test can measure it. */
  readonly ankers: number;
  readonly nodig: number;
  /** Too few to say anything about growth. */
  readonly zonderGroei: boolean;
}

export interface Plankeuze {
  readonly woorden: readonly Planwoord[];
  readonly tekort: readonly Tekort[];
  /** How many of each a goal should have; absent: as any other goal. */
  readonly maat: Readonly<Partial<Record<CategorieId, Blauwdruk>>>;
}

export interface Planvraag {
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  /** 1-3 goals, in their order. Unknown ones are left out. */
  readonly doelen: readonly CategorieId[];
  /** Per goal the categorie in which its rule must not be used; absent: none is asked. */
  readonly tegenhangers: Readonly<Partial<Record<CategorieId, CategorieId>>>;
  /** Was this key ever put to the child, in whatever form, or is it taken by something else? All rows of the child, not the recent ones alone. */
  readonly isBezet: (woord: string) => boolean;
  /** What is written for a key, so that no spelling is asked twice; absent: the key itself. */
  readonly spelling?: (woord: string) => string;
  readonly now: number;
  readonly seed: number;
}

/** A word is asked by ear: on its own, or in a sentence with a gap. */
const WOORDVORMEN: readonly Oefenvorm[] = ['dictee-woord', 'werkwoord-in-zin'];
/** What is never heard is written in the sentence that is read. */
const ZICHTVORMEN: readonly Oefenvorm[] = ['vorm-veranderen', 'fout-verbeteren'];
const ZINVORM: Oefenvorm = 'dictee-zin';

/** Where words tell most: predicted between these chances of right. */
const BAND = [0.35, 0.75] as const;
/** What a word costs beside its distance to the wanted chance: a reserved one nothing, others a little, one of another categorie more. */
const KOSTEN = { gereserveerd: 0, eigen: 0.08, elders: 0.16 };
/** Ordinary words of a categorie that stay to be practised. */
const BLIJFT = 12;

interface Bron {
  readonly woord: LeerlijnWoord;
  readonly kans: number;
  readonly kosten: number;
  readonly telt: boolean;
}

interface Werk {
  readonly vraag: Planvraag;
  readonly random: Random;
  readonly gehad: Set<string>;
}

const spellingVan = ({ spelling = (woord) => woord }: Planvraag, { info }: LeerlijnWoord): string => spelling(info.woord).toLowerCase();

/** How hard this word is at the knelpunt of the categorie; undefined when it has none. */
export function maatVan(woord: LeerlijnWoord, categorie: CategorieId, leerlijn: Leerlijn): Maat | undefined {
  const punt: LeerlijnPunt | undefined = woord.punten.find((p) => p.categorie.id === categorie);
  return punt && { b: moeilijkheidVan(punt, leerlijn), vb: punt.vb, gok: punt.categorie.gok };
}

/** Ability (logits) in a categorie now, and the mean difficulty of its words; undefined for an unknown one. */
export function schattingIn(
  stand: Stand,
  leerlijn: Leerlijn,
  id: CategorieId,
  now: number,
): (Schatting & { readonly midden: number }) | undefined {
  const categorie = leerlijn.categorieen.get(id);
  if (!categorie) return undefined;
  const { m, v } = viewRij(stand.hoofd, stand.categorieen[id], now, leerlijn.constanten);
  return { m, v, midden: categorie.gemiddelde };
}

const isVraagbaar = ({ info }: LeerlijnWoord): boolean =>
  info.bundel === undefined &&
  info.contrast !== true &&
  (info.opZicht ? ZICHTVORMEN : WOORDVORMEN).some((vorm) => info.vormen.includes(vorm));

const isZin = ({ info }: LeerlijnWoord): boolean => info.bundel === undefined && info.vormen.includes(ZINVORM);

function bronnen(werk: Werk, doel: CategorieBlik, mag: (woord: LeerlijnWoord) => boolean = isVraagbaar): Bron[] {
  const { leerlijn, isBezet } = werk.vraag;
  const uit: Bron[] = [];
  for (const woord of leerlijn.woorden.values()) {
    // What a word can be asked in last: the first who asks has it found, of tens of thousands of words.
    const maat = maatVan(woord, doel.categorie.id, leerlijn);
    if (!maat || isBezet(woord.info.woord) || !mag(woord) || werk.gehad.has(spellingVan(werk.vraag, woord))) continue;
    const eigen = woord.hoofdpunt.categorie === doel.categorie;
    const kosten = woord.info.gereserveerd && eigen ? KOSTEN.gereserveerd : eigen ? KOSTEN.eigen : KOSTEN.elders;
    uit.push({ woord, kans: kansOp(doel.m, maat), kosten, telt: eigen && !woord.info.gereserveerd });
  }
  return werk.random.shuffle(uit);
}

/** Takes `aantal` words whose chances of right lie spread over the band; ordinary words only while enough of them stay to be practised. */
function takeSpread(werk: Werk, bron: readonly Bron[], aantal: number, vrij: number): LeerlijnWoord[] {
  const over = new Set(bron);
  const uit: LeerlijnWoord[] = [];
  let gewoon = 0;
  for (let i = 0; i < aantal; i++) {
    const wens = BAND[0] + ((BAND[1] - BAND[0]) * (i + 0.5)) / aantal;
    let beste: Bron | undefined;
    let laagste = Number.POSITIVE_INFINITY;
    for (const een of over) {
      const afstand = Math.abs(een.kans - wens) + een.kosten;
      if (afstand >= laagste || (een.telt && gewoon >= vrij) || werk.gehad.has(spellingVan(werk.vraag, een.woord))) continue;
      beste = een;
      laagste = afstand;
    }
    if (!beste) break;
    over.delete(beste);
    if (beste.telt) gewoon++;
    werk.gehad.add(spellingVan(werk.vraag, beste.woord));
    uit.push(beste.woord);
  }
  return uit;
}

/** Ordinary words of this categorie that can be missed. */
const vrijVan = (categorie: LeerlijnCategorie, mag = isVraagbaar): number => Math.max(0, categorie.woorden.filter(mag).length - BLIJFT);

/** Can so many of these be asked? Looks no further: what a word can be asked in is found by who first wants to know. */
function hasVraagbaar(woorden: readonly LeerlijnWoord[], aantal: number): boolean {
  let gevonden = 0;
  return woorden.some((woord) => isVraagbaar(woord) && ++gevonden >= aantal);
}

/**
 * Is this goal asked in whole sentences, because it has too few loose words to keep apart? A capital, a comma or a quotation mark stands in no word, and
 * some words of a closed set are all there are.
 */
export function isInZinnen(categorie: LeerlijnCategorie): boolean {
  const { anker, vers } = zinnenblauwdrukVan(1);
  const nodig = anker + vers - categorie.gereserveerd.filter(isVraagbaar).length;
  return nodig > 0 && !hasVraagbaar(categorie.woorden, nodig + BLIJFT) && categorie.woorden.some(isZin);
}

const NIETS: Blauwdruk = { anker: 0, vers: 0, geoefend: 0, contrast: 0, zinnen: 0 };

/** How many words of each kind a goal gets, beside so many goals in all. */
export function maatIn(categorie: LeerlijnCategorie | undefined, doelen: number): Blauwdruk {
  if (!categorie || categorie.info.alleenAanwijzen) return NIETS;
  return isInZinnen(categorie) ? zinnenblauwdrukVan(doelen) : blauwdrukVan(doelen);
}

/** What of its own sentences fills up where words are too few; twelve of both together stay to be practised. */
function eigenZinnen(werk: Werk, doel: CategorieBlik, aantal: number, genomen: readonly LeerlijnWoord[]): LeerlijnWoord[] {
  const { categorie } = doel;
  const bron = bronnen(werk, doel, (woord) => isZin(woord) && woord.hoofdpunt.categorie === categorie);
  const gewoon = genomen.filter((woord) => woord.hoofdpunt.categorie === categorie && !woord.info.gereserveerd).length;
  return takeSpread(werk, bron, aantal, Math.max(0, vrijVan(categorie, (woord) => isVraagbaar(woord) || isZin(woord)) - gewoon));
}

/** Anchors and fresh words of the same difficulty: every so manieth in order of difficulty is fresh. */
function deal(werk: Werk, doel: CategorieBlik, { anker, vers }: Blauwdruk): Planwoord[] {
  const categorie = doel.categorie.id;
  const los = takeSpread(werk, bronnen(werk, doel), anker + vers, vrijVan(doel.categorie));
  const zin = isInZinnen(doel.categorie) ? eigenZinnen(werk, doel, anker + vers - los.length, los) : [];
  const woorden = [...los, ...zin];
  const b = (woord: LeerlijnWoord): number => maatVan(woord, categorie, werk.vraag.leerlijn)?.b ?? 0;
  // Too few words: the anchors come first, growth is said from them.
  const versAantal = Math.max(0, Math.min(vers, woorden.length - anker));
  const opVolgorde = woorden.toSorted((x, y) => b(x) - b(y) || (x.info.woord < y.info.woord ? -1 : 1));
  const isVers = new Set(Array.from({ length: versAantal }, (_, i) => Math.floor(((i + 0.5) * woorden.length) / versAantal)));
  return opVolgorde.map(({ info }, i) => ({ woord: info.woord, categorie, rol: isVers.has(i) ? 'vers' : 'anker' }));
}

function contrasten(werk: Werk, doel: CategorieId, aantal: number, van: (id: CategorieId) => CategorieBlik | undefined): Planwoord[] {
  const tegen = werk.vraag.tegenhangers[doel];
  const blik = tegen === undefined ? undefined : van(tegen);
  if (!blik || werk.vraag.doelen.includes(blik.categorie.id)) return [];
  const eigen = bronnen(werk, blik).filter(
    ({ woord }) => woord.hoofdpunt.categorie === blik.categorie && !woord.punten.some(({ categorie }) => categorie.id === doel),
  );
  return takeSpread(werk, eigen, aantal, vrijVan(blik.categorie)).map(({ info }) => ({
    woord: info.woord,
    categorie: doel,
    rol: 'contrast',
  }));
}

/** Whole sentences with the knelpunt of a goal, the easiest first, the goals by turns. */
function zinnen(werk: Werk, doelen: readonly CategorieBlik[], aantal: number): Planwoord[] {
  const { leerlijn, isBezet } = werk.vraag;
  const rijen = doelen.map(({ categorie }) =>
    [...leerlijn.woorden.values()]
      .filter(({ info, punten }) => punten.some((p) => p.categorie === categorie) && !isBezet(info.woord) && info.vormen.includes(ZINVORM))
      .sort((x, y) => x.hoofdpunt.b - y.hoofdpunt.b || (x.info.woord < y.info.woord ? -1 : 1)),
  );
  const uit: Planwoord[] = [];
  for (let ronde = 0; uit.length < aantal && rijen.some((rij) => rij.length > ronde); ronde++) {
    doelen.forEach(({ categorie }, i) => {
      const woord = rijen[i]?.[ronde];
      if (!woord || uit.length >= aantal || werk.gehad.has(spellingVan(werk.vraag, woord))) return;
      werk.gehad.add(spellingVan(werk.vraag, woord));
      uit.push({ woord: woord.info.woord, categorie: categorie.id, rol: 'zin' });
    });
  }
  return uit;
}

/** The words of a plan. The same question gives the same words. */
export function choosePlanwoorden(vraag: Planvraag): Plankeuze {
  const { stand, leerlijn, now } = vraag;
  const blik = createBlik(stand, leerlijn, now);
  const van = (id: CategorieId): CategorieBlik | undefined => {
    const categorie = leerlijn.categorieen.get(id);
    return categorie && blik.categorieen[categorie.index];
  };
  const doelen = vraag.doelen.map(van).filter((b) => b !== undefined);
  const maten = doelen.map(({ categorie }) => ({ categorie, maat: maatIn(categorie, doelen.length) }));
  const werk: Werk = { vraag, random: createRandom(vraag.seed), gehad: new Set() };
  // Words of every goal before anybody takes words of another categorie: contrasts and sentences come last.
  const eigen = doelen.flatMap((doel) => deal(werk, doel, maatIn(doel.categorie, doelen.length)));
  const tegen = maten.flatMap(({ categorie, maat }) => contrasten(werk, categorie.id, maat.contrast, van));
  const tekort = maten.flatMap(({ categorie: { id }, maat }): Tekort[] => {
    const ankers = eigen.filter(({ categorie, rol }) => categorie === id && rol === 'anker').length;
    return ankers < Math.max(maat.anker, 1) ? [{ categorie: id, ankers, nodig: maat.anker, zonderGroei: ankers < MINSTE_ANKERS }] : [];
  });
  // A goal that is asked in sentences has them already.
  const inWoorden = doelen.filter(({ categorie }) => !categorie.info.alleenAanwijzen && !isInZinnen(categorie));
  return {
    woorden: [...eigen, ...tegen, ...zinnen(werk, inWoorden, blauwdrukVan(doelen.length).zinnen)],
    tekort,
    maat: Object.fromEntries(maten.map(({ categorie, maat }) => [categorie.id, maat])),
  };
}
