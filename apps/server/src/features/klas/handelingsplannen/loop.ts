/** The life of a plan: started, ended, looked back at, followed by another. Each step once: sent again it changes nothing. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { ALLEEN_AANWIJZEN } from '@spelrijk/domain/categorie';
import { leesdoelTrede, leesdoelTreden, VERSE_EINDTOETS_DAGEN } from '@spelrijk/domain/handelingsplan';
import { AppError } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { toCel } from '../../oefenen/standen/index.ts';
import { closePlannen, closeToetsen } from '../../oefenen/toetsen/index.ts';
import { listPlantoetsen, openDoelen, type PlanRij } from '../zorgstanden/index.ts';
import { keepApart, metBegin, noteVersie, type Werk } from './bewaren.ts';
import { keuzeVan } from './inhoud.ts';
import { demandVersie, holdPlan } from './plan.ts';
import { botst, noteerWijziging, openZorg, type PlanDeps, type PlanPlek } from './plek.ts';
import * as store from './store.ts';

type Versie = { readonly versie: number };

/** A start may lie so many days back: a plan that began on paper last week. */
const TERUG_DAGEN = 28;

const ongeldig = (code: string, veld: string): AppError => new AppError('invalid', `handelingsplannen/${code}`, { details: [veld] });

/** Its own start test is done, or the final test of the plan before asked every goal and is still fresh; of what no test can measure none is asked. */
async function hasBegin(
  db: Db,
  { adminId, planId }: PlanPlek,
  { volgtOp }: PlanRij,
  doelen: readonly string[],
  now: number,
): Promise<boolean> {
  const gekozen = doelen.filter((doel) => !ALLEEN_AANWIJZEN.has(doel));
  if (doelen.length > 0 && gekozen.length === 0) return false;
  const toetsen = await listPlantoetsen(db, adminId, [planId, ...(volgtOp === null ? [] : [volgtOp])]);
  const vers = now - VERSE_EINDTOETS_DAGEN * 86_400_000;
  const eigen = new Set(
    toetsen
      .filter((toets) => toets.planId === planId && toets.soort === 'zorg-start' && toets.status === 'af')
      .flatMap((toets) => toets.doelen),
  );
  if (gekozen.every((doel) => eigen.has(doel))) return true;
  return toetsen.some(
    (toets) =>
      toets.planId === volgtOp &&
      toets.soort === 'zorg-eind' &&
      toets.status === 'af' &&
      (toets.afOp?.getTime() ?? 0) > vers &&
      gekozen.every((doel) => eigen.has(doel) || toets.doelen.includes(doel)),
  );
}

type Start = Input<Api['startHandelingsplan']>['body'];

/** Starts a plan that waits; one that runs already stays as it is. */
export async function beginPlan(
  { db, caller, kop }: Omit<Werk, 'deps'>,
  plek: PlanPlek,
  { versie, van, zonderStarttoets }: Start,
): Promise<Versie> {
  const { rij, doelen } = await holdPlan(db, plek);
  if (rij.status === 'actief') return { versie: rij.versie };
  if (rij.status !== 'concept') throw botst('niet-te-wijzigen');
  demandVersie(rij, versie);
  const { now } = caller;
  const vandaag = dagVan(now);
  if (van > vandaag || van < addDays(vandaag, -TERUG_DAGEN)) throw ongeldig('startdag', 'van');
  const keuze = keuzeVan(rij, doelen);
  const { lezen = [] } = keuze.tekst;
  if (keuze.doelen.length + lezen.length === 0) throw botst('zonder-doelen');
  // A plan of reading alone has nothing that a test of spelling could ask.
  const categorieen = keuze.doelen.map(({ categorie }) => categorie);
  if (zonderStarttoets === '' && !(await hasBegin(db, plek, rij, categorieen, now))) throw botst('zonder-starttoets');
  const tot = addDays(van, 7 * keuze.weken - 1);
  await store.startPlan(db, plek, { van, tot, reden: zonderStarttoets, versie: rij.versie + 1, now: new Date(now) });
  await store.putDoelen(db, plek, metBegin(kop, keuze.doelen, now));
  await store.openZorgdoelen(db, plek, [...categorieen, ...leesdoelTreden(lezen)], new Date(now));
  // One that is made later would call the middle of the plan its beginning, and stands in the way of every other test.
  if (zonderStarttoets !== '') await closeToetsen(db, plek.adminId, [plek.planId], now);
  await noteerWijziging(db, caller, plek, 'plan gestart');
  return { versie: await noteVersie(db, caller, plek, 'gestart') };
}

export const startHandelingsplan = (deps: PlanDeps, caller: Caller, plek: PlanPlek, start: Start): Promise<Versie> =>
  openZorg(deps, caller, 'carePlan.update', plek, (db, kop) => beginPlan({ db, caller, kop }, plek, start));

export const finishHandelingsplan = (
  deps: PlanDeps,
  caller: Caller,
  plek: PlanPlek,
  { versie, hoe, reden }: Input<Api['finishHandelingsplan']>['body'],
): Promise<Versie> =>
  openZorg(deps, caller, 'carePlan.update', plek, async (db) => {
    const { rij } = await holdPlan(db, plek);
    if (rij.status === 'afgerond' && rij.einde === hoe) return { versie: rij.versie };
    if (rij.status !== 'actief') throw botst('niet-te-wijzigen');
    demandVersie(rij, versie);
    const { adminId, planId } = plek;
    if (hoe === 'eindtoets') {
      const toetsen = await listPlantoetsen(db, adminId, [planId]);
      if (!toetsen.some(({ soort, status }) => soort === 'zorg-eind' && status === 'af')) throw botst('zonder-eindtoets');
    }
    await closePlannen(db, { adminId, planIds: [planId], einde: hoe, reden, now: caller.now });
    await noteerWijziging(db, caller, plek, hoe === 'gestopt' ? 'plan gestopt' : 'plan afgerond');
    return { versie: await noteVersie(db, caller, plek, hoe === 'gestopt' ? 'gestopt' : 'afgerond') };
  });

export const evaluateHandelingsplan = (
  deps: PlanDeps,
  caller: Caller,
  plek: PlanPlek,
  { versie, tekst, besluit }: Input<Api['evaluateHandelingsplan']>['body'],
): Promise<Versie> =>
  openZorg(deps, caller, 'carePlan.update', plek, async (db) => {
    const { rij } = await holdPlan(db, plek);
    if (rij.status === 'geevalueerd' && rij.evaluatie?.tekst === tekst && rij.evaluatie.besluit === besluit) return { versie: rij.versie };
    if (rij.status !== 'afgerond') throw botst('niet-te-evalueren');
    demandVersie(rij, versie);
    const { actor, now } = caller;
    const door = await store.naamVan(db, plek.adminId, actor.id);
    const op = new Date(now).toISOString();
    await store.setEvaluatie(db, plek, { tekst, besluit, op, door, aanvullingen: [] }, rij.versie + 1);
    await noteerWijziging(db, caller, plek, 'plan geëvalueerd');
    return { versie: await noteVersie(db, caller, plek, 'geëvalueerd') };
  });

export const addAanvulling = (
  deps: PlanDeps,
  caller: Caller,
  plek: PlanPlek,
  { id, tekst }: Input<Api['addAanvulling']>['body'],
): Promise<void> =>
  openZorg(deps, caller, 'carePlan.update', plek, async (db) => {
    const { rij } = await holdPlan(db, plek);
    const { evaluatie } = rij;
    if (!evaluatie) throw botst('niet-te-evalueren');
    if (evaluatie.aanvullingen.some((ander) => ander.id === id)) return;
    const { actor, now } = caller;
    const aanvulling = { id, tekst, op: new Date(now).toISOString(), door: await store.naamVan(db, plek.adminId, actor.id) };
    const aanvullingen = [...evaluatie.aanvullingen, aanvulling];
    await store.setEvaluatie(db, plek, { ...evaluatie, aanvullingen }, rij.versie + 1);
    await noteVersie(db, caller, plek, 'aangevuld');
    await noteerWijziging(db, caller, plek, 'evaluatie aangevuld');
  });

/** A concept with the goals that were not reached, as intensive and with the same helper. */
export const continueHandelingsplan = (deps: PlanDeps, caller: Caller, plek: PlanPlek, id: string): Promise<void> =>
  openZorg(deps, caller, 'carePlan.create', plek, async (db, kop) => {
    const { rij, doelen } = await holdPlan(db, plek);
    const nieuw = { ...plek, planId: id };
    if (await store.lockPlan(db, plek.adminId, plek.leerlingId, id)) return;
    if (rij.status !== 'afgerond' && rij.status !== 'geevalueerd') throw botst('loopt-nog');
    const { actor, now } = caller;
    const bereikt = new Set(kop.cellen.filter((cel) => toCel(cel, dagVan(now)).beeld === 'beheerst').map(({ categorie }) => categorie));
    const over = openDoelen(doelen).filter(({ categorie }) => !bereikt.has(categorie));
    const vorig = keuzeVan(rij, doelen);
    const lezen = vorig.tekst.lezen?.filter((doel) => !bereikt.has(leesdoelTrede(doel) ?? ''));
    const keuze = {
      ...vorig,
      doelen: over.map(({ categorie, streef }) => ({ categorie, streef })),
      tekst: { ...vorig.tekst, ...(lezen && { lezen }) },
    };
    await store.insertPlan(db, nieuw, keuze, { door: actor.id, volgtOp: plek.planId, groepsplanId: null, now: new Date(now) });
    await store.putDoelen(db, nieuw, metBegin(kop, keuze.doelen, now));
    await keepApart(deps, db, nieuw, keuze.doelen, now);
    await noteerWijziging(db, caller, plek, 'vervolgplan gemaakt');
  });
