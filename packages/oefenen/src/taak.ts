/*
 * Decides one whole taak: ordinary, transfer check, or own mistakes.
 * Source: one somvenster and one form per taak; the transfer check asks five words never practised.
 * Example: volgendeTaak(planner, new Set(['ei-ij'])) is the best taak in another somvenster.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { blindOp, predictGoed, type CategorieBlik } from './blik.ts';
import { isUitgeput, findKandidaten, type Kandidaat } from './kandidaten.ts';
import { eigenFouten, chooseCategorie, chooseTransfer, type Keuze, type Keuzeruimte } from './keuze.ts';
import { balance, countKanten, createKantteller, HOOGSTE_AANDEEL } from './kanten.ts';
import type { LeerlijnVorm, LeerlijnWoord } from './leerlijn.ts';
import { closeLot, createLot } from './lot.ts';
import { mayPass, soortBij, vormenVan, zoekvraag, type GekozenWoord, type Planner, type TaakPlan } from './planner.ts';
import { aantalOpgaven, andereVormen, chooseVorm, grenzenVan, MAX_OPGAVEN, MIN_OPGAVEN, NIEUW_TOT, steunVorm } from './taakvorm.ts';
import { gemengd, isGebundeld, isUitgelezen, nieuweWoorden, spreadOut, terugInTaak } from './taakwoorden.ts';
import { dagVan } from './tijdstip.ts';

const AANDEEL_GEMENGD = 0.17;
const GEMENGD_VANAF_MARGE = 0.3;

/** Of a taak about telling rules apart, so many words are of other categories. */
const AANDEEL_ANDERE_REGELS = 0.5;

function aandeelGemengd(b: CategorieBlik, { vorm }: LeerlijnVorm, isNieuw: boolean): number {
  if (vorm === 'welke-regel') return AANDEEL_ANDERE_REGELS;
  return b.marge > GEMENGD_VANAF_MARGE && !isNieuw && b.categorie.ladder !== 'lezen' ? AANDEEL_GEMENGD : 0;
}

/** Filled with words; undefined when there are too few, or one kind of answer would be right too often. */
function fillTaak(p: Planner, keuze: Keuze, vorm: LeerlijnVorm): TaakPlan | undefined {
  const { blik: b, soort } = keuze;
  const aantal = aantalOpgaven(p, vorm);
  const kanten = createKantteller(vorm.vorm, aantal);
  const isNieuw = (b.rij?.antwoorden ?? 0) < NIEUW_TOT;
  const aandeel = aandeelGemengd(b, vorm, isNieuw);
  const terug = terugInTaak(p, b, { vorm, aantal, kanten }, !isNieuw || soort !== 'groei');
  const erbij = gemengd(p, b, { vorm, aantal: Math.floor(aandeel * aantal), kanten });
  const nieuw = nieuweWoorden(p, b, { vorm, aantal: aantal - terug.length - erbij.length, kanten }, soortBij(soort));
  const kop = { categorie: b.categorie.id, soort, vorm: vorm.vorm };
  const volgorde = isGebundeld(b) ? nieuw : aandeel > 0 ? p.random.shuffle([...nieuw, ...terug, ...erbij]) : spreadOut(nieuw, terug);
  const { minstens } = grenzenVan(vorm);
  const woorden = balance(volgorde, ({ woord }) => p.blik.leerlijn.woorden.get(woord), vorm.vorm, isGebundeld(b) ? 1 : minstens);
  return woorden && woorden.length >= minstens ? { ...kop, woorden, lot: closeLot(p.beleid, soort, p.lot, woorden) } : undefined;
}

const TRANSFER_WOORDEN = 5;

/** Five words never practised, in a mixed dictation. Reserved words only when the bank has no other unseen ones; then it is a test. */
function transferTaak(p: Planner, b: CategorieBlik): TaakPlan | undefined {
  p.lot = createLot();
  const vorm = chooseVorm(p, b, 'transfer');
  if (!vorm?.info.productie) return undefined;
  const ongezien = (w: LeerlijnWoord): boolean =>
    p.blik.stand.woorden[w.info.woord] === undefined && !p.bezet.has(w.info.woord) && w.info.vormen.includes(vorm.vorm);
  const vrij = p.random
    .shuffle(b.categorie.woorden.filter(ongezien))
    .map((w): GekozenWoord => ({ woord: w.info.woord, soort: 'controle' }));
  const apart = p.random
    .shuffle(b.categorie.gereserveerd.filter(ongezien))
    .map((w): GekozenWoord => ({ woord: w.info.woord, soort: 'toets' }));
  const vijf = [...vrij, ...apart].slice(0, TRANSFER_WOORDEN);
  if (vijf.length < TRANSFER_WOORDEN) return undefined;
  for (const { woord } of vijf) p.bezet.add(woord);
  const aantal = aantalOpgaven(p, vorm);
  const kanten = createKantteller(vorm.vorm, aantal);
  const terug = terugInTaak(p, b, { vorm, aantal, kanten }, true);
  const rest = gemengd(p, b, { vorm, aantal: aantal - TRANSFER_WOORDEN - terug.length, kanten });
  const gevuld = [...vijf, ...terug, ...rest];
  const nodig = MIN_OPGAVEN - gevuld.length;
  const extra = nodig > 0 ? nieuweWoorden(p, b, { vorm, aantal: nodig, kanten }, 'nieuw') : [];
  const woorden = p.random.shuffle([...gevuld, ...extra]);
  return { categorie: b.categorie.id, soort: 'transfer', vorm: vorm.vorm, woorden, lot: closeLot(p.beleid, 'transfer', p.lot, woorden) };
}

/** Even the word that fits best would be right so much less often than it should: then the child chooses instead of writing. */
const TE_ZWAAR = 0.06;

function makkelijker(p: Planner, { blik: b, soort }: Keuze, vorm: LeerlijnVorm | undefined): LeerlijnVorm | undefined {
  if (!vorm?.info.productie || soort === 'controle' || soort === 'transfer') return vorm;
  const beste = getypt(p, b)[0];
  return beste && beste.kans < p.ruimte.doel - TE_ZWAAR ? (steunVorm(p, b) ?? vorm) : vorm;
}

/**
 * A taak of this choice, or nothing when the category has too few words left that fit. Where the words for a form of choosing all go one way
 * the taak takes the next form that can be balanced, at last writing.
 */
export function createTaak(p: Planner, keuze: Keuze): TaakPlan | undefined {
  p.gekozen.set(keuze.blik, p.blik.now + p.gekozen.size + 1);
  const eerste = makkelijker(p, keuze, chooseVorm(p, keuze.blik, keuze.soort));
  if (!eerste) return undefined;
  const bezet = [...p.bezet];
  for (const vorm of new Set([eerste, ...andereVormen(p, keuze.blik)])) {
    const taak = fillTaak(p, keuze, vorm);
    if (taak) return taak;
    p.bezet.clear();
    for (const woord of bezet) p.bezet.add(woord);
  }
  return undefined;
}

/** The word to type that fits a category best; none where nothing is written. */
const getypt = (p: Planner, b: CategorieBlik): readonly Kandidaat[] =>
  findKandidaten(
    b,
    zoekvraag(
      p,
      vormenVan(p, b.categorie.vormen).filter(({ info }) => info.productie),
    ),
    1,
  );

/** The best taak that is not in `gehad`; categories without enough words are passed over. */
export function volgendeTaak(p: Planner, gehad: ReadonlySet<CategorieId>, magToetsen = true): TaakPlan | undefined {
  const transfer = magToetsen && chooseTransfer(p.ruimte, dagVan(p.blik.now), p.blik.leerlijn.constanten);
  const proef = transfer && !gehad.has(transfer.categorie.id) ? transferTaak(p, transfer) : undefined;
  if (proef) return proef;
  // A share of every choice goes to the goals of a plan: with one goal that is more than one taak a day.
  const isVast = (b: CategorieBlik): boolean => p.instelling.zorgaandeel !== undefined && p.instelling.zorgdoelen.includes(b.categorie.id);
  p.lot = createLot();
  let ruimte = without(p.ruimte, (b) => !isVast(b) && (gehad.has(b.categorie.id) || isUitgelezen(p, b)));
  for (let i = 0; i < 12; i++) {
    const keuze = chooseCategorie(p.blik, ruimte, p.instelling, p.random, p.gekozen);
    if (!keuze) return undefined;
    p.lot.kans *= keuze.kans;
    p.lot.soorten = keuze.soorten;
    if (mayPass(p, keuze, ruimte) && isUitgeput(getypt(p, keuze.blik))) {
      ruimte = without(ruimte, (b) => b === keuze.blik);
      continue;
    }
    const taak = createTaak(p, keuze);
    if (taak) return taak;
    ruimte = without(ruimte, (b) => b === keuze.blik);
  }
  return undefined;
}

const without = (ruimte: Keuzeruimte, weg: (b: CategorieBlik) => boolean): Keuzeruimte => ({
  ...ruimte,
  open: ruimte.open.filter((b) => !weg(b)),
  bekend: ruimte.bekend.filter((b) => !weg(b)),
});

function meesteCategorie(woorden: readonly LeerlijnWoord[]): CategorieId | undefined {
  const telling = new Map<CategorieId, number>();
  for (const { info } of woorden) telling.set(info.hoofd, (telling.get(info.hoofd) ?? 0) + 1);
  return [...telling].sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))[0]?.[0];
}

/** Writing words again is too hard when so much fewer would be right than the child should have; then it chooses. */
const TE_MOEILIJK = 0.2;

/** Mistakes are written again; a child that has too little right, or guesses much, chooses when too many of them would go wrong once more: a guess is never written right. */
function foutenVorm(p: Planner, b: CategorieBlik, fouten: readonly LeerlijnWoord[]): LeerlijnVorm | undefined {
  const vorm = chooseVorm(p, b, 'controle');
  if (!vorm?.info.productie) return vorm;
  const passend = fouten.filter(({ info }) => info.vormen.includes(vorm.vorm)).slice(0, MAX_OPGAVEN);
  const kans =
    passend.reduce((som, woord) => som + predictGoed(p.blik, woord, vorm, blindOp(woord, vorm)), 0) / Math.max(passend.length, 1);
  const goed = (1 - p.blik.stand.hoofd.gokkans) * kans;
  return goed < p.ruimte.doel - TE_MOEILIJK ? (steunVorm(p, b) ?? vorm) : vorm;
}

/** How long a taak has to be for the kind of answer that is right most often among these to be no more than its share. */
function lengteVoor(fouten: readonly LeerlijnWoord[], vorm: LeerlijnVorm): number {
  const meest = Math.max(0, ...countKanten(fouten, vorm.vorm).values());
  const { minstens, hoogstens } = grenzenVan(vorm);
  return Math.min(Math.max(Math.ceil(meest / HOOGSTE_AANDEEL), fouten.length, minstens), hoogstens);
}

/** Own mistakes in this form, with new words of the other side where they go one way; undefined when it would still be one-sided. */
function fillFouten(p: Planner, b: CategorieBlik, fouten: readonly LeerlijnWoord[], vorm: LeerlijnVorm): TaakPlan | undefined {
  const { minstens, hoogstens } = grenzenVan(vorm);
  const passend = fouten.filter(({ info }) => info.vormen.includes(vorm.vorm)).slice(0, hoogstens);
  const aantal = lengteVoor(passend, vorm);
  const kanten = createKantteller(vorm.vorm, aantal);
  const terug: GekozenWoord[] = [];
  for (const woord of passend) {
    if (!kanten.fits(woord)) continue;
    kanten.add(woord);
    p.bezet.add(woord.info.woord);
    terug.push({ woord: woord.info.woord, soort: 'herhaling' });
  }
  const extra = nieuweWoorden(p, b, { vorm, aantal: aantal - terug.length, kanten }, 'nieuw');
  const volgorde = extra.length > 0 ? spreadOut(extra, terug) : terug;
  const woorden = balance(volgorde, ({ woord }) => p.blik.leerlijn.woorden.get(woord), vorm.vorm, minstens);
  if (!woorden?.some(({ soort }) => soort === 'herhaling')) return undefined;
  return {
    categorie: b.categorie.id,
    soort: 'eigen-fouten',
    vorm: vorm.vorm,
    woorden,
    lot: closeLot(p.beleid, 'eigen-fouten', p.lot, woorden),
  };
}

/**
 * The taak with own mistakes, in the somvenster most of them belong to; filled up with words that fit. Where the mistakes and what can be set
 * beside them go one way in a form of choosing, they are asked in the next form that can be balanced, at last in writing.
 */
export function foutenTaak(p: Planner): TaakPlan | undefined {
  p.lot = createLot();
  const fouten = eigenFouten(p.blik, p.instelling)
    .map(({ woord }) => woord)
    .filter((woord) => !p.bezet.has(woord.info.woord));
  const categorie = meesteCategorie(fouten);
  const b = [...p.ruimte.open, ...p.ruimte.bekend].find((x) => x.categorie.id === categorie);
  const eerste = b && foutenVorm(p, b, fouten);
  if (!eerste) return undefined;
  const bezet = [...p.bezet];
  for (const vorm of new Set([eerste, ...andereVormen(p, b)])) {
    const taak = fillFouten(p, b, fouten, vorm);
    if (taak) return taak;
    p.bezet.clear();
    for (const woord of bezet) p.bezet.add(woord);
  }
  return undefined;
}
