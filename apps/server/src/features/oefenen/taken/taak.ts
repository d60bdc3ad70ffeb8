/** From one plan of the engine to a whole taak. Same leerling, day and state: the same taak, whoever asks. */
import { seedFrom } from '@spelrijk/base/random';
import { planTaakIn, type TaakPlan } from '@spelrijk/oefenen/choose';
import { taaknamen } from '@spelrijk/teksten/taaknamen';
import { woordenIn, type Apartgezet } from '../standen/index.ts';
import { buildOpgaven, chooseGame, passendeGames, speelbareOpgaven, wilRustig, type BewaardeOpgave } from '../opgaven/index.ts';
import type { PlanInvoer, Plek } from './plan-invoer.ts';
import type { TaakRij } from './store.ts';

/** Coins for a finished taak: for effort, so the same for everybody. */
export const MUNTEN_PER_TAAK = 10;

/** Does this show a word that is set apart, as the question, among its choices or beside it? A text is read whole, as any book is. */
function isZichtbaar({ woord, keuzes = [], rij = [], vraag = '', extra = [], tekst }: BewaardeOpgave, { woorden }: Apartgezet): boolean {
  if (woorden.size === 0 || tekst !== undefined) return false;
  return [woord.woord, woord.zin ?? '', vraag, ...keuzes, ...rij, ...extra].flatMap(woordenIn).some((een) => woorden.has(een));
}

/** A taak of these opgaven; undefined when there are none, or no allowed game can pose them all. */
export function buildTaak(
  plan: Pick<TaakPlan, 'categorie' | 'vorm' | 'lot'> & { readonly titel?: string; readonly weektaakId?: string | undefined },
  alle: readonly BewaardeOpgave[],
  { dag, now, gehad, geldend }: Pick<PlanInvoer, 'dag' | 'now' | 'gehad' | 'geldend'>,
  { id, nr, seed }: Plek,
): TaakRij | undefined {
  const { gamesUit, beloningen } = geldend.instelling;
  const opgaven = speelbareOpgaven(
    alle.filter((opgave) => !isZichtbaar(opgave, geldend.apart)),
    gamesUit,
  );
  const games = passendeGames(opgaven, gamesUit);
  if (opgaven.length === 0 || games.length === 0) return undefined;
  return {
    id,
    dag,
    nr,
    somvensterId: plan.categorie,
    vorm: plan.vorm,
    game: chooseGame(games, { dag, gehad, rustig: wilRustig(geldend.instelling) }, seed),
    games,
    opgaven,
    munten: beloningen ? MUNTEN_PER_TAAK : 0,
    status: 'klaar-om-te-starten',
    createdAt: new Date(now),
    afOp: null,
    toetsId: null,
    titel: plan.titel ?? null,
    dicteeId: null,
    weektaakId: plan.weektaakId ?? null,
    lot: plan.lot && geldend.proef ? { ...plan.lot, proef: { id: geldend.proef.id, groep: geldend.proef.groep } } : plan.lot,
  };
}

/** A taak as the engine planned it; undefined when it has nothing to ask. */
export function uitPlan(plan: TaakPlan, invoer: PlanInvoer, plek: Plek): TaakRij | undefined {
  const opgaven = buildOpgaven(plan, { ...invoer, seed: plek.seed });
  // Words of everywhere: the name of one somvenster would say something else.
  const heet = plan.soort === 'kennismaken' ? { ...plan, titel: taaknamen.kennismaken } : plan;
  return buildTaak(heet, opgaven, invoer, plek);
}

/** A taak in a somvenster the child chose; undefined when there are no words for it now. */
export function createEigenTaak(invoer: PlanInvoer, id: string, somvensterId: string): TaakRij | undefined {
  const seed = seedFrom(id);
  const plan = planTaakIn(invoer.stand, invoer.leerlijn, invoer.geldend.stuur, somvensterId, { now: invoer.now, seed });
  return plan && uitPlan(plan, invoer, { id, nr: null, seed });
}
