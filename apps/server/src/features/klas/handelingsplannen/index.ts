import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { defineFeature } from '../../../platform/feature.ts';
import { planHandlers } from './routes.ts';
import { sweepPlannen } from './weggooien.ts';

export { savePlan } from './bewaren.ts';
export { inhoudVan, keuzeVan } from './inhoud.ts';
export { wieVan } from './lezen.ts';
export { beginPlan } from './loop.ts';
export { findPlan, holdPlan } from './plan.ts';
export { botst, noteer, type LeerlingPlek, type PlanDeps, type PlanPlek } from './plek.ts';
export { may as mayPlan } from './policy.ts';
export { kandidaten } from './voorstellen.ts';
export { discardPlan } from './weggooien.ts';
export { findKop, insertPlan, listKoppen, insertVersie, openZorgdoelen, putDoelen, setEvaluatie, startPlan, type Kop } from './store.ts';

export const feature = defineFeature({
  routes: handelingsplannenRoutes,
  handlers: planHandlers,
  sweeps: [{ name: 'weggegooide plannen', run: sweepPlannen }],
});
