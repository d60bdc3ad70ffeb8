/** From plans of the engine to the taken of a day. Same leerling, day and state: the same taken, whoever asks. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { planDag } from '@spelrijk/oefenen/choose';
import { seededId } from '../opgaven/index.ts';
import { buildTaak, uitPlan, type PlanInvoer, type Plek, type TaakRij } from '../taken/index.ts';
import { planLijsttaken, planOpdrachttaken, planWeektaken } from './lijsttaak.ts';

/** Today's taken: what a docent put on this day first, then what she set going and the words of own lists, then what the engine plans. `alleenWeek`: nothing but the first. */
export function createDagTaken(invoer: PlanInvoer, alleenWeek = false): TaakRij[] {
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
  // What the docent put on this day is all done, as far as the day goes; what does not fit is there tomorrow.
  const week = planWeektaken(invoer, seed).slice(0, Math.max(1, plannen.length));
  // What she put on for longer comes instead of as much of the plan; a short session keeps one taak of the list.
  const gezet = [...planOpdrachttaken(invoer, seed), ...planLijsttaken(invoer, seed)];
  const plaats = Math.max(week.length > 0 ? 0 : 1, plannen.length - 1 - week.length);
  const lijsten = [...week, ...(alleenWeek ? [] : gezet.slice(0, plaats))];
  for (const lijst of lijsten) erbij((plek, gehad) => buildTaak(lijst, lijst.opgaven, { ...invoer, gehad }, plek));
  // A rule without loose words: the engine's own taak of it is what was put on this day.
  const open = new Map(geldend.weektaken.flatMap(({ id, categorie }) => (categorie === null ? [] : [[categorie, id]])));
  for (const taak of taken) open.delete(taak.somvensterId);
  for (const plan of alleenWeek ? [] : plannen.slice(taken.length)) {
    const weektaakId = open.get(plan.categorie) ?? null;
    erbij((plek, gehad) => {
      const taak = uitPlan(plan, { ...invoer, gehad }, plek);
      if (taak) open.delete(plan.categorie);
      return taak && { ...taak, weektaakId };
    });
  }
  return taken;
}
