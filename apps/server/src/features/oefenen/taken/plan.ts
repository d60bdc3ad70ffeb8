/** From plans of the engine to whole taken. Same leerling, day and state: the same taken, whoever asks. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { planDag, planTaakIn, type TaakPlan } from '@spelrijk/oefenen/choose';
import { planLijsttaken } from './lijsttaak.ts';
import type { PlanInvoer, Plek } from './plan-invoer.ts';
import { buildOpgaven, seededId, type BewaardeOpgave } from './opgaven.ts';
import { kiesGame, passendeGames, speelbareOpgaven } from './spelkeuze.ts';
import type { TaakRij } from './store.ts';

/** Coins for a finished taak: for effort, so the same for everybody. */
export const MUNTEN_PER_TAAK = 10;

/** A taak of these opgaven; undefined when there are none, or no allowed game can pose them all. */
export function maakTaak(
  plan: Pick<TaakPlan, 'categorie' | 'vorm'> & { readonly titel?: string },
  alle: readonly BewaardeOpgave[],
  { dag, now, gehad, geldend }: Pick<PlanInvoer, 'dag' | 'now' | 'gehad' | 'geldend'>,
  { id, nr, seed }: Plek,
): TaakRij | undefined {
  const { gamesUit, beloningen } = geldend.instelling;
  const opgaven = speelbareOpgaven(alle, gamesUit);
  const games = passendeGames(opgaven, gamesUit);
  if (opgaven.length === 0 || games.length === 0) return undefined;
  return {
    id,
    dag,
    nr,
    somvensterId: plan.categorie,
    vorm: plan.vorm,
    game: kiesGame(games, gehad, seed),
    games,
    opgaven,
    munten: beloningen ? MUNTEN_PER_TAAK : 0,
    status: 'klaar-om-te-starten',
    createdAt: new Date(now),
    afOp: null,
    toetsId: null,
    titel: plan.titel ?? null,
    dicteeId: null,
  };
}

const uitPlan = (plan: TaakPlan, invoer: PlanInvoer, plek: Plek): TaakRij | undefined =>
  maakTaak(plan, buildOpgaven(plan, { ...invoer, seed: plek.seed }), invoer, plek);

/** Today's taken: the words of own lists first, then what the engine plans. */
export function createDagTaken(invoer: PlanInvoer): TaakRij[] {
  const { leerlingId, dag, now, stand, leerlijn, geldend } = invoer;
  const seed = seedFrom(`${leerlingId} ${dag}`);
  const ids = createRandom(seed);
  const taken: TaakRij[] = [];
  const erbij = (maak: (plek: Plek, gehad: readonly string[]) => TaakRij | undefined): void => {
    const gehad = [...taken.map(({ game }) => game).toReversed(), ...invoer.gehad];
    const taak = maak({ id: seededId(now, ids), nr: taken.length, seed: seed + taken.length }, gehad);
    if (taak) taken.push(taak);
  };
  const plannen = planDag(stand, leerlijn, geldend.stuur, now, seed);
  // What the docent put on comes instead of as much of the plan; a short session keeps one taak of the list.
  const lijsten = planLijsttaken(invoer, seed).slice(0, Math.max(1, plannen.length - 1));
  for (const lijst of lijsten) erbij((plek, gehad) => maakTaak(lijst, lijst.opgaven, { ...invoer, gehad }, plek));
  for (const plan of plannen.slice(taken.length)) erbij((plek, gehad) => uitPlan(plan, { ...invoer, gehad }, plek));
  return taken;
}

/** A taak in a somvenster the child chose; undefined when there are no words for it now. */
export function createEigenTaak(invoer: PlanInvoer, id: string, somvensterId: string): TaakRij | undefined {
  const seed = seedFrom(id);
  const plan = planTaakIn(invoer.stand, invoer.leerlijn, invoer.geldend.stuur, somvensterId, { now: invoer.now, seed });
  return plan && uitPlan(plan, invoer, { id, nr: null, seed });
}
