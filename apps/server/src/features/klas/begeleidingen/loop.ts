/**
 * The life of a begeleidingstraject. It is a plan of the care track underneath: the same goals steer practice, the same words are set apart, the same tests
 * measure. What a school decides beside it (level of support, function, contact with parents) does not exist here.
 */
import type { Api } from '@spelrijk/contract/api';
import type { Begeleidingskeuze } from '@spelrijk/contract/begeleidingen';
import type { Input, Output } from '@spelrijk/contract/define';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createPlantoets, readPlantoets, savePapier } from '../../oefenen/plantoetsen/index.ts';
import { closePlannen } from '../../oefenen/toetsen/index.ts';
import { beginPlan, findPlan, holdPlan, savePlan, setEvaluatie } from '../handelingsplannen/index.ts';
import { listPlantoetsen } from '../zorgstanden/index.ts';
import { noteer, openBegeleiding, type BegeleidingDeps } from './plek.ts';
import * as store from './store.ts';

const STREEF = 85;

/** What the plan underneath asks and a practice does not choose. */
const toPlan = ({ hulpvraag, weken, keren, minuten, doelen }: Begeleidingskeuze): PlanKeuze => ({
  niveau: 3,
  weken,
  keren,
  minuten,
  functie: 'remedial-teacher',
  zorgaandeel: 'gewoon',
  tekst: { waarom: hulpvraag, geprobeerd: '', aanpak: '', thuis: '', maatregelen: [] },
  doelen: doelen.map((categorie) => ({ categorie, streef: STREEF })),
});

export const saveBegeleiding = (
  deps: BegeleidingDeps,
  caller: Caller,
  plek: store.PlanPlek,
  { versie, keuze, reden }: Input<Api['saveBegeleiding']>['body'],
): Promise<{ versie: number }> =>
  openBegeleiding(deps, caller, 'guidance.update', plek, async (db, kop) => ({
    versie: await savePlan({ deps, db, caller, kop }, plek, { versie, keuze: toPlan(keuze), wegReden: reden }),
  }));

export const startBegeleiding = (
  deps: BegeleidingDeps,
  caller: Caller,
  plek: store.PlanPlek,
  { versie, zonderStarttoets }: Input<Api['startBegeleiding']>['body'],
): Promise<{ versie: number }> =>
  openBegeleiding(deps, caller, 'guidance.update', plek, (db, kop) =>
    beginPlan({ db, caller, kop }, plek, { versie, van: dagVan(caller.now), zonderStarttoets }),
  );

/** Closed and looked back at in one go; the same again changes nothing. */
export const endBegeleiding = (
  deps: BegeleidingDeps,
  caller: Caller,
  plek: store.PlanPlek,
  { tekst, besluit }: Input<Api['endBegeleiding']>['body'],
): Promise<void> =>
  openBegeleiding(deps, caller, 'guidance.update', plek, async (db) => {
    const { adminId, planId } = plek;
    const { actor, now } = caller;
    const { rij } = await holdPlan(db, plek);
    if (rij.status === 'geevalueerd') {
      if (rij.evaluatie?.tekst === tekst && rij.evaluatie.besluit === besluit) return;
      throw new AppError('conflict', 'begeleidingen/voorbij');
    }
    if (rij.status === 'concept') throw new AppError('conflict', 'begeleidingen/niet-begonnen');
    const toetsen = await listPlantoetsen(db, adminId, [planId]);
    const einde = toetsen.some(({ soort, status }) => soort === 'zorg-eind' && status === 'af') ? 'eindtoets' : 'zonder-eindtoets';
    await closePlannen(db, { adminId, planIds: [planId], einde, reden: '', now });
    const { versie } = await findPlan(db, plek);
    await setEvaluatie(db, plek, { tekst, besluit, op: new Date(now).toISOString(), door: actor.id, aanvullingen: [] }, versie + 1);
    await noteer(db, caller, plek, 'begeleidingstraject afgesloten');
  });

const geenSessie = (): AppError => notFound('begeleidingen/geen-sessie');

export const saveSessie = (
  deps: BegeleidingDeps,
  caller: Caller,
  plek: store.SessiePlek,
  sessie: Input<Api['saveBegeleidingssessie']>['body'],
): Promise<void> =>
  openBegeleiding(deps, caller, 'guidance.update', plek, async (db) => {
    const { actor, now } = caller;
    await findPlan(db, plek);
    if (sessie.dag > dagVan(now)) throw new AppError('invalid', 'begeleidingen/dag-komt-nog', { details: ['dag'] });
    if (!(await store.putSessie(db, plek, { ...sessie, door: actor.id, now: new Date(now) }))) throw geenSessie();
    await noteer(db, caller, plek, 'sessie genoteerd');
  });

export const removeSessie = (deps: BegeleidingDeps, caller: Caller, plek: store.SessiePlek): Promise<void> =>
  openBegeleiding(deps, caller, 'guidance.update', plek, async (db) => {
    if (!(await store.deleteSessie(db, plek, caller.actor.id))) throw geenSessie();
    await noteer(db, caller, plek, 'sessie weggehaald');
  });

export const saveUitslag = (
  deps: BegeleidingDeps,
  caller: Caller,
  plek: store.UitslagPlek,
  uitslag: Input<Api['savePapieruitslag']>['body'],
): Promise<void> =>
  openBegeleiding(deps, caller, 'guidance.update', plek, async (db) => {
    const { actor, now } = caller;
    if (uitslag.dag > dagVan(now)) throw new AppError('invalid', 'begeleidingen/dag-komt-nog', { details: ['dag'] });
    if (!(await store.putUitslag(db, plek, { ...uitslag, door: actor.id, now: new Date(now) })))
      throw notFound('begeleidingen/geen-uitslag');
    await noteer(db, caller, plek, 'uitslag van papier');
  });

export const removeUitslag = (deps: BegeleidingDeps, caller: Caller, plek: store.UitslagPlek): Promise<void> =>
  openBegeleiding(deps, caller, 'guidance.update', plek, async (db) => {
    if (!(await store.deleteUitslag(db, plek))) throw notFound('begeleidingen/geen-uitslag');
    await noteer(db, caller, plek, 'uitslag van papier weggehaald');
  });

const gangVan = ({ actor, now }: Caller, { adminId, leerlingId }: store.LeerlingPlek) =>
  ({ actor, actie: 'guidance.update', adminId, leerlingId, now }) as const;

export const createToets = (
  deps: BegeleidingDeps,
  caller: Caller,
  { planId, ...plek }: store.PlanPlek,
  vraag: Input<Api['createBegeleidingstoets']>['body'],
): Promise<Output<Api['createBegeleidingstoets']>> => createPlantoets(deps, gangVan(caller, plek), planId, vraag);

export const readToets = (
  deps: BegeleidingDeps,
  caller: Caller,
  plek: store.PlanPlek & { readonly toetsId: string },
): Promise<Output<Api['readBegeleidingstoets']>> => readPlantoets(deps, gangVan(caller, plek), plek);

export const savePapierwerk = (
  deps: BegeleidingDeps,
  caller: Caller,
  plek: store.PlanPlek & { readonly toetsId: string },
  werk: Input<Api['saveBegeleidingspapier']>['body'],
): Promise<Output<Api['saveBegeleidingspapier']>> => savePapier(deps, gangVan(caller, plek), plek, werk);
