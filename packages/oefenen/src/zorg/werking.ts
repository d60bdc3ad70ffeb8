/*
 * Decides what the plans of a school that ended say together: how much growth there was, and whether it was more where more was guided.
 * Source: random-effects mean of estimates with known variance (DerSimonian & Laird 1986), of all plans and of the two halves by minutes held. Own values: from
 * ten plans, a difference at 90%. Never a cause: who gets more help differs in other things too.
 * Example: twelve plans, the six with the most minutes around 1.4 logit and the others around .2: 'meer'.
 */
import { normaal } from '../filter.ts';
import { poolGroei, poolVerdeling, type Groepsgroei, type Kindgroei } from './groepsgroei.ts';

/** From so many plans anything is said. */
export const MINSTE_PLANNEN = 10;
const ZEKER = 0.9;

export interface Planwerking {
  readonly groei: Kindgroei;
  /** Minutes beside somebody, held in the whole plan. */
  readonly minuten: number;
}

interface Helft {
  readonly plannen: number;
  readonly minuten: { readonly van: number; readonly tot: number };
  readonly groei: Groepsgroei;
}

export interface Werking {
  readonly alle: Groepsgroei;
  /** Fewer minutes, and more. */
  readonly helften: readonly [minder: Helft, meer: Helft];
  /** Where more was guided growth was probably more, probably less, or it does not show. */
  readonly verschil: 'meer' | 'minder' | 'onbeslist';
}

function helftVan(plannen: readonly Planwerking[]): Helft {
  const minuten = plannen.map((plan) => plan.minuten);
  return {
    plannen: plannen.length,
    minuten: { van: Math.min(...minuten), tot: Math.max(...minuten) },
    groei: poolGroei(plannen.map(({ groei }) => groei)),
  };
}

function verschilVan(minder: readonly Planwerking[], meer: readonly Planwerking[]): Werking['verschil'] {
  const [weinig, veel] = [minder, meer].map((helft) => poolVerdeling(helft.map(({ groei }) => groei)));
  // With as many minutes in both halves there is nothing to compare.
  if (!weinig || !veel || minder[0]?.minuten === meer.at(-1)?.minuten) return 'onbeslist';
  const kans = normaal((veel.midden - weinig.midden) / Math.hypot(weinig.sd, veel.sd));
  if (kans >= ZEKER) return 'meer';
  return kans <= 1 - ZEKER ? 'minder' : 'onbeslist';
}

/**
 * Of plans with a start test and a final test, in any order; null below ten.
 *
 * @example judgeWerking(plannen)?.verschil // 'onbeslist'
 */
export function judgeWerking(plannen: readonly Planwerking[]): Werking | null {
  if (plannen.length < MINSTE_PLANNEN) return null;
  const opMinuten = plannen.toSorted((a, b) => a.minuten - b.minuten || a.groei.midden - b.groei.midden);
  const helft = Math.floor(opMinuten.length / 2);
  const [minder, meer] = [opMinuten.slice(0, helft), opMinuten.slice(helft)];
  return {
    alle: poolGroei(plannen.map(({ groei }) => groei)),
    helften: [helftVan(minder), helftVan(meer)],
    verschil: verschilVan(minder, meer),
  };
}
