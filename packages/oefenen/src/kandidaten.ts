/*
 * Decides which words of a category fit now: those whose chance of success is nearest the target, not seen for three weeks.
 * Source: adaptive practice with item selection at a target success and exposure control (draw from the best five); own values.
 * Example: target .80, `bommen` typed P = .78, `appel` P = .95 -> bommen first.
 */
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Random } from '@spelrijk/base/random';
import { voorspelGoed, type Blik, type CategorieBlik } from './blik.ts';
import type { LeerlijnVorm, LeerlijnWoord } from './leerlijn.ts';

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
const BONUS_EIGEN = 3;
const TREK_UIT = 5;

export interface Zoekvraag {
  readonly blik: Blik;
  readonly vormen: readonly LeerlijnVorm[];
  /** Chance of success to aim at. */
  readonly doel: number;
  readonly eigenWoorden: ReadonlySet<string>;
  /** Words already in the taak or the day. */
  readonly bezet: ReadonlySet<string>;
}

/** A word may only carry knelpunten the child has met: no open-lettergreep word before that category is open. */
function isBereikbaar(woord: LeerlijnWoord, blik: Blik): boolean {
  for (const punt of woord.punten) {
    if (punt !== woord.hoofdpunt && blik.categorieen.get(punt.categorie)?.status === 'op-slot') return false;
  }
  return true;
}

/** Penalty for words seen lately: none after three weeks, too much to be chosen within a day. */
function herkenning(woord: LeerlijnWoord, blik: Blik): number {
  const rij = blik.stand.woorden[woord.info.woord];
  if (!rij) return 0;
  const geleden = blik.now - rij.laatste;
  if (geleden >= NIET_GEZIEN_MS) return 0;
  return geleden < VERS_MS ? Number.POSITIVE_INFINITY : 6 + 6 * (1 - geleden / NIET_GEZIEN_MS);
}

function besteVorm(woord: LeerlijnWoord, vraag: Zoekvraag): Kandidaat | undefined {
  let beste: Kandidaat | undefined;
  for (const vorm of vraag.vormen) {
    if (!woord.info.vormen.includes(vorm.vorm)) continue;
    const kans = voorspelGoed(vraag.blik, woord, vorm, vorm.info.gok);
    const score = GEWICHT_DOEL * Math.abs(kans - vraag.doel) - vorm.info.leergewicht;
    if (!beste || score < beste.score) beste = { woord, vorm: vorm.vorm, kans, score };
  }
  return beste;
}

/** All words of a category that can be asked, best first. */
export function zoekKandidaten(b: CategorieBlik, vraag: Zoekvraag): Kandidaat[] {
  const uit: Kandidaat[] = [];
  for (const woord of b.categorie.woorden) {
    if (vraag.bezet.has(woord.info.woord)) continue;
    const straf = herkenning(woord, vraag.blik);
    if (straf === Number.POSITIVE_INFINITY || !isBereikbaar(woord, vraag.blik)) continue;
    const beste = besteVorm(woord, vraag);
    if (!beste) continue;
    const bonus = vraag.eigenWoorden.has(woord.info.woord) ? BONUS_EIGEN : 0;
    uit.push(straf === 0 && bonus === 0 ? beste : { ...beste, score: beste.score + straf - bonus });
  }
  return uit.sort((x, y) => x.score - y.score || (x.woord.info.woord < y.woord.info.woord ? -1 : 1));
}

/** Takes one candidate from the best five and removes it, so that no word is seen too often. */
export function trek(kandidaten: Kandidaat[], random: Random): Kandidaat | undefined {
  if (kandidaten.length === 0) return undefined;
  return kandidaten.splice(random.below(Math.min(TREK_UIT, kandidaten.length)), 1)[0];
}
