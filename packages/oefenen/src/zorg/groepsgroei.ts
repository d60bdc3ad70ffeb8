/*
 * Decides whether the leerlingen of a groepsplan grew as a whole: what a short test cannot show of one child, it can show of several.
 * Source: random-effects mean of estimates with known variance (DerSimonian & Laird 1986), with a neutral prior, as for one child. Own value: children of one
 * groepje differ by half a logit in what they gain.
 * Example: five children, each "undecided" around +1 logit: together 'vooruit'.
 */
import { logit, normaal } from '../filter.ts';
import { aandeel } from '../voortgang.ts';
import type { Groei } from './groei.ts';

/** From so many children something is said about the groepje. */
const MINSTE_KINDEREN = 3;

const GROEI_VAR = 1.2 ** 2;
const KIND_VAR = 0.5 ** 2;
/** Half the width of an 80% range in sd. */
const Z_80 = 1.2816;
const ZEKER = 0.9;
const LEESBAAR = { laag: 0.01, hoog: 0.99 } as const;

export type Kindgroei = Pick<Groei, 'midden' | 'laag' | 'hoog'> & { readonly woorden: Pick<Groei['woorden'], 'voor'> };

export interface Groepsgroei {
  readonly zin: 'te-weinig' | 'vooruit' | 'minder' | 'onbeslist';
  readonly kinderen: number;
  /** Words of 100 that came in, on average: 80% range. */
  readonly laag: number;
  readonly hoog: number;
}

/** What the tests of one child say without the prior, as precision and precision times mean. */
function zonderPrior({ midden, laag, hoog }: Kindgroei): readonly [precisie: number, som: number] {
  const sd = Math.max(hoog - laag, 0.01) / (2 * Z_80);
  const eigen = 1 / (sd * sd);
  const precisie = eigen - 1 / GROEI_VAR;
  return precisie <= 0 ? [0, 0] : [precisie, eigen * midden];
}

const shift = (deel: number, groei: number): number =>
  aandeel(1.09 * logit(Math.min(Math.max(deel, LEESBAAR.laag), LEESBAAR.hoog)) + groei) - deel;

/** Mean growth of several children together (logits), with its sd; in any order. */
export function poolVerdeling(kinderen: readonly Kindgroei[]): { readonly midden: number; readonly sd: number } {
  let [precisie, som] = [1 / GROEI_VAR, 0];
  for (const kind of kinderen) {
    const [eigen, gewogen] = zonderPrior(kind);
    if (eigen === 0) continue;
    const gewicht = 1 / (1 / eigen + KIND_VAR);
    precisie += gewicht;
    som += gewicht * (gewogen / eigen);
  }
  return { midden: som / precisie, sd: Math.sqrt(1 / precisie) };
}

/**
 * Of children with a start test and a final test; in any order.
 *
 * @example poolGroei(children).zin // 'te-weinig' below three
 */
export function poolGroei(kinderen: readonly Kindgroei[]): Groepsgroei {
  const aantal = kinderen.length;
  if (aantal < MINSTE_KINDEREN) return { zin: 'te-weinig', kinderen: aantal, laag: 0, hoog: 0 };
  const { midden, sd } = poolVerdeling(kinderen);
  const kansOp = normaal(midden / sd);
  const woorden = (groei: number): number =>
    Math.round((100 * kinderen.reduce((totaal, { woorden: { voor } }) => totaal + shift(voor / 100, groei), 0)) / aantal);
  const zin = kansOp >= ZEKER ? 'vooruit' : kansOp <= 1 - ZEKER ? 'minder' : 'onbeslist';
  return { zin, kinderen: aantal, laag: woorden(midden - Z_80 * sd), hoog: woorden(midden + Z_80 * sd) };
}
