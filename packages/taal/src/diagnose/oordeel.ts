/**
 * Decides: for every knelpunt of the target whether the child got it right.
 * Source: a knelpunt inside an erroneous stretch is wrong, all others are right, so one error does not cost the other categories.
 * Example: schoolplein typed sgoolplein: sch wrong, samenstelling and ei-ij right.
 */
import type { Afwijking, KnelpuntOordeel } from '@spelrijk/domain/diagnose';
import type { Knelpunt } from '@spelrijk/domain/woord';
import { isAlgemeneFout } from './labels.ts';

/** Case says nothing about the sound written with the letter. */
const NIET_OVER_KLANK: ReadonlySet<string> = new Set(['hoofdletter-naam', 'hoofdletter-fout', 'hoofdletter-zin']);

export function oordeelKnelpunten(knelpunten: readonly Knelpunt[], afwijkingen: readonly Afwijking[], lengte: number): KnelpuntOordeel[] {
  return knelpunten.map((punt) => {
    const goed = !afwijkingen.some((afwijking) => touches(punt, afwijking, knelpunten, lengte));
    return punt.variant === undefined ? { categorie: punt.categorie, goed } : { categorie: punt.categorie, variant: punt.variant, goed };
  });
}

function touches(punt: Knelpunt, { label, doel }: Afwijking, knelpunten: readonly Knelpunt[], lengte: number): boolean {
  if (label === punt.categorie) {
    const enig = knelpunten.filter((ander) => ander.categorie === label).length === 1;
    return enig || (doel.start <= punt.end && doel.end >= punt.start);
  }
  if (NIET_OVER_KLANK.has(label)) return false;
  if (punt.start === 0 && punt.end === lengte) return isAlgemeneFout(label);
  return doel.start === doel.end ? punt.start < doel.start && doel.start < punt.end : doel.start < punt.end && doel.end > punt.start;
}
