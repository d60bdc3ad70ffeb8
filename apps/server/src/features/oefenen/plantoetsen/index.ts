import { plantoetsenRoutes } from '@spelrijk/contract/plantoetsen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { ToetsDeps } from '../toetsen/index.ts';
import { createPlantoets, previewPlantoets, readPlantoets, savePapier } from './service.ts';

export { buildPlantoets, insertPlantoets, type Klaargezet } from './klaarzetten.ts';
export { createPlantoets, readPlantoets, savePapier } from './service.ts';

const plantoetsHandlers = (deps: ToetsDeps): Pick<Handlers, keyof typeof plantoetsenRoutes> => ({
  previewPlantoets: ({ params, query }, { actor, now }) =>
    previewPlantoets(deps, { actor, actie: 'carePlan.read', ...params, now }, params.planId, query.doelen.split(',')),
  createPlantoets: ({ params, body }, { actor, now }) =>
    createPlantoets(deps, { actor, actie: 'carePlan.addFinalTest', ...params, now }, params.planId, body),
  readPlantoets: ({ params }, { actor, now }) => readPlantoets(deps, { actor, actie: 'carePlan.read', ...params, now }, params),
  savePlantoetsPapier: ({ params, body }, { actor, now }) =>
    savePapier(deps, { actor, actie: 'carePlan.addFinalTest', ...params, now }, params, body),
});

export const feature = defineFeature({ routes: plantoetsenRoutes, handlers: plantoetsHandlers });
