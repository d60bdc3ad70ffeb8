import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { defineFeature } from '../../../platform/feature.ts';
import { planHandlers } from './routes.ts';
import { sweepPlannen } from './weggooien.ts';

export { inhoudVan, keuzeVan } from './inhoud.ts';
export { wieVan } from './lezen.ts';
export { findPlan, holdPlan } from './plan.ts';
export { botst, noteer, type LeerlingPlek, type PlanDeps, type PlanPlek } from './plek.ts';
export { findKop, insertPlan, insertVersie, openZorgdoelen, putDoelen, setEvaluatie, startPlan, type Kop } from './store.ts';

export const feature = defineFeature({
  routes: handelingsplannenRoutes,
  handlers: planHandlers,
  sweeps: [{ name: 'weggegooide plannen', run: sweepPlannen }],
});
