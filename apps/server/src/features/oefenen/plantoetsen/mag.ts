/** Whether a test of a plan can be set ready now, and of which goals. */
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { EINDTOETS_NA_DAGEN, NAMETING_DAGEN, type Planstatus } from '@spelrijk/domain/handelingsplan';
import { AppError } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PlanInvoer } from '../taken/index.ts';
import { meting, type Toetsgang } from '../toetsen/index.ts';

/** When in the life of a plan each test has a place. */
const IN_STATUS: Readonly<Record<Zorgtoetssoort, readonly Planstatus[]>> = {
  'zorg-start': ['concept', 'actief'],
  'zorg-tussen': ['actief'],
  'zorg-eind': ['actief'],
  'zorg-na': ['afgerond', 'geevalueerd'],
};

const botst = (code: string): AppError => new AppError('conflict', `toetsen/${code}`);

function checkStatus({ status }: meting.PlanRij, soort: Zorgtoetssoort): void {
  if (IN_STATUS[soort].includes(status)) return;
  throw botst(soort === 'zorg-na' ? 'plan-loopt-nog' : 'plan-loopt-niet');
}

/** One test of a plan at a time, each in its part of the plan; a test that compares needs the one it is compared with. */
export async function checkKan(
  db: Db,
  { adminId }: Pick<Toetsgang, 'adminId'>,
  plan: meting.PlanRij,
  soort: Zorgtoetssoort,
): Promise<void> {
  const { id: planId } = plan;
  checkStatus(plan, soort);
  if (await meting.findOpenPlantoets(db, adminId, planId)) throw botst('loopt-al');
  const nodig = soort === 'zorg-na' ? 'zorg-eind' : soort === 'zorg-start' ? undefined : 'zorg-start';
  if (nodig && (await meting.listVergelijking(db, adminId, planId, nodig)).length === 0) throw botst('geen-begintoets');
}

const ongeldig = (code: string): AppError => new AppError('invalid', `toetsen/${code}`, { details: ['dag'] });

/**
 * The day from which a final test or a nameting is given: the one that was chosen, else today; null for a test that has no day of its own. A nameting
 * says nothing about what stayed before its time, nor when its words are practised again.
 */
export function toetsdag(
  now: number,
  { afgerondOp, tot }: meting.PlanRij,
  soort: Zorgtoetssoort,
  gekozen: string | undefined,
): string | null {
  if (soort !== 'zorg-eind' && soort !== 'zorg-na') return null;
  const vandaag = dagVan(now);
  const dag = gekozen ?? vandaag;
  if (soort === 'zorg-na' && afgerondOp !== null) {
    const einde = dagVan(afgerondOp.getTime());
    if (dag >= addDays(einde, NAMETING_DAGEN.tot)) throw botst('nameting-te-laat');
    if (dag < addDays(einde, NAMETING_DAGEN.van)) throw botst('nameting-te-vroeg');
  }
  if (dag < vandaag) throw ongeldig('dag-voorbij');
  const laatste = tot !== null && tot > vandaag ? tot : vandaag;
  if (soort === 'zorg-eind' && dag > addDays(laatste, EINDTOETS_NA_DAGEN)) throw ongeldig('eindtoets-te-laat');
  return dag;
}

/**
 * Goals that a start test asks: those of the plan that had none yet. In a plan that runs its goals were measured at the start or never will be: a start
 * test is for a goal that comes in (`gevraagd`), and before it comes in.
 */
export async function startdoelen(
  db: Db,
  adminId: string,
  { id, status, doelen: eigen }: meting.PlanRij,
  gevraagd: readonly string[],
  { leerlijn }: Pick<PlanInvoer, 'leerlijn'>,
): Promise<readonly string[]> {
  const doelen = status === 'actief' ? [...new Set(gevraagd)] : eigen;
  if (doelen.some((doel) => !leerlijn.categorieen.has(doel)))
    throw new AppError('invalid', 'handelingsplannen/categorie-onbekend', { details: ['doelen'] });
  const getoetst = new Set(
    (await meting.listVergelijking(db, adminId, id, 'zorg-start')).filter(({ eigen: own }) => own).flatMap((t) => t.doelen),
  );
  const over = doelen.filter((doel) => !getoetst.has(doel));
  if (doelen.length > 0 && over.length === 0) throw botst('heeft-starttoets');
  if (status === 'actief' && (over.length === 0 || over.some((doel) => eigen.includes(doel)))) throw botst('alleen-nieuw-doel');
  return over;
}
