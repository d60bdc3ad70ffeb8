/*
 * Decides in one word how a leerling stands with a categorie, and whether the estimate may stand beside what was counted.
 * Source: interval for a share of few answers, Wilson 1927 (JASA 22); own values for what is difficult.
 * Example: 4 of the last 11 right is `moeilijk`; one answer, wrong, estimated at 85-98%, is `begint` and shows no range.
 */
import type { CategorieStatus } from './stand.ts';

/** First attempts at a categorie that were no guesses, and how many of them were right. */
export interface Telling {
  readonly antwoorden: number;
  readonly goed: number;
}

export interface Gemeten {
  readonly status: CategorieStatus;
  /** Percent of such words that is written right: 80% range of the engine, and whether the engine is sure enough of it. */
  readonly laag: number;
  readonly hoog: number;
  readonly zeker: boolean;
  readonly totaal: Telling;
  /** Of the latest practice days, as many as together hold ten answers. */
  readonly laatste: Telling;
  /** Are those days no longer than six weeks ago? */
  readonly vers: boolean;
}

/** `leeg`: no answer and nothing presumed; `begint`: too few answers; `bijna`: presumed known, to be checked. */
export type Beeld = 'moeilijk' | 'oefent' | 'begint' | 'bijna' | 'beheerst' | 'leeg';

/** Answers of the latest days that are looked at. */
export const LAATSTE_ANTWOORDEN = 10;
/** Days after which an error says no more what a child needs now. */
export const VERS_DAGEN = 42;
/** Fewer own answers say less than what the engine knows from other categories. */
const GENOEG = 4;
/** So many times wrong is no accident, when it is more often than this (share right). */
const VAAK_FOUT = 3;
const VOLDOENDE = 0.7;
/** Under this (percent, upper end of the range) it is not there yet; a range that begins over it makes errors slips. */
const LAAG = 65;
const Z_80 = 1.28;

/** Where the real share (percent) may well lie after so many answers. */
function rondom({ antwoorden: n, goed }: Telling): readonly [laag: number, hoog: number] {
  const p = goed / n;
  const z2 = Z_80 * Z_80;
  const midden = (p + z2 / (2 * n)) / (1 + z2 / n);
  const breed = (Z_80 * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return [100 * (midden - breed), 100 * (midden + breed)];
}

/** May the range be shown? With enough own answers, and never against what they say. */
export function toontBereik({ laag, hoog, zeker, totaal, laatste }: Omit<Gemeten, 'status' | 'vers'>): boolean {
  if (!zeker || totaal.antwoorden < GENOEG) return false;
  const [onder, boven] = rondom(laatste);
  return onder <= hoog && laag <= boven;
}

/** Did the answers of the latest days often go wrong? */
export const vaakFout = ({ antwoorden, goed }: Telling): boolean => goed < VOLDOENDE * antwoorden;

const gaatMis = ({ laatste, vers }: Gemeten): boolean => vers && laatste.antwoorden - laatste.goed >= VAAK_FOUT && vaakFout(laatste);

/** How it stands: the one word that every screen, file and report uses. */
export function beeldVan(gemeten: Gemeten): Beeld {
  const { status, totaal, laag, hoog } = gemeten;
  if (status === 'beheerst') return 'beheerst';
  const toont = toontBereik(gemeten);
  if (totaal.antwoorden > 0 && (toont ? hoog < LAAG || (gaatMis(gemeten) && laag < LAAG) : gaatMis(gemeten))) return 'moeilijk';
  if (status === 'vermoed') return 'bijna';
  if (totaal.antwoorden === 0) return 'leeg';
  return totaal.antwoorden < GENOEG ? 'begint' : 'oefent';
}
