/** Goals that came into the plan of a groepje while it runs: asked in a start test of each leerling by itself, and taken in by who made that test. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Groepsdoelstand } from '@spelrijk/contract/groepsplannen';
import { ALLEEN_AANWIJZEN } from '@spelrijk/domain/categorie';
import { MEESTE_DOELEN, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { keuzeVan, mayPlan, savePlan, type PlanDeps } from '../handelingsplannen/index.ts';
import { listDoelen, listPlantoetsen, openDoelen, type DoelRij } from '../zorgstanden/index.ts';
import { holdGroepsplan, openGroep, type Deelnemer, type GroepsplanPlek } from './plek.ts';

type Toetsen = Awaited<ReturnType<typeof listPlantoetsen>>;

/** How far the start test of a goal is; what no test can measure waits for none. */
export function standVan(categorie: string, planId: string, toetsen: Toetsen): Groepsdoelstand {
  if (ALLEEN_AANWIJZEN.has(categorie)) return 'zonder';
  const eigen = toetsen.filter((toets) => toets.planId === planId && toets.soort === 'zorg-start' && toets.doelen.includes(categorie));
  if (eigen.some(({ status }) => status === 'af')) return 'af';
  return eigen.some(({ status }) => status === 'open') ? 'open' : 'geen';
}

interface Bron {
  /** What was decided for the groepje. */
  readonly keuze: PlanKeuze;
  /** Of this leerling: also goals that were taken out, which was decided there. */
  readonly doelen: readonly DoelRij[];
  readonly toetsen: Toetsen;
}

/** Goals of the groepje that a plan that runs does not have yet, each with its start test. */
export function nieuweDoelen(
  { rij }: Pick<Deelnemer, 'rij'>,
  { keuze, doelen, toetsen }: Bron,
): { categorie: string; toets: Groepsdoelstand }[] {
  if (rij.status !== 'actief') return [];
  const kent = new Set(doelen.filter(({ planId }) => planId === rij.id).map(({ categorie }) => categorie));
  return keuze.doelen
    .filter(({ categorie }) => !kent.has(categorie))
    .map(({ categorie }) => ({ categorie, toets: standVan(categorie, rij.id, toetsen) }));
}

/** Goals that a start test has yet to ask: of a plan that runs those that come in, of a concept its own. */
export function teToetsen(deelnemer: Pick<Deelnemer, 'rij'>, bron: Bron): readonly string[] {
  const { rij } = deelnemer;
  const doelen = rij.status === 'concept' ? bron.doelen.filter(({ planId }) => planId === rij.id) : nieuweDoelen(deelnemer, bron);
  return doelen.map(({ categorie }) => categorie).filter((categorie) => standVan(categorie, rij.id, bron.toetsen) === 'geen');
}

/** Has its plan a goal that a test of spelling can ask? Reading has none. */
export const heeftSpelling = ({ rij }: Pick<Deelnemer, 'rij'>, { doelen }: Pick<Bron, 'doelen'>): boolean =>
  openDoelen(doelen.filter(({ planId }) => planId === rij.id)).length > 0;

export async function readBron(db: Db, adminId: string, keuze: PlanKeuze, deelnemers: readonly Pick<Deelnemer, 'rij'>[]): Promise<Bron> {
  const planIds = deelnemers.map(({ rij }) => rij.id);
  return { keuze, doelen: await listDoelen(db, adminId, planIds), toetsen: await listPlantoetsen(db, adminId, planIds) };
}

/** A goal is practised from now on by whose start test of it is done; sent again it changes nothing. */
export const takeInGroepsdoelen = (deps: PlanDeps, caller: Caller, plek: GroepsplanPlek): Promise<Output<Api['takeInGroepsdoelen']>> =>
  openGroep(deps, caller, mayPlan(caller.actor.rol, 'carePlan.update'), plek, async (db, groep) => {
    const { plan, deelnemers } = await holdGroepsplan(db, plek, groep);
    const bron = await readBron(db, plek.adminId, plan.keuze, deelnemers);
    const uit = { erbij: 0, wacht: [] as string[], vol: [] as string[] };
    for (const deelnemer of deelnemers) {
      const { kop, rij, plek: eigen } = deelnemer;
      const nieuw = nieuweDoelen(deelnemer, bron);
      const isDicht = bron.toetsen.some(({ planId, soort, status }) => planId === rij.id && soort === 'zorg-eind' && status === 'open');
      const klaar = new Set(
        nieuw.filter(({ toets }) => (toets === 'af' || toets === 'zonder') && !isDicht).map(({ categorie }) => categorie),
      );
      const heeft = keuzeVan(
        rij,
        bron.doelen.filter(({ planId }) => planId === rij.id),
      );
      const erbij = plan.keuze.doelen.filter(({ categorie }) => klaar.has(categorie)).slice(0, MEESTE_DOELEN - heeft.doelen.length);
      if (erbij.length < klaar.size) uit.vol.push(kop.id);
      if (klaar.size < nieuw.length) uit.wacht.push(kop.id);
      if (erbij.length === 0) continue;
      const keuze = { ...heeft, doelen: [...heeft.doelen, ...erbij] };
      await savePlan({ deps, db, caller, kop }, eigen, { versie: rij.versie, keuze, wegReden: '' });
      uit.erbij++;
    }
    return uit;
  });
