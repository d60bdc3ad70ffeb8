import type { handelingsplannenRoutes as contract } from '@spelrijk/contract/handelingsplannen';
import type { Handlers } from '../../../platform/http/mount.ts';
import { saveHandelingsplan } from './bewaren.ts';
import { listHandelingsplannen, listPlanversies, notePlanafdruk, readHandelingsplan } from './lezen.ts';
import { addAanvulling, continueHandelingsplan, evaluateHandelingsplan, finishHandelingsplan, startHandelingsplan } from './loop.ts';
import type { PlanDeps } from './plek.ts';
import { proposeDoelen } from './voorstellen.ts';
import { discardConcept, restoreHandelingsplan, trashHandelingsplan } from './weggooien.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

export const planHandlers = (deps: PlanDeps): Pick<Handlers, keyof typeof contract> => ({
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
