import { takenRoutes } from '@spelrijk/contract/taken';
import { defineFeature } from '../../../platform/feature.ts';
import { taakHandlers } from './routes.ts';

export { readPlanInvoer, type PlanDeps, type PlanInvoer, type Plankennis, type Plek } from './plan-invoer.ts';
export { createProeftaken, type Proeftaken } from './proef.ts';
export { findTaak, type TaakDeps } from './service.ts';
export { findTaak as findBewaardeTaak, finishTaak, insertTaken, listDagTaken, listRecentGames, type TaakRij } from './store.ts';
export { buildTaak, MUNTEN_PER_TAAK, uitPlan } from './taak.ts';

export const feature = defineFeature({ routes: takenRoutes, handlers: taakHandlers });
