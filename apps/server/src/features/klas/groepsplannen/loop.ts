/** What is done with a groepje at once: tests set ready, a start, a session; each leerling by itself, so that who is ill today can follow. */
import { uuidV7 } from '@spelrijk/base/id';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { functiesoort } from '@spelrijk/domain/handelingsplan';
import { createHash } from 'node:crypto';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { createPlantoets } from '../../oefenen/plantoetsen/index.ts';
import { beginPlan, mayPlan, noteer, type PlanDeps, type PlanPlek } from '../handelingsplannen/index.ts';
import { checkSessiedag, insertSessie, maySessie } from '../zorgsessies/index.ts';
import { heeftSpelling, readBron, teToetsen } from './doelen.ts';
import { findGroepsplan, holdGroepsplan, openGroep, type GroepsplanPlek } from './plek.ts';
import * as store from './store.ts';

const isCode = (error: unknown, codes: ReadonlySet<string>): boolean => error instanceof AppError && codes.has(error.code);

const WACHT: ReadonlySet<string> = new Set(['handelingsplannen/zonder-starttoets']);

export const startGroepsplan = (
  deps: PlanDeps,
  caller: Caller,
  plek: GroepsplanPlek,
  { van, zonderStarttoets }: Input<Api['startGroepsplan']>['body'],
): Promise<Output<Api['startGroepsplan']>> =>
  openGroep(deps, caller, mayPlan(caller.actor.rol, 'carePlan.update'), plek, async (db, groep) => {
    const { deelnemers } = await holdGroepsplan(db, plek, groep);
    const wacht: string[] = [];
    let gestart = 0;
    for (const { kop, rij, plek: eigen } of deelnemers.filter((wie) => wie.rij.status === 'concept'))
      try {
        await beginPlan({ db, caller, kop }, eigen, { versie: rij.versie, van, zonderStarttoets });
        gestart++;
      } catch (error) {
        if (!isCode(error, WACHT)) throw error;
        wacht.push(kop.id);
      }
    return { gestart, wacht };
  });

/** No words to ask, another test that is open, no start test to compare with, or made or ended meanwhile: for this leerling only. */
const NIET: ReadonlySet<string> = new Set([
  'toetsen/geen-woorden',
  'toetsen/loopt-al',
  'toetsen/geen-begintoets',
  'toetsen/heeft-starttoets',
  'toetsen/plan-loopt-niet',
]);

interface Toetsvraag {
  readonly eigen: PlanPlek;
  /** Of a start test in a plan that runs: the goals that come in. */
  readonly doelen: readonly string[] | undefined;
}

/** Each in a transaction of its own: what was set ready stays when a later one cannot be. */
export async function createGroepstoetsen(
  deps: PlanDeps,
  caller: Caller,
  plek: GroepsplanPlek,
  { soort, papier }: Input<Api['createGroepstoetsen']>['body'],
): Promise<Output<Api['createGroepstoetsen']>> {
  const { actor, now } = caller;
  const te = await openGroep(deps, caller, mayPlan(actor.rol, 'carePlan.update'), plek, async (db, groep) => {
    const { plan, deelnemers } = await findGroepsplan(db, plek, groep);
    const bron = await readBron(db, plek.adminId, plan.keuze, deelnemers);
    return deelnemers.flatMap((deelnemer): Toetsvraag[] => {
      const { rij, plek: eigen } = deelnemer;
      const heeft = bron.toetsen.some((toets) => toets.planId === rij.id && toets.soort === soort);
      if (soort === 'zorg-eind')
        return rij.status === 'actief' && !heeft && heeftSpelling(deelnemer, bron) ? [{ eigen, doelen: undefined }] : [];
      const doelen = teToetsen(deelnemer, bron);
      if (rij.status === 'concept') return doelen.length > 0 ? [{ eigen, doelen: undefined }] : [];
      return doelen.length > 0 ? [{ eigen, doelen }] : [];
    });
  });
  const niet: string[] = [];
  for (const { eigen, doelen } of te)
    try {
      const gang = { actor, actie: 'carePlan.addFinalTest', adminId: eigen.adminId, leerlingId: eigen.leerlingId, now } as const;
      await createPlantoets(deps, gang, eigen.planId, { id: createId(now), soort, papier, doelen });
    } catch (error) {
      if (!isCode(error, NIET)) throw error;
      niet.push(eigen.leerlingId);
    }
  return { klaar: te.length - niet.length, niet };
}

/** The row of one leerling: the same when the session is sent again. */
const rijId = (sessieId: string, leerlingId: string): string =>
  uuidV7(0, createHash('sha256').update(`groepssessie ${sessieId} ${leerlingId}`).digest());

export const saveGroepssessie = (
  deps: PlanDeps,
  caller: Caller,
  plek: GroepsplanPlek & { readonly sessieId: string },
  { aanwezig, ...sessie }: Input<Api['saveGroepssessie']>['body'],
): Promise<void> =>
  openGroep(deps, caller, maySessie(caller.actor.rol, 'careSession.update'), plek, async (db, groep) => {
    const { deelnemers } = await holdGroepsplan(db, plek, groep);
    const { actor, now } = caller;
    const wie = new Set(aanwezig);
    const erbij = deelnemers.filter(({ kop, rij }) => wie.has(kop.id) && rij.status !== 'concept');
    if (erbij.length !== wie.size) throw notFound('leerlingen/niet-gevonden');
    for (const { rij } of erbij) checkSessiedag(sessie, dagVan(now), rij.van);
    const { sessieId: groepssessieId } = plek;
    const vast = { ...sessie, soort: functiesoort(sessie.functie), groepsgrootte: erbij.length, groepssessieId };
    for (const { plek: eigen } of erbij) {
      const id = rijId(groepssessieId, eigen.leerlingId);
      if (await insertSessie(db, { ...vast, ...eigen, id, door: actor.id, now: new Date(now) }))
        await noteer(db, caller, eigen, { soort: 'gewijzigd', actie: 'careSession.update', betreft: 'sessie met het groepje genoteerd' });
    }
  });

export const strikeGroepssessie = (deps: PlanDeps, caller: Caller, plek: GroepsplanPlek & { readonly sessieId: string }): Promise<void> =>
  openGroep(deps, caller, maySessie(caller.actor.rol, 'careSession.update'), plek, async (db, groep) => {
    const { deelnemers } = await holdGroepsplan(db, plek, groep);
    const { actor, now } = caller;
    const { adminId, sessieId } = plek;
    const planIds = deelnemers.map(({ rij }) => rij.id);
    const nieuw = await store.strikeGroepssessie(db, { adminId, sessieId, planIds, door: actor.id, now: new Date(now) });
    if (nieuw === undefined) throw notFound('zorgsessies/niet-gevonden');
    if (!nieuw) return;
    for (const { plek: eigen } of deelnemers)
      await noteer(db, caller, eigen, { soort: 'gewijzigd', actie: 'careSession.update', betreft: 'sessie met het groepje doorgehaald' });
  });
