/*
 * Decides beforehand what a test of a plan will be able to show.
 * Source: power of a comparison with known information (Lord 1980); checked against the simulation of the test of this file.
 * Example: one goal of 18 words asked twice: a large step is seen in about 4 of 10 children.
 */
import { normaal } from '../filter.ts';
import { informatieOp, STEMMING_SD, type Maat } from './meetmodel.ts';

/** A large step: twice what an average classmate grows in half a school year. */
const GROTE_STAP = 1;
const GROEI_VAR = 1.2 ** 2;
const DOEL_VAR = 0.3 ** 2;
/** What is known of the child before the start test is worth this much information. */
const VOORAF = 1 / 0.36;
/** Standard normal deviate of 90%. */
const Z_90 = 1.2816;

/** The words of one goal as they will be asked, and where the child stands now (logits). */
interface Meetplan {
  readonly vaardigheid: number;
  readonly start: readonly Maat[];
  readonly eind: readonly Maat[];
}

interface Meetbeurten {
  readonly start: number;
  readonly eind: number;
}

const informatie = (vaardigheid: number, maten: readonly Maat[]): number =>
  maten.reduce((som, maat) => som + informatieOp(vaardigheid, maat), 0);

/**
 * Chance (0-1) that growth of `stap` logits in every goal is seen with 90% certainty. 0 when a test asks nothing.
 *
 * @example Math.round(10 * zeggingskracht(doelen, { start: 2, eind: 3 })) // children of ten in whom a large step shows
 */
export function zeggingskracht(doelen: readonly Meetplan[], beurten: Meetbeurten, stap = GROTE_STAP): number {
  const eigen = doelen.length > 1 ? DOEL_VAR : 0;
  let precisie = 0;
  for (const { vaardigheid, start, eind } of doelen) {
    const [voor, na] = [informatie(vaardigheid, start), informatie(vaardigheid + stap, eind)];
    if (voor > 0 && na > 0) precisie += 1 / (1 / (voor + VOORAF) + 1 / na + eigen);
  }
  if (precisie === 0) return 0;
  const stemming = STEMMING_SD ** 2 * (1 / Math.max(beurten.start, 1) + 1 / Math.max(beurten.eind, 1));
  const se = Math.sqrt(1 / precisie + stemming);
  const krimp = GROEI_VAR / (GROEI_VAR + se * se);
  return normaal(stap / se - Z_90 / Math.sqrt(krimp));
}
