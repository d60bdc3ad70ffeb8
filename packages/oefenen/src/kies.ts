/*
 * Decides what a leerling practises next: single opgaven, one taak inside a somvenster, or the taken of a day.
 * Source: selection at a target success with repetition, checks, finishing and growth; supported forms before dictation (production teaches most).
 * Example: planDag(...) -> verdubbeling (klankgroepen), ei-ij (dictee), a check on ng, and one's own mistakes at the end.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { BewijsSoort } from './invoer.ts';
import { maakBlik, voorspelGoed, type Blik, type CategorieBlik } from './blik.ts';
import type { Oefeninstelling } from './instelling.ts';
import { isPasGezien, trek, zoekKandidaten, type Kandidaat, type Zoekvraag } from './kandidaten.ts';
import {
  AANDEEL_HERHALING,
  inHerhaling,
  keuzeruimte,
  kiesCategorie,
  kiesTransfer,
  terugTeVragen,
  type Herhaalwoord,
  type Keuze,
  type Keuzeruimte,
  type Oefensoort,
} from './keuze.ts';
import type { Leerlijn, LeerlijnVorm, LeerlijnWoord } from './leerlijn.ts';
import type { Stand, WoordStand } from './stand.ts';
import { dagVan } from './tijdstip.ts';

export type { Oefensoort } from './keuze.ts';
export type { Oefeninstelling } from './instelling.ts';

export interface GekozenWoord {
  readonly woord: string;
  /** Goes into the Bewijs of its answer. */
  readonly soort: BewijsSoort;
}

export interface TaakPlan {
  /** The somvenster. */
  readonly categorie: CategorieId;
  readonly soort: Oefensoort;
  readonly vorm: Oefenvorm;
  /** 8-12 words; fewer only when the leerlijn has no more that fit. */
  readonly woorden: readonly GekozenWoord[];
}

export interface OpgaveKeuze extends GekozenWoord {
  readonly categorie: CategorieId;
  readonly vorm: Oefenvorm;
  /** Predicted chance (0-1) that the whole word is right. */
  readonly kans: number;
}

const MIN_OPGAVEN = 8;
const MAX_OPGAVEN = 12;
/** Seconds per opgave besides answering: listening, feedback, the game around it. */
const OMHEEN_S = 9;
/** A due word is typed unless its chance lies this far under the target. */
const TYP_MARGE = 0.25;
/** Up to this many words of a category it is new: supported forms. */
const NIEUW_TOT = 16;

interface Planner {
  readonly blik: Blik;
  readonly ruimte: Keuzeruimte;
  readonly instelling: Oefeninstelling;
  readonly random: Random;
  readonly terug: Herhaalwoord[];
  readonly bezet: Set<string>;
  readonly gekozen: Map<CategorieBlik, number>;
  readonly eigenWoorden: ReadonlySet<string>;
  readonly lijsten: Map<CategorieBlik, Kandidaat[]>;
}

function maakPlanner(stand: Stand, leerlijn: Leerlijn, instelling: Oefeninstelling, now: number, seed: number): Planner {
  const blik = maakBlik(stand, leerlijn, now, instelling);
  return {
    blik,
    ruimte: keuzeruimte(blik, instelling),
    instelling,
    random: createRandom(seed),
    terug: terugTeVragen(blik, instelling),
    bezet: new Set(),
    gekozen: new Map(),
    eigenWoorden: new Set(instelling.eigenWoorden),
    lijsten: new Map(),
  };
}

const vormenVan = (p: Planner, namen: readonly Oefenvorm[]): LeerlijnVorm[] =>
  namen.filter((vorm) => p.instelling.vormen.includes(vorm)).map((vorm) => p.blik.leerlijn.vormen[vorm]);

const zoekvraag = (p: Planner, vormen: readonly LeerlijnVorm[], doel = p.ruimte.doel): Zoekvraag => ({
  blik: p.blik,
  vormen,
  doel,
  eigenWoorden: p.eigenWoorden,
  bezet: p.bezet,
});

/* ---- single opgaven ---- */

/** Typing, choosing from several, choosing from two: the three kinds a free opgave can take. */
const LOSSE_VORMEN: readonly Oefenvorm[] = ['dictee-woord', 'kies', 'goed-fout'];

/** Typing where it has a fair chance, else choosing. */
function vormVoorHerhaling(
  p: Planner,
  woord: LeerlijnWoord,
  vormen: readonly LeerlijnVorm[],
): { vorm: LeerlijnVorm; kans: number } | undefined {
  let laatste: { vorm: LeerlijnVorm; kans: number } | undefined;
  for (const vorm of vormen) {
    if (!woord.info.vormen.includes(vorm.vorm)) continue;
    laatste = { vorm, kans: voorspelGoed(p.blik, woord, vorm, vorm.info.gok) };
    if (laatste.kans >= p.ruimte.doel - TYP_MARGE) return laatste;
  }
  return laatste;
}

function neemHerhaling(p: Planner, vormen: readonly LeerlijnVorm[]): OpgaveKeuze | undefined {
  for (const kandidaat of p.terug) {
    const naam = kandidaat.woord.info.woord;
    if (p.bezet.has(naam)) continue;
    const keuze = vormVoorHerhaling(p, kandidaat.woord, vormen);
    if (!keuze) continue;
    p.bezet.add(naam);
    return { woord: naam, soort: 'herhaling', categorie: kandidaat.woord.info.hoofd, vorm: keuze.vorm.vorm, kans: keuze.kans };
  }
  return undefined;
}

/** Candidates kept per category: enough for a batch of single opgaven. */
const LIJST = 12;

function lijst(p: Planner, b: CategorieBlik, vormen: readonly LeerlijnVorm[]): Kandidaat[] {
  const oud = p.lijsten.get(b);
  if (oud && oud.length > 0) return oud;
  const nieuw = zoekKandidaten(b, zoekvraag(p, vormen), LIJST);
  p.lijsten.set(b, nieuw);
  return nieuw;
}

const soortBij = (soort: Oefensoort): BewijsSoort => (soort === 'controle' || soort === 'transfer' ? 'controle' : 'nieuw');

function neemNieuw(p: Planner, vormen: readonly LeerlijnVorm[]): OpgaveKeuze | undefined {
  for (let poging = 0; poging < 4; poging++) {
    const keuze = kiesCategorie(p.blik, p.ruimte, p.instelling, p.random, p.gekozen);
    if (!keuze) return undefined;
    p.gekozen.set(keuze.blik, p.blik.now + p.bezet.size + poging);
    const k = trek(lijst(p, keuze.blik, vormen), p.random);
    if (!k) continue;
    const woord = k.woord.info.woord;
    p.bezet.add(woord);
    return { woord, soort: soortBij(keuze.soort), categorie: keuze.blik.categorie.id, vorm: k.vorm, kans: k.kans };
  }
  return undefined;
}

/**
 * The next `aantal` single opgaven, interleaved over categories: a mixed practice or a play-on after the day's taken.
 * At most 35% repetition; fewer than asked only when nothing fits. Same stand, settings, time and seed: same answer.
 */
export function kiesOpgaven(
  stand: Stand,
  leerlijn: Leerlijn,
  instelling: Oefeninstelling,
  now: number,
  seed: number,
  aantal: number,
): OpgaveKeuze[] {
  const p = maakPlanner(stand, leerlijn, instelling, now, seed);
  const vormen = vormenVan(p, LOSSE_VORMEN);
  const herhaal = Math.floor(AANDEEL_HERHALING * aantal + p.random.next());
  const uit: OpgaveKeuze[] = [];
  while (uit.length < herhaal) {
    const keuze = neemHerhaling(p, vormen);
    if (!keuze) break;
    uit.push(keuze);
  }
  while (uit.length < aantal) {
    const keuze = neemNieuw(p, vormen) ?? neemHerhaling(p, vormen);
    if (!keuze) break;
    uit.push(keuze);
  }
  return p.random.shuffle(uit);
}

/* ---- one taak ---- */

/** Forms of a category in the settings, supported ones and producing ones apart. */
function vormenPerSoort(p: Planner, b: CategorieBlik): { steun: LeerlijnVorm[]; productie: LeerlijnVorm[] } {
  const alle = vormenVan(p, b.categorie.vormen);
  const productie = alle.filter((v) => OEFENVORMEN[v.vorm].productie);
  const steun = alle.filter((v) => !OEFENVORMEN[v.vorm].productie);
  return { steun: steun.length > 0 || productie.length > 0 ? steun : vormenVan(p, p.instelling.vormen), productie };
}

const heeftWoorden = (b: CategorieBlik, vorm: LeerlijnVorm): boolean => {
  let aantal = 0;
  for (const woord of b.categorie.woorden) if (woord.info.vormen.includes(vorm.vorm) && ++aantal >= MIN_OPGAVEN) return true;
  return false;
};

/** Words of this category the child has had, or gets in an earlier taak of the day; answers to words of other categories do not make it less new. */
function geoefendeWoorden(p: Planner, b: CategorieBlik): number {
  let aantal = 0;
  for (const { info } of b.categorie.woorden) if (p.blik.stand.woorden[info.woord] || p.bezet.has(info.woord)) aantal++;
  return aantal;
}

/** Supported forms first in a new category, then mostly whole-word dictation; always dictation for checks. */
function kiesVorm(p: Planner, b: CategorieBlik, soort: Oefensoort): LeerlijnVorm | undefined {
  const { steun, productie } = vormenPerSoort(p, b);
  const kanSteun = steun.filter((v) => heeftWoorden(b, v));
  const kanProductie = productie.filter((v) => heeftWoorden(b, v));
  const dictee = kanProductie.find((v) => v.vorm === 'dictee-woord' || v.vorm === 'werkwoord-in-zin') ?? kanProductie[0];
  const gehad = soort === 'groei' ? geoefendeWoorden(p, b) : NIEUW_TOT;
  const nieuw = gehad < NIEUW_TOT || (soort === 'groei' && b.marge < 0);
  if (nieuw && kanSteun.length > 0) return kanSteun[Math.min(Math.floor(gehad / 8), kanSteun.length - 1)];
  if (soort === 'controle' || soort === 'transfer') return dictee ?? kanSteun.at(-1);
  const ander = kanProductie.filter((v) => v !== dictee);
  if (dictee && (ander.length === 0 || p.random.next() < 0.7)) return dictee;
  return ander.length > 0 ? p.random.pick(ander) : (dictee ?? kanSteun.at(-1) ?? steun[0] ?? productie[0]);
}

/** Number of opgaven that fits the minutes, from the child's own pace. */
function aantalOpgaven(p: Planner, vorm: LeerlijnVorm): number {
  const { gemiddelde } = p.blik.stand.hoofd.tempo[vorm.info.tempo];
  const perOpgave = Math.exp(gemiddelde) + OMHEEN_S;
  const past = Math.round((p.instelling.minuten * 60) / Math.max(p.instelling.takenPerDag, 1) / perOpgave);
  return Math.min(Math.max(past, MIN_OPGAVEN), MAX_OPGAVEN);
}

/** Due words of this somvenster, at most 35% of the taak. */
function terugInTaak(p: Planner, b: CategorieBlik, vorm: LeerlijnVorm, aantal: number): GekozenWoord[] {
  const uit: GekozenWoord[] = [];
  const max = Math.floor(AANDEEL_HERHALING * aantal);
  for (const { woord } of p.terug) {
    if (uit.length >= max) break;
    const naam = woord.info.woord;
    if (woord.hoofdpunt.categorie !== b.categorie || p.bezet.has(naam) || !woord.info.vormen.includes(vorm.vorm)) continue;
    p.bezet.add(naam);
    uit.push({ woord: naam, soort: 'herhaling' });
  }
  return uit;
}

function nieuweWoorden(p: Planner, b: CategorieBlik, vorm: LeerlijnVorm, soort: BewijsSoort, aantal: number): GekozenWoord[] {
  if (aantal <= 0) return [];
  const kandidaten = zoekKandidaten(b, zoekvraag(p, [vorm]), aantal + 4);
  const uit: GekozenWoord[] = [];
  while (uit.length < aantal) {
    const k = trek(kandidaten, p.random);
    if (!k) break;
    p.bezet.add(k.woord.info.woord);
    uit.push({ woord: k.woord.info.woord, soort });
  }
  return uit;
}

const PROEVEN = 6;

/** A word of this category that was not seen lately: the best fitting of six drawn at random, which is enough to mix in. */
function losWoord(p: Planner, b: CategorieBlik, vorm: LeerlijnVorm): GekozenWoord | undefined {
  const { woorden } = b.categorie;
  let beste: LeerlijnWoord | undefined;
  let afstand = Number.POSITIVE_INFINITY;
  for (let i = 0; i < PROEVEN; i++) {
    const woord = p.random.pick(woorden);
    if (p.bezet.has(woord.info.woord) || !woord.info.vormen.includes(vorm.vorm) || isPasGezien(woord, p.blik)) continue;
    const d = Math.abs(voorspelGoed(p.blik, woord, vorm, vorm.info.gok) - p.ruimte.doel);
    if (d < afstand) {
      afstand = d;
      beste = woord;
    }
  }
  if (!beste) return undefined;
  p.bezet.add(beste.info.woord);
  return { woord: beste.info.woord, soort: 'controle' };
}

/** Words of categories that go well already, to mix in once a category goes well: telling rules apart is part of knowing them. */
function gemengd(p: Planner, b: CategorieBlik, vorm: LeerlijnVorm, aantal: number): GekozenWoord[] {
  const andere = [...p.ruimte.bekend, ...p.ruimte.open].filter(
    (x) => x !== b && (x.rij?.antwoorden ?? 0) > 0 && x.marge > 0.8 && x.categorie.vormen.includes(vorm.vorm),
  );
  const uit: GekozenWoord[] = [];
  for (const x of aantal > 0 ? p.random.shuffle(andere) : []) {
    if (uit.length >= aantal) break;
    const woord = losWoord(p, x, vorm);
    if (woord) uit.push(woord);
  }
  return uit;
}

const AANDEEL_GEMENGD = 0.25;
const GEMENGD_VANAF_MARGE = 1.2;

function vulTaak(p: Planner, keuze: Keuze, vorm: LeerlijnVorm): TaakPlan {
  const { blik: b, soort } = keuze;
  const aantal = aantalOpgaven(p, vorm);
  const terug = terugInTaak(p, b, vorm, aantal);
  const mengt = b.marge > GEMENGD_VANAF_MARGE && (b.rij?.antwoorden ?? 0) >= NIEUW_TOT;
  const erbij = mengt ? gemengd(p, b, vorm, Math.floor(AANDEEL_GEMENGD * aantal)) : [];
  const nieuw = nieuweWoorden(p, b, vorm, soortBij(soort), aantal - terug.length - erbij.length);
  const woorden = [...nieuw, ...p.random.shuffle([...terug, ...erbij])];
  return { categorie: b.categorie.id, soort, vorm: vorm.vorm, woorden: mengt ? p.random.shuffle(woorden) : spreid(nieuw, terug) };
}

/** New words in a row, with a word to repeat between them now and then, never as the first: an easier one goes before. */
function spreid(nieuw: readonly GekozenWoord[], terug: readonly GekozenWoord[]): GekozenWoord[] {
  const uit = [...nieuw];
  terug.forEach((woord, i) => uit.splice(Math.min(2 + i * 3, uit.length), 0, woord));
  return uit;
}

const TRANSFER_WOORDEN = 5;

/** Five words never practised, in a mixed dictation. Reserved words only when the bank has no other unseen ones; then it is a test. */
function transferTaak(p: Planner, b: CategorieBlik): TaakPlan | undefined {
  const vorm = kiesVorm(p, b, 'transfer');
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
  const rest = gemengd(p, b, vorm, Math.max(aantalOpgaven(p, vorm) - TRANSFER_WOORDEN, MIN_OPGAVEN - TRANSFER_WOORDEN));
  const gevuld = [...vijf, ...rest];
  const nodig = MIN_OPGAVEN - gevuld.length;
  const extra = nodig > 0 ? nieuweWoorden(p, b, vorm, 'nieuw', nodig) : [];
  return { categorie: b.categorie.id, soort: 'transfer', vorm: vorm.vorm, woorden: p.random.shuffle([...gevuld, ...extra]) };
}

/** A taak of this choice, or nothing when the category has too few words left that fit. */
function maakTaak(p: Planner, keuze: Keuze): TaakPlan | undefined {
  p.gekozen.set(keuze.blik, p.blik.now + p.gekozen.size + 1);
  const vorm = kiesVorm(p, keuze.blik, keuze.soort);
  if (!vorm) return undefined;
  const taak = vulTaak(p, keuze, vorm);
  return taak.woorden.length >= MIN_OPGAVEN ? taak : undefined;
}

/** The best taak that is not in `gehad`; categories without enough words are passed over. */
function volgendeTaak(p: Planner, gehad: ReadonlySet<CategorieId>): TaakPlan | undefined {
  const transfer = kiesTransfer(p.ruimte, dagVan(p.blik.now), dagVan, p.blik.leerlijn.constanten);
  const proef = transfer && !gehad.has(transfer.categorie.id) ? transferTaak(p, transfer) : undefined;
  if (proef) return proef;
  let ruimte = zonder(p.ruimte, (b) => gehad.has(b.categorie.id));
  for (let i = 0; i < 12; i++) {
    const keuze = kiesCategorie(p.blik, ruimte, p.instelling, p.random, p.gekozen);
    if (!keuze) return undefined;
    const taak = maakTaak(p, keuze);
    if (taak) return taak;
    ruimte = zonder(ruimte, (b) => b === keuze.blik);
  }
  return undefined;
}

const zonder = (ruimte: Keuzeruimte, weg: (b: CategorieBlik) => boolean): Keuzeruimte => ({
  ...ruimte,
  open: ruimte.open.filter((b) => !weg(b)),
  bekend: ruimte.bekend.filter((b) => !weg(b)),
});

/**
 * One taak of 8-12 opgaven inside one somvenster, in one form. `undefined` when the settings leave nothing to practise.
 * Words are never reserved ones, except in a transfer check for want of others; those carry soort `toets`.
 *
 * @example planTaak(stand, leerlijn, STANDAARD_INSTELLING, now, seedFrom(leerlingId + dag))?.categorie
 */
export function planTaak(stand: Stand, leerlijn: Leerlijn, instelling: Oefeninstelling, now: number, seed: number): TaakPlan | undefined {
  return volgendeTaak(maakPlanner(stand, leerlijn, instelling, now, seed), new Set());
}

/** A taak in a somvenster the child chose itself. `undefined` when it is unknown, switched off or has too few words. */
export function planTaakIn(
  stand: Stand,
  leerlijn: Leerlijn,
  instelling: Oefeninstelling,
  categorie: CategorieId,
  now: number,
  seed: number,
): TaakPlan | undefined {
  const p = maakPlanner(stand, leerlijn, instelling, now, seed);
  const b = [...p.ruimte.open, ...p.ruimte.bekend].find((x) => x.categorie.id === categorie);
  if (!b) return undefined;
  return maakTaak(p, { soort: b.status === 'open' ? 'groei' : 'controle', blik: b });
}

/* ---- own mistakes ---- */

/** Due, or wrong at the last attempt today: the words of the closing taak, least remembered first. */
function eigenFouten(p: Planner): LeerlijnWoord[] {
  const vandaag = dagVan(p.blik.now);
  const telt = (rij: WoordStand): boolean => rij.terugOp <= p.blik.now || (!rij.laatsteGoed && dagVan(rij.laatste) === vandaag);
  return inHerhaling(p.blik, p.instelling, telt)
    .map(({ woord }) => woord)
    .filter((woord) => !p.bezet.has(woord.info.woord));
}

function meesteCategorie(woorden: readonly LeerlijnWoord[]): CategorieId | undefined {
  const telling = new Map<CategorieId, number>();
  for (const { info } of woorden) telling.set(info.hoofd, (telling.get(info.hoofd) ?? 0) + 1);
  return [...telling].sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))[0]?.[0];
}

function foutenTaak(p: Planner): TaakPlan | undefined {
  const fouten = eigenFouten(p);
  const categorie = meesteCategorie(fouten);
  const b = [...p.ruimte.open, ...p.ruimte.bekend].find((x) => x.categorie.id === categorie);
  if (!b) return undefined;
  const vorm = kiesVorm(p, b, 'controle');
  if (!vorm) return undefined;
  const passend = fouten.filter((w) => w.info.vormen.includes(vorm.vorm)).slice(0, MAX_OPGAVEN);
  for (const { info } of passend) p.bezet.add(info.woord);
  const extra = nieuweWoorden(p, b, vorm, 'nieuw', MIN_OPGAVEN - passend.length);
  const terug = passend.map(({ info }): GekozenWoord => ({ woord: info.woord, soort: 'herhaling' }));
  const woorden = extra.length > 0 ? spreid(extra, terug) : terug;
  return passend.length > 0 && woorden.length >= MIN_OPGAVEN
    ? { categorie: b.categorie.id, soort: 'eigen-fouten', vorm: vorm.vorm, woorden }
    : undefined;
}

/** The closing taak with one's own mistakes, to plan again at the moment it starts; `undefined` when there are none. */
export function planEigenFouten(
  stand: Stand,
  leerlijn: Leerlijn,
  instelling: Oefeninstelling,
  now: number,
  seed: number,
): TaakPlan | undefined {
  return foutenTaak(maakPlanner(stand, leerlijn, instelling, now, seed));
}

/* ---- a day ---- */

/** Taken that fit the minutes: at least one, at most what the setting says. */
function aantalTaken(p: Planner): number {
  const perOpgave = Math.exp(p.blik.stand.hoofd.tempo.typ.gemiddelde) + OMHEEN_S;
  const past = Math.floor((p.instelling.minuten * 60) / (MIN_OPGAVEN * perOpgave));
  return Math.max(1, Math.min(p.instelling.takenPerDag, Math.max(past, 1)));
}

/**
 * Today's taken within the minutes, each in another somvenster where possible, the last one with the child's own mistakes when
 * there are any. Empty when the settings leave nothing to practise.
 */
export function planDag(stand: Stand, leerlijn: Leerlijn, instelling: Oefeninstelling, now: number, seed: number): TaakPlan[] {
  const p = maakPlanner(stand, leerlijn, instelling, now, seed);
  const aantal = aantalTaken(p);
  const slot = aantal > 1 ? foutenTaak(p) : undefined;
  const gehad = new Set<CategorieId>();
  const taken: TaakPlan[] = [];
  while (taken.length < aantal - (slot ? 1 : 0)) {
    const taak = volgendeTaak(p, gehad) ?? (gehad.size > 0 ? volgendeTaak(p, new Set()) : undefined);
    if (!taak) break;
    gehad.add(taak.categorie);
    taken.push(taak);
  }
  return slot ? [...taken, slot] : taken;
}
