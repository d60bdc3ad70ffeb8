/*
 * Decides what the tests of several plans of one leerling say together: two periods in which each time nothing could be said can be enough.
 * Source: the sum of independent estimates, each with its own neutral prior. Only whether there was growth: goals of two periods differ, so no number of words.
 * Example: twice a growth of about .6 logit with an sd of .6: each undecided, together 'vooruit'.
 */
import { normaal } from '../filter.ts';
import type { Groei } from './groei.ts';

/** Half the width of an 80% range in sd. */
const Z_80 = 1.2816;
const ZEKER = 0.9;

type Samenzin = 'vooruit' | 'minder' | 'onbeslist';

/** Null: there is one period or none, and that one speaks for itself. */
export function joinPeriodes(periodes: readonly Pick<Groei, 'midden' | 'laag' | 'hoog'>[]): Samenzin | null {
  if (periodes.length < 2) return null;
  let [som, variantie] = [0, 0];
  for (const { midden, laag, hoog } of periodes) {
    som += midden;
    variantie += (Math.max(hoog - laag, 0.01) / (2 * Z_80)) ** 2;
  }
  const kansOp = normaal(som / Math.sqrt(variantie));
  if (kansOp >= ZEKER) return 'vooruit';
  return kansOp <= 1 - ZEKER ? 'minder' : 'onbeslist';
}
