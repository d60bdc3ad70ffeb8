import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { defineFeature } from '../../../platform/feature.ts';
import { landkaartHandlers } from './routes.ts';
import { createLandkaartService, type LandkaartDeps } from './service.ts';

export const feature = defineFeature({
  routes: landkaartRoutes,
  handlers: (deps: LandkaartDeps) => landkaartHandlers(createLandkaartService(deps)),
});
