/** From plans of the engine to the taken of a day. Same leerling, day and state: the same taken, whoever asks. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { planDag } from '@spelrijk/oefenen/choose';
import { seededId } from '../opgaven/index.ts';
import { buildTaak, uitPlan, type PlanInvoer, type Plek, type TaakRij } from '../taken/index.ts';
import { planLijsttaken, planOpdrachttaken } from './lijsttaak.ts';

/** Today's taken: what a docent set going and the words of own lists first, then what the engine plans. */
export function createDagTaken(invoer: PlanInvoer): TaakRij[] {
  const { leerlingId, dag, now, stand, leerlijn, geldend } = invoer;
  const seed = seedFrom(`${leerlingId} ${dag}`);
  const ids = createRandom(seed);
  const taken: TaakRij[] = [];
  const erbij = (maak: (plek: Plek, gehad: PlanInvoer['gehad']) => TaakRij | undefined): void => {
    const vandaag = taken.map(({ game }) => ({ game, dag, gekozen: false }));
    const gehad = [...vandaag.toReversed(), ...invoer.gehad];
    const taak = maak({ id: seededId(now, ids), nr: taken.length, seed: seed + taken.length }, gehad);
    if (taak) taken.push(taak);
  };
  const plannen = planDag(stand, leerlijn, geldend.stuur, now, seed);
  // What the docent put on comes instead of as much of the plan; a short session keeps one taak of the list.
  const gezet = [...planOpdrachttaken(invoer, seed), ...planLijsttaken(invoer, seed)];
  const lijsten = gezet.slice(0, Math.max(1, plannen.length - 1));
  for (const lijst of lijsten) erbij((plek, gehad) => buildTaak(lijst, lijst.opgaven, { ...invoer, gehad }, plek));
  for (const plan of plannen.slice(taken.length)) erbij((plek, gehad) => uitPlan(plan, { ...invoer, gehad }, plek));
  return taken;
}
