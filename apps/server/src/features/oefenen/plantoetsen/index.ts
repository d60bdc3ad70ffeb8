import { plantoetsenRoutes } from '@spelrijk/contract/plantoetsen';
import { defineFeature } from '../../../platform/feature.ts';
import { plantoetsHandlers } from './routes.ts';

export { buildPlantoets, createPlantoets, insertPlantoets, readPlantoets, savePapier, type Klaargezet } from './service.ts';

export const feature = defineFeature({ routes: plantoetsenRoutes, handlers: plantoetsHandlers });
