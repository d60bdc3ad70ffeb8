/*
 * Decides how much an answer counts by whether it is likely to be the child's own, by day, by place and by time; and what of that a docent should hear.
 * Source: three kinds of person-fit, each in its own file; what is doubted counts for less and proves no mastery, and is never thrown away.
 * Example: after forty right in a row where .8 was expected a further right answer counts for .4, wherever it was given.
 */
import type { Invoer } from './invoer.ts';
import { logTijd } from './betrokkenheid.ts';
import { dayFitOn, fitWeight, isTooGood, withAnswer, type DayFit } from './person-fit.ts';
import { EMPTY_PLACES, isTooDifferent, placeWeight, withPlaats, type PlaatsFit } from './plaatsfit.ts';
import type { HoofdStand } from './stand.ts';
import { dagVan } from './tijdstip.ts';
import { isPassingTime, slowFitOn, slowWeight, withSlowness, type TraagFit } from './traagfit.ts';

/** From this engine on a day that is too good to be true counts for less. */
export const ENGINE_4 = 4;
/** From this engine on such a day is remembered, so that the docent can be told. */
const ENGINE_5 = 5;
/** From this engine on the place and slow guessing count too. */
const ENGINE_6 = 6;

/** Who is hardly known surprises without anybody's help. */
const KNOWN_AFTER = 60;

/** Before so many times in a kind of form nobody knows what is slow for this child. */
const PACE_KNOWN_AFTER = 20;

/** What the head row keeps of it. */
interface FitRow {
  dagfit?: DayFit;
  verrassend?: number;
  plaatsfit?: PlaatsFit;
  eldersBeter?: number;
  traagfit?: TraagFit;
  traagGeraden?: number;
}

interface FitAntwoord {
  readonly versie: number;
  readonly invoer: Invoer;
  readonly op: number;
  /** Chance (0-1) of right that was expected. */
  readonly kans: number;
  /** The head row before this answer. */
  readonly voor: HoofdStand;
}

/** Chance of right of who does not think: each knelpunt guessed by itself. */
const blindOf = ({ punten, blind }: Invoer): number =>
  Math.max(
    blind,
    punten.reduce((kans, { gok }) => kans * gok, 1),
  );

function takeInPlace(row: FitRow, { invoer: { plaats, goed }, op, kans, voor }: FitAntwoord): number {
  if (plaats === undefined) return 1;
  const fit = row.plaatsfit ?? EMPTY_PLACES;
  row.plaatsfit = withPlaats(fit, plaats, goed, kans);
  if (plaats === 'elders' && voor.antwoorden >= KNOWN_AFTER && isTooDifferent(row.plaatsfit)) row.eldersBeter = dagVan(op);
  return placeWeight(fit, plaats, goed);
}

function takeInTime(row: FitRow, { invoer, op, kans, voor }: FitAntwoord): number {
  const dag = dagVan(op);
  const { gemiddelde, variantie, aantal } = voor.tempo[invoer.tempo];
  const fit = slowFitOn(row.traagfit, dag);
  const later = aantal < PACE_KNOWN_AFTER ? Number.NaN : logTijd(invoer.rtMs, invoer.tempo, invoer.letters) - gemiddelde;
  row.traagfit = withSlowness(fit, { later, sd: Math.sqrt(variantie), goed: invoer.goed, kans, blind: blindOf(invoer) });
  if (voor.antwoorden >= KNOWN_AFTER && isPassingTime(row.traagfit)) row.traagGeraden = dag;
  return slowWeight(fit);
}

/** Takes an answer into the row and gives how much it counts (0-1). */
export function takeInFit(row: FitRow, antwoord: FitAntwoord): number {
  const { versie, invoer, op, kans, voor } = antwoord;
  const dag = dagVan(op);
  const fit = dayFitOn(row.dagfit, dag);
  row.dagfit = withAnswer(fit, invoer.goed, kans);
  if (versie >= ENGINE_5 && voor.antwoorden >= KNOWN_AFTER && isTooGood(row.dagfit)) row.verrassend = dag;
  const day = fitWeight(fit, invoer.goed);
  return versie < ENGINE_6 ? day : Math.min(day, takeInPlace(row, antwoord)) * takeInTime(row, antwoord);
}

/** Nothing is declared mastered by this answer, however sure it looks. */
export function isDoubtful(row: FitRow, versie: number, { plaats }: Invoer): boolean {
  if (versie < ENGINE_4) return false;
  if (row.dagfit !== undefined && isTooGood(row.dagfit)) return true;
  return versie >= ENGINE_6 && plaats === 'elders' && row.plaatsfit !== undefined && isTooDifferent(row.plaatsfit);
}
