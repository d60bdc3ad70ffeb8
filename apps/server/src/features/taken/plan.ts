/** From plans of the engine to whole taken. Same leerling, day and state: the same taken, whoever asks. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Oefeninstelling } from '@spelrijk/oefenen/instelling';
import { planDag, planTaakIn, type TaakPlan } from '@spelrijk/oefenen/kies';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import type { AudioIndex } from './audio.ts';
import { buildOpgaven, seededId } from './opgaven.ts';
import { kiesGame, passendeGames } from './spelkeuze.ts';
import type { TaakRij } from './store.ts';

/** Coins for a finished taak: for effort, so the same for everybody. */
export const MUNTEN_PER_TAAK = 10;

export interface PlanInvoer {
  readonly leerlingId: string;
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly instelling: Oefeninstelling;
  readonly audio: AudioIndex;
  /** Games of the taken before, latest first. */
  readonly gehad: readonly string[];
  readonly dag: string;
  readonly now: number;
}

interface Plek {
  readonly id: string;
  readonly nr: number | null;
  readonly seed: number;
}

function toTaak(plan: TaakPlan, { audio, dag, now, gehad }: PlanInvoer, { id, nr, seed }: Plek): TaakRij | undefined {
  const opgaven = buildOpgaven(plan, audio, now, seed);
  const games = passendeGames(plan.vorm, opgaven);
  if (opgaven.length === 0 || games.length === 0) return undefined;
  const game = kiesGame(games, gehad, seed);
  return {
    id,
    dag,
    nr,
    somvensterId: plan.categorie,
    vorm: plan.vorm,
    game,
    games,
    opgaven,
    munten: MUNTEN_PER_TAAK,
    status: 'klaar-om-te-starten',
    createdAt: new Date(now),
    afOp: null,
  };
}

/** Today's taken. */
export function createDagTaken(invoer: PlanInvoer): TaakRij[] {
  const { leerlingId, dag, now, stand, leerlijn, instelling } = invoer;
  const seed = seedFrom(`${leerlingId} ${dag}`);
  const ids = createRandom(seed);
  const taken: TaakRij[] = [];
  for (const plan of planDag(stand, leerlijn, instelling, now, seed)) {
    const gehad = [...taken.map(({ game }) => game), ...invoer.gehad];
    const taak = toTaak(plan, { ...invoer, gehad }, { id: seededId(now, ids), nr: taken.length, seed: seed + taken.length });
    if (taak) taken.push(taak);
  }
  return taken;
}

/** A taak in a somvenster the child chose; undefined when there are no words for it now. */
export function createEigenTaak(invoer: PlanInvoer, id: string, somvensterId: string): TaakRij | undefined {
  const seed = seedFrom(id);
  const plan = planTaakIn(invoer.stand, invoer.leerlijn, invoer.instelling, somvensterId, invoer.now, seed);
  return plan && toTaak(plan, invoer, { id, nr: null, seed });
}
