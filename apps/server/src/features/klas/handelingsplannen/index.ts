import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { saveHandelingsplan } from './bewaren.ts';
import { listHandelingsplannen, listPlanversies, notePlanafdruk, readHandelingsplan } from './lezen.ts';
import { addAanvulling, continueHandelingsplan, evaluateHandelingsplan, finishHandelingsplan, startHandelingsplan } from './loop.ts';
import type { PlanDeps } from './plek.ts';
import { proposeDoelen } from './voorstellen.ts';
import { discardConcept, restoreHandelingsplan, trashHandelingsplan, sweepPlannen } from './weggooien.ts';

export { savePlan } from './bewaren.ts';
export { inhoudVan, keuzeVan } from './inhoud.ts';
export { LEES_ROND_DAGEN, loadLeesstand, wieVan } from './lezen.ts';
export { beginPlan } from './loop.ts';
export { findPlan, holdPlan } from './plan.ts';
export { botst, noteer, type LeerlingPlek, type PlanDeps, type PlanPlek } from './plek.ts';
export { may as mayPlan } from './policy.ts';
export { kandidaten, leesvoorstellen } from './voorstellen.ts';
export { discardPlan } from './weggooien.ts';
export { findKop, insertPlan, listKoppen, insertVersie, openZorgdoelen, putDoelen, setEvaluatie, startPlan, type Kop } from './store.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const planHandlers = (deps: PlanDeps): Pick<Handlers, keyof typeof handelingsplannenRoutes> => ({
  listHandelingsplannen: ({ params }, caller) => listHandelingsplannen(deps, caller, params),
  proposeDoelen: ({ params }, caller) => proposeDoelen(deps, caller, params),
  readHandelingsplan: ({ params }, caller) => readHandelingsplan(deps, caller, params),
  saveHandelingsplan: ({ params, body }, caller) => saveHandelingsplan(deps, caller, params, body),
  listPlanversies: ({ params }, caller) => listPlanversies(deps, caller, params),
  startHandelingsplan: ({ params, body }, caller) => startHandelingsplan(deps, caller, params, body),
  finishHandelingsplan: ({ params, body }, caller) => finishHandelingsplan(deps, caller, params, body),
  evaluateHandelingsplan: ({ params, body }, caller) => evaluateHandelingsplan(deps, caller, params, body),
  addAanvulling: ({ params, body }, caller) => niets(addAanvulling(deps, caller, params, body)),
  continueHandelingsplan: ({ params, body }, caller) => niets(continueHandelingsplan(deps, caller, params, body.id)),
  discardConcept: ({ params }, caller) => niets(discardConcept(deps, caller, params)),
  trashHandelingsplan: ({ params }, caller) => niets(trashHandelingsplan(deps, caller, params)),
  restoreHandelingsplan: ({ params }, caller) => niets(restoreHandelingsplan(deps, caller, params)),
  notePlanafdruk: ({ params, body }, caller) => niets(notePlanafdruk(deps, caller, params, body.soort)),
});

export const feature = defineFeature({
  routes: handelingsplannenRoutes,
  handlers: planHandlers,
  sweeps: [{ name: 'weggegooide plannen', run: sweepPlannen }],
});
