/** What a docent chooses for a care plan. */
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';

/** Of one goal, without words. */
export const planKeuze = (categorie: string): PlanKeuze => ({
  niveau: 3,
  weken: 12,
  keren: 3,
  minuten: 20,
  functie: 'leerkracht',
  zorgaandeel: 'gewoon',
  tekst: { waarom: '', geprobeerd: '', aanpak: '', thuis: '', maatregelen: [] },
  doelen: [{ categorie, streef: 80 }],
});
