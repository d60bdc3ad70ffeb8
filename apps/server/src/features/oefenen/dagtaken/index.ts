import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { defineFeature } from '../../../platform/feature.ts';
import { dagtaakHandlers } from './routes.ts';

export { createDagTaken } from './plan.ts';
export { planProef, type Proefplan } from './service.ts';

export const feature = defineFeature({ routes: dagtakenRoutes, handlers: dagtaakHandlers });
