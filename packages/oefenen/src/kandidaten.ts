/*
 * Decides which words of a category fit now: those whose chance of success is nearest the target, not seen for three weeks.
 * Source: adaptive practice with item selection at a target success and exposure control (draw from the best five); own values.
 * Example: target .80, `bommen` typed P = .78, `appel` P = .95 -> bommen first.
 */
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Random } from '@spelrijk/base/random';
import { blindOp, predictGoed, type Blik, type CategorieBlik } from './blik.ts';
import type { LeerlijnVorm, LeerlijnWoord } from './leerlijn.ts';
import type { WoordStand } from './stand.ts';

export interface Kandidaat {
  readonly woord: LeerlijnWoord;
  readonly vorm: Oefenvorm;
  readonly kans: number;
  /** Lower is better. */
  readonly score: number;
}

const NIET_GEZIEN_MS = 21 * DAG_MS;
const VERS_MS = 20 * 3_600_000;
const GEWICHT_DOEL = 6;
/** Own words of the docent: a bonus no other word can reach, whose best score is -1. */
const BONUS_EIGEN = 10;
const BESTE_SCORE = -1.5;
const TREK_UIT = 5;

export interface Zoekvraag {
  readonly blik: Blik;
  /** Hardest first: an easier form is only looked at while the chance is under the target. */
  readonly vormen: readonly LeerlijnVorm[];
  /** Chance of success to aim at. */
  readonly doel: number;
  readonly eigenWoorden: ReadonlySet<string>;
  /** Words already in the taak or the day. */
  readonly bezet: ReadonlySet<string>;
}

/** Knelpunten of a word the child has not met: no open-lettergreep word before that category is open. */
function ontoegankelijk(woord: LeerlijnWoord, blik: Blik): number {
  if (woord.punten.length === 1) return 0;
  let aantal = 0;
  for (const punt of woord.punten) {
    if (punt !== woord.hoofdpunt && blik.categorieen[punt.categorie.index]?.status === 'op-slot') aantal++;
  }
  return aantal;
}

/** Penalty for words seen lately: none after three weeks, too much to be chosen within a day. */
function herkenning(rij: WoordStand | undefined, now: number): number {
  if (!rij) return 0;
  const geleden = now - rij.laatste;
  if (geleden >= NIET_GEZIEN_MS) return 0;
  return geleden < VERS_MS ? Number.POSITIVE_INFINITY : 6 + 6 * (1 - geleden / NIET_GEZIEN_MS);
}

/** Seen in the last three weeks. */
export const isPasGezien = (woord: LeerlijnWoord, blik: Blik): boolean => herkenning(blik.stand.woorden[woord.info.woord], blik.now) > 0;

/** The best candidates so far, best first, at most `max`. */
function insertSorted(lijst: Kandidaat[], k: Kandidaat, max: number): void {
  let i = lijst.length;
  while (i > 0 && (lijst[i - 1] as Kandidaat).score > k.score) i--;
  if (i >= max) return;
  if (lijst.length === max) lijst.pop();
  lijst.splice(i, 0, k);
}

function weighWoord(lijst: Kandidaat[], woord: LeerlijnWoord, vraag: Zoekvraag, straf: number, max: number): void {
  const drempel = lijst.length < max ? Number.POSITIVE_INFINITY : (lijst[max - 1] as Kandidaat).score;
  const malus = straf - (vraag.eigenWoorden.has(woord.info.woord) ? BONUS_EIGEN : 0);
  let beste: LeerlijnVorm | undefined;
  let besteKans = 0;
  let besteScore = drempel;
  for (const vorm of vraag.vormen) {
    if (!woord.info.vormen.includes(vorm.vorm)) continue;
    const kans = predictGoed(vraag.blik, woord, vorm, blindOp(woord, vorm));
    const score = GEWICHT_DOEL * Math.abs(kans - vraag.doel) - vorm.info.leergewicht + malus;
    if (score < besteScore) {
      beste = vorm;
      besteKans = kans;
      besteScore = score;
    }
    if (kans >= vraag.doel) break;
  }
  if (beste) insertSorted(lijst, { woord, vorm: beste.vorm, kans: besteKans, score: besteScore }, max);
}

/** Its own words, and where one only chooses the other side of its rule too. */
export const askable = ({ categorie }: CategorieBlik, vormen: readonly LeerlijnVorm[]): readonly LeerlijnWoord[] =>
  categorie.contrasten.length > 0 && vormen.every(({ info }) => !info.productie)
    ? [...categorie.woorden, ...categorie.contrasten]
    : categorie.woorden;

/** Per knelpunt the child has not met; more than any other reason not to choose a word. */
const STRAF_NIEUW_PUNT = 14;

/**
 * The `max` words of a category that fit best, best first. Words seen in the last three weeks only when there are too few others, and
 * words with knelpunten the child has not met only when there are too few of those: a category that is open can be practised.
 */
export function findKandidaten(b: CategorieBlik, vraag: Zoekvraag, max: number): Kandidaat[] {
  const lijst: Kandidaat[] = [];
  const gezien: LeerlijnWoord[] = [];
  const lastig: LeerlijnWoord[] = [];
  const { blik, bezet } = vraag;
  for (const woord of askable(b, vraag.vormen)) {
    const straf = herkenning(blik.stand.woorden[woord.info.woord], blik.now);
    if (straf === Number.POSITIVE_INFINITY || bezet.has(woord.info.woord)) continue;
    if (ontoegankelijk(woord, blik) > 0 && !vraag.eigenWoorden.has(woord.info.woord)) lastig.push(woord);
    else if (straf > 0) gezien.push(woord);
    else weighWoord(lijst, woord, vraag, 0, max);
  }
  const strafVan = (woord: LeerlijnWoord): number => herkenning(blik.stand.woorden[woord.info.woord], blik.now);
  for (const woord of lijst.length < max ? gezien : []) weighWoord(lijst, woord, vraag, strafVan(woord), max);
  for (const woord of lijst.length < max ? lastig : []) {
    weighWoord(lijst, woord, vraag, strafVan(woord) + STRAF_NIEUW_PUNT * ontoegankelijk(woord, blik), max);
  }
  return lijst;
}

/** Above this chance of being right a word has little left to teach. */
const UITGELEERD_KANS = 0.92;

/**
 * Is this category used up for now: is even the word that fits the target best, the first of `kandidaten`, as good as known? Its words come
 * back as repetition when they went wrong and by themselves after three weeks; until then other categories have more to give. A word of the
 * docent's own is asked however well it is known.
 */
export const isUitgeput = ([beste]: readonly Kandidaat[]): boolean =>
  beste !== undefined && beste.score >= BESTE_SCORE && beste.kans > UITGELEERD_KANS;

/** From how many candidates the next one is drawn. */
export function drawFrom(kandidaten: readonly Kandidaat[]): number {
  const [beste] = kandidaten;
  if (beste === undefined) return 0;
  return beste.score < BESTE_SCORE ? 1 : Math.min(TREK_UIT, kandidaten.length);
}

/** Takes one candidate from the best five and removes it, so that no word is seen too often; own words always go first. */
export function draw(kandidaten: Kandidaat[], random: Random): Kandidaat | undefined {
  const uit = drawFrom(kandidaten);
  if (uit === 0) return undefined;
  return uit === 1 ? kandidaten.shift() : kandidaten.splice(random.below(uit), 1)[0];
}
