/*
 * Decides how a leerling stands at one moment: ability, margin and status of every category that the settings allow.
 * Source: soft unlocking (a prerequisite counts as known at P(75% right) >= .6): with hard gates nothing difficult enough is ever open.
 * Example: a child of normgroep 6a opens verdubbeling (4b) at once, its prior already makes the prerequisites likely.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { HEROPEN_BIJ_SESSIE, kansBeheerst, kansBoven } from './beheersing.ts';
import { viewRij, logit, sigmaGemiddeld, grilspreiding } from './filter.ts';
import { STANDAARD_INSTELLING, type Oefeninstelling } from './instelling.ts';
import { bodemVan, calibrate } from './invoer.ts';
import {
  moeilijkheidVan,
  tredeVan,
  type Leerlijn,
  type LeerlijnCategorie,
  type LeerlijnPunt,
  type LeerlijnVorm,
  type LeerlijnWoord,
} from './leerlijn.ts';
import { gokVan } from './vormen.ts';
import { kansOnthouden, kenmerkenVan } from './woordgeheugen.ts';
import { woordRijVan, type CategorieStand, type CategorieStatus, type Constanten, type Stand, type WoordStand } from './stand.ts';

export interface CategorieBlik {
  readonly categorie: LeerlijnCategorie;
  readonly rij: CategorieStand | undefined;
  /** Ability: mean (logits), variance, and mean minus the category's mean difficulty. */
  readonly m: number;
  readonly v: number;
  readonly marge: number;
  readonly kansBeheerst: number;
  readonly status: CategorieStatus;
  /** What comes before it was practised, it was not, and it is nothing that ability tells: not known. */
  readonly ongeleerd: boolean;
}

export interface Blik {
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly now: number;
  /** In the order of the leerlijn: `categorieen[categorie.index]`. */
  readonly categorieen: readonly CategorieBlik[];
}

/** Presumed known without an answer of its own: the general ability makes it likely enough. */
const VERMOED_KANS = 0.8;
/** After this many answers the starting point of the settings has to agree with what the child shows: P(mastered) at least so much. */
const GEPEILD_NA = 20;
const TWIJFEL_KANS = 0.3;
/** A category never practised opens from this margin (logits). */
const OPEN_MARGE = -0.5;
/** What comes before it in spelling has to be begun then, not known: so many logits less than what counts as known. */
const BEGONNEN_ONDER = 1.2;

type Bouwblik = { -readonly [K in keyof CategorieBlik]: CategorieBlik[K] };

function estimate(stand: Stand, categorie: LeerlijnCategorie, now: number, c: Constanten): Bouwblik {
  const rij = stand.categorieen[categorie.id];
  const k = viewRij(stand.hoofd, rij, now, c);
  return {
    categorie,
    rij,
    m: k.m,
    v: k.v,
    marge: k.m - categorie.gemiddelde,
    kansBeheerst: kansBeheerst(k, categorie.gemiddelde, c),
    status: 'op-slot',
    ongeleerd: false,
  };
}

/** The settings that decide what is open. */
export type Blikinstelling = Pick<Oefeninstelling, 'startpunt'> & Partial<Pick<Oefeninstelling, 'doel'>>;

/** Who should have less right opens what is harder: by how many logits less is asked of what comes before. */
const lighter = (doel: number): number => Math.min(logit(doel) - logit(STANDAARD_INSTELLING.doel), 0);

/** Looks at every category once. `instelling` moves the floor (startpunt), and opens sooner where less should be right than by default (doel). */
export function createBlik(stand: Stand, leerlijn: Leerlijn, now: number, instelling?: Blikinstelling): Blik {
  const c = leerlijn.constanten;
  const vanaf = instelling?.startpunt === undefined ? Number.NEGATIVE_INFINITY : tredeVan(instelling.startpunt);
  const categorieen = leerlijn.volgorde.map((k) => estimate(stand, k, now, c));
  const minder = instelling?.doel === undefined ? 0 : lighter(instelling.doel);
  const isGepeild = stand.hoofd.antwoorden >= GEPEILD_NA;
  const isVoorStart = (b: CategorieBlik): boolean => b.categorie.trede < vanaf && (!isGepeild || b.kansBeheerst >= TWIJFEL_KANS);
  const isZover = (k: LeerlijnCategorie, onder: number): boolean => {
    const b = categorieen[k.index];
    if (b === undefined) return false;
    return isVoorStart(b) || (!b.ongeleerd && kansBoven(b, k.gemiddelde, c.voorafMarge + minder - onder) >= c.voorafKans);
  };
  const isBekend = (k: LeerlijnCategorie): boolean => isZover(k, 0);
  const isBegonnen = (k: LeerlijnCategorie): boolean => isZover(k, BEGONNEN_ONDER);
  markOngeleerd(categorieen, isBekend);
  for (const b of categorieen) {
    const mag = b.categorie.ladder === 'spelling' ? isBegonnen : isBekend;
    b.status = statusVan(b, mag, { voorStart: isVoorStart(b), vanaf: OPEN_MARGE + minder });
  }
  presumeEerder(categorieen, isBekend);
  if (!categorieen.some((b) => b.status === 'open')) unlockVolgende(categorieen, isBekend);
  return { stand, leerlijn, now, categorieen };
}

/** Answers of its own before a reading step speaks for what lies behind it (own value). */
const SPREEKT_VANAF = 12;

/** Is this a reading step that the child itself showed to know? */
const spreekt = ({ categorie, rij }: Bouwblik, isBekend: (k: LeerlijnCategorie) => boolean): boolean =>
  categorie.ladder === 'lezen' && (rij?.antwoorden ?? 0) >= SPREEKT_VANAF && isBekend(categorie);

/**
 * A child that is being taught its letters knows those it practised and not the next ones, until it reads words that are written with them. Who
 * never practised one (who came in later) is taken to know them, as ability has it.
 */
function markOngeleerd(categorieen: readonly Bouwblik[], isBekend: (k: LeerlijnCategorie) => boolean): void {
  const stappen = categorieen.filter(({ categorie }) => categorie.info.alleenGeleerd);
  const geoefend = new Set(stappen.filter(({ rij }) => (rij?.antwoorden ?? 0) > 0).map(({ categorie }) => categorie));
  if (geoefend.size === 0) return;
  const gelezen = new Set<LeerlijnCategorie>();
  for (const b of categorieen) if (!b.categorie.info.alleenGeleerd && spreekt(b, isBekend)) alleEerder(b.categorie, gelezen);
  for (const b of stappen)
    b.ongeleerd =
      !geoefend.has(b.categorie) &&
      !gelezen.has(b.categorie) &&
      (b.rij === undefined || b.rij.status === 'op-slot' || b.rij.status === 'open') &&
      [...alleEerder(b.categorie, new Set())].some((eerder) => geoefend.has(eerder));
}

/** Everything that comes before this, however far. */
function alleEerder(categorie: LeerlijnCategorie, gezien: Set<LeerlijnCategorie>): Set<LeerlijnCategorie> {
  for (const eerder of categorie.vooraf) if (!gezien.has(eerder)) alleEerder(eerder, gezien.add(eerder));
  return gezien;
}

/**
 * Who reads words with two consonants reads their letters: what lies two steps or more behind a reading step that the child showed to know is
 * presumed. Only reading: in spelling an earlier rule can be forgotten while a later one is known.
 */
function presumeEerder(categorieen: readonly Bouwblik[], isBekend: (k: LeerlijnCategorie) => boolean): void {
  const bewezen = categorieen.filter((b) => spreekt(b, isBekend));
  const achter = new Set<LeerlijnCategorie>();
  for (const { categorie } of bewezen) for (const eerder of categorie.vooraf) alleEerder(eerder, achter);
  for (const b of categorieen) if (b.status === 'open' && achter.has(b.categorie)) b.status = 'vermoed';
}

const VOLGENDE = 2;

/** Nothing is open: the locked categories nearest to what the child can, those whose prerequisites are known first. */
function unlockVolgende(categorieen: readonly Bouwblik[], isBekend: (k: LeerlijnCategorie) => boolean): void {
  const dicht = categorieen.filter((b) => b.status === 'op-slot').sort((x, y) => y.marge - x.marge);
  const klaar = dicht.filter((b) => b.categorie.vooraf.every(isBekend));
  for (const b of (klaar.length > 0 ? klaar : dicht).slice(0, VOLGENDE)) b.status = 'open';
}

/**
 * Presumed known stays so until an answer or the general ability says otherwise; never practised opens when what comes before is
 * begun (for verbs and in reading: known) and two of five of its words would be right. Evidence from words of other categories moves the estimate, not the lock.
 */
function statusVan(
  b: CategorieBlik,
  mag: (k: LeerlijnCategorie) => boolean,
  { voorStart, vanaf }: { readonly voorStart: boolean; readonly vanaf: number },
): CategorieStatus {
  const { rij, categorie } = b;
  if (rij && (rij.status === 'beheerst' || rij.status === 'vermoed')) return b.kansBeheerst < HEROPEN_BIJ_SESSIE ? 'open' : rij.status;
  if (rij && rij.status === 'open') return 'open';
  if ((b.kansBeheerst >= VERMOED_KANS && !b.ongeleerd) || voorStart) return 'vermoed';
  return b.marge >= vanaf && categorie.vooraf.every(mag) ? 'open' : 'op-slot';
}

/** Is this category one the settings let the child practise? The ceiling never hides what was already practised. */
export function mayOefenen(categorie: LeerlijnCategorie, instelling: Oefeninstelling): boolean {
  if (instelling.uit.includes(categorie.id)) return false;
  if (instelling.alleen && !instelling.alleen.includes(categorie.id)) return false;
  if (!instelling[categorie.ladder]) return false;
  if (instelling.zorgdoelen.includes(categorie.id)) return true;
  return instelling.plafond === undefined || categorie.trede <= tredeVan(instelling.plafond);
}

/** Chance of a right answer by choosing blindly: by the options of this very item where they are known. */
export const blindOp = ({ info }: LeerlijnWoord, vorm: LeerlijnVorm): number => gokVan(vorm.info, info.keuzes);

/**
 * Chance (0-1) that the whole word is written right in this form now: every knelpunt, memory of the word and calibration included,
 * rapid guesses left out. `blind` = guess rate of the form when choosing.
 */
export function predictGoed(blik: Blik, woord: LeerlijnWoord, vorm: LeerlijnVorm, blind: number): number {
  const rij = woordRijVan(blik.stand.woorden, woord.info.woord);
  const onthouden = rij ? kansOnthouden(kenmerkenVan(rij, blik.now), blik.leerlijn.geheugen.gewichten) : 0;
  const kennis = { rij, onthouden };
  let kans = kansPunt(blik, woord.hoofdpunt, vorm, blind, kennis);
  if (vorm.info.productie && woord.punten.length > 1) {
    for (const punt of woord.punten) if (punt !== woord.hoofdpunt) kans *= kansPunt(blik, punt, vorm, blind, kennis);
  }
  const { alfa, beta } = rij ? vorm.gezien : vorm.nieuw;
  return calibrate(kans, alfa, beta);
}

/** What the child knows of the word itself: its row, and the chance that it is known by heart. */
interface Woordkennis {
  readonly rij: WoordStand | undefined;
  readonly onthouden: number;
}

function kansPunt(blik: Blik, punt: LeerlijnPunt, vorm: LeerlijnVorm, blind: number, { rij, onthouden }: Woordkennis): number {
  const b = blik.categorieen[punt.categorie.index];
  if (!b) return 1;
  const { constanten: c } = blik.leerlijn;
  const gok = vorm.info.productie ? Math.max(blind, punt.categorie.gok) : blind;
  const c0 = bodemVan(gok, onthouden);
  const vx = b.v + punt.vb + vorm.gemakVar + grilspreiding(rij?.keren ?? 0, c);
  return c0 + (1 - c0 - c.slordigheid) * sigmaGemiddeld(b.m - moeilijkheidVan(punt, blik.leerlijn) + vorm.gemak + (rij?.gril ?? 0), vx);
}

/** The category with this id in the blik. */
export function blikOp(blik: Blik, id: CategorieId): CategorieBlik | undefined {
  const categorie = blik.leerlijn.categorieen.get(id);
  return categorie && blik.categorieen[categorie.index];
}
