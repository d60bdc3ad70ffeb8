/*
 * Decides what a leerling practises next: single opgaven, one taak inside a somvenster, or the taken of a day.
 * Source: selection at a target success with repetition, checks, finishing and growth; supported forms before dictation (production teaches most).
 * Example: planDag(...) -> verdubbeling (klankgroepen), one's own mistakes, ei-ij (dictee), a check on ng.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Oefeninstelling } from './instelling.ts';
import { listBeurten, taakVoorBeurt } from './leestaken.ts';
import type { Leerlijn } from './leerlijn.ts';
import { newcomerTaak } from './newcomer.ts';
import { createPlanner, type Loting, type TaakPlan } from './planner.ts';
import type { Stand } from './stand.ts';
import { foutenTaak, createTaak, volgendeTaak } from './taak.ts';
import { aantalTaken } from './taakvorm.ts';

export { chooseOpgaven } from './losse-opgaven.ts';
export type { OpgaveKeuze, TaakPlan } from './planner.ts';
export type { Oefeninstelling } from './instelling.ts';

/**
 * One taak of 8-12 opgaven inside one somvenster, in one form. `undefined` when the settings leave nothing to practise.
 * Words are never reserved ones, except in a transfer check for want of others; those carry soort `toets`.
 *
 * @example planTaak(stand, leerlijn, STANDAARD_INSTELLING, now, seedFrom(leerlingId + dag))?.categorie
 */
export function planTaak(stand: Stand, leerlijn: Leerlijn, instelling: Oefeninstelling, now: number, seed: number): TaakPlan | undefined {
  return volgendeTaak(createPlanner(stand, leerlijn, instelling, now, seed), new Set());
}

/** A taak in a somvenster the child chose itself. `undefined` when it is unknown, switched off or has too few words. */
export function planTaakIn(
  stand: Stand,
  leerlijn: Leerlijn,
  instelling: Oefeninstelling,
  categorie: CategorieId,
  { now, seed }: Loting,
): TaakPlan | undefined {
  const p = createPlanner(stand, leerlijn, instelling, now, seed);
  const b = [...p.ruimte.open, ...p.ruimte.bekend].find((x) => x.categorie.id === categorie);
  if (!b) return undefined;
  return createTaak(p, { soort: b.status === 'open' ? 'groei' : 'controle', blik: b });
}

/** The taak with one's own mistakes, to plan again at the moment it starts; `undefined` when there are none. */
export function planEigenFouten(
  stand: Stand,
  leerlijn: Leerlijn,
  instelling: Oefeninstelling,
  now: number,
  seed: number,
): TaakPlan | undefined {
  return foutenTaak(createPlanner(stand, leerlijn, instelling, now, seed));
}

/**
 * Today's taken within the minutes, each in another somvenster where possible, the second one with the child's own mistakes when
 * there are any: a child that stops early has had them. Who is new begins with a few words that tell most. Empty when the settings leave nothing to practise.
 */
export function planDag(stand: Stand, leerlijn: Leerlijn, instelling: Oefeninstelling, now: number, seed: number): TaakPlan[] {
  const p = createPlanner(stand, leerlijn, instelling, now, seed);
  const aantal = aantalTaken(p);
  const slot = aantal > 1 ? foutenTaak(p) : undefined;
  const gehad = new Set<CategorieId>();
  const begin = newcomerTaak(p);
  const taken: TaakPlan[] = begin ? [begin] : [];
  for (const beurt of listBeurten(p, aantal, slot).slice(taken.length)) {
    const magToetsen = taken.length > 0;
    const taak =
      taakVoorBeurt(p, beurt, gehad, magToetsen) ??
      volgendeTaak(p, gehad, magToetsen) ??
      (gehad.size > 0 ? volgendeTaak(p, new Set(), magToetsen) : undefined);
    if (!taak) break;
    gehad.add(taak.categorie);
    taken.push(taak);
  }
  return slot ? [...taken.slice(0, 1), slot, ...taken.slice(1)] : taken;
}
