/*
 * Decides how a leerling stands at one moment: ability, margin and status of every category that the settings allow.
 * Source: soft unlocking (a prerequisite counts as known at P(75% right) >= .85): with hard gates nothing difficult enough is ever open.
 * Example: a child of normgroep 6a opens verdubbeling (4b) at once, its prior already makes the prerequisites likely.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { HEROPEN_BIJ_SESSIE, kansBeheerst, kansBoven } from './beheersing.ts';
import { kijk, sigmaGemiddeld } from './filter.ts';
import { herinnering } from './geheugen.ts';
import type { Oefeninstelling } from './instelling.ts';
import { bodemVan, ijk } from './invoer.ts';
import { tredeVan, type Leerlijn, type LeerlijnCategorie, type LeerlijnVorm, type LeerlijnWoord } from './leerlijn.ts';
import type { CategorieStand, CategorieStatus, Constanten, HoofdStand, Stand } from './stand.ts';

export interface CategorieBlik {
  readonly categorie: LeerlijnCategorie;
  readonly rij: CategorieStand | undefined;
  /** Ability: mean (logits), variance, and mean minus the category's mean difficulty. */
  readonly m: number;
  readonly v: number;
  readonly marge: number;
  readonly kansBeheerst: number;
  readonly status: CategorieStatus;
}

export interface Blik {
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly now: number;
  readonly categorieen: ReadonlyMap<LeerlijnCategorie, CategorieBlik>;
}

/** Presumed known without an answer of its own: the general ability makes it likely enough. */
const VERMOED_KANS = 0.8;

function statusVan(b: Omit<CategorieBlik, 'status'>, bekend: boolean, vanaf: number): CategorieStatus {
  const { rij, categorie } = b;
  if (rij && (rij.status === 'beheerst' || rij.status === 'vermoed')) return b.kansBeheerst < HEROPEN_BIJ_SESSIE ? 'open' : rij.status;
  if (rij && rij.antwoorden > 0) return 'open';
  if (b.kansBeheerst >= VERMOED_KANS || categorie.trede < vanaf) return 'vermoed';
  return bekend ? 'open' : 'op-slot';
}

function schat(hoofd: HoofdStand, categorie: LeerlijnCategorie, rij: CategorieStand | undefined, now: number, c: Constanten): Omit<CategorieBlik, 'status'> {
  const k = kijk(hoofd, rij, now, c);
  const marge = k.m - categorie.gemiddelde;
  return { categorie, rij, m: k.m, v: k.v, marge, kansBeheerst: kansBeheerst(k, categorie.gemiddelde, c) };
}

/** Looks at every category once. `instelling` only moves the floor (startpunt). */
export function maakBlik(stand: Stand, leerlijn: Leerlijn, now: number, instelling?: Pick<Oefeninstelling, 'startpunt'>): Blik {
  const c = leerlijn.constanten;
  const vanaf = instelling?.startpunt === undefined ? Number.NEGATIVE_INFINITY : tredeVan(instelling.startpunt);
  const ruw = new Map(leerlijn.volgorde.map((k) => [k, schat(stand.hoofd, k, stand.categorieen[k.id], now, c)]));
  const bekend = (k: LeerlijnCategorie): boolean => {
    const b = ruw.get(k);
    return b !== undefined && (k.trede < vanaf || kansBoven(b, k.gemiddelde, c.voorafMarge) >= c.voorafKans);
  };
  const categorieen = new Map<LeerlijnCategorie, CategorieBlik>();
  for (const [k, b] of ruw) categorieen.set(k, { ...b, status: statusVan(b, k.vooraf.every(bekend), vanaf) });
  return { stand, leerlijn, now, categorieen };
}

/** Is this category one the settings let the child practise? The ceiling never hides what was already practised. */
export function magOefenen(categorie: LeerlijnCategorie, instelling: Oefeninstelling): boolean {
  if (instelling.uit.includes(categorie.id)) return false;
  if (instelling.alleen && !instelling.alleen.includes(categorie.id)) return false;
  if (!instelling[categorie.ladder]) return false;
  if (instelling.zorgdoelen.includes(categorie.id)) return true;
  return instelling.plafond === undefined || categorie.trede <= tredeVan(instelling.plafond);
}

/**
 * Chance (0-1) that the whole word is written right in this form now: every knelpunt, memory of the word and calibration included,
 * rapid guesses left out. `blind` = guess rate of the form when choosing.
 */
export function voorspelGoed(blik: Blik, woord: LeerlijnWoord, vorm: LeerlijnVorm, blind: number): number {
  const rij = blik.stand.woorden[woord.info.woord];
  const recall = rij ? herinnering(rij, blik.now) : 0;
  const { constanten: c, steun } = blik.leerlijn;
  const punten = vorm.info.productie ? woord.punten : [woord.hoofdpunt];
  let kans = 1;
  for (const punt of punten) {
    const b = blik.categorieen.get(punt.categorie);
    if (!b) continue;
    const gok = vorm.info.productie ? Math.max(blind, punt.categorie.gok) : blind;
    const c0 = Math.min(bodemVan(gok, rij, recall, steun.naGoed, steun.naFout), 0.95);
    const vx = b.v + punt.vb + vorm.gemakVar + c.eigenaardigheidSd * c.eigenaardigheidSd;
    kans *= c0 + (1 - c0 - c.slordigheid) * sigmaGemiddeld(b.m - punt.b + vorm.gemak, vx);
  }
  const { alfa, beta } = rij ? vorm.gezien : vorm.nieuw;
  return ijk(kans, alfa, beta);
}

/** The category with this id in the blik. */
export function blikOp(blik: Blik, id: CategorieId): CategorieBlik | undefined {
  const categorie = blik.leerlijn.categorieen.get(id);
  return categorie && blik.categorieen.get(categorie);
}
