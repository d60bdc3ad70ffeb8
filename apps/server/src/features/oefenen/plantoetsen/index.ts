import { plantoetsenRoutes } from '@spelrijk/contract/plantoetsen';
import { defineFeature } from '../../../platform/feature.ts';
import { plantoetsHandlers } from './routes.ts';

export { buildPlantoets, insertPlantoets, type Klaargezet } from './klaarzetten.ts';
export { createPlantoets, readPlantoets, savePapier } from './service.ts';

export const feature = defineFeature({ routes: plantoetsenRoutes, handlers: plantoetsHandlers });
