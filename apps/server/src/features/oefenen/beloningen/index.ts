import { beloningenRoutes } from '@spelrijk/contract/beloningen';
import { defineFeature } from '../../../platform/feature.ts';
import { beloningHandlers } from './routes.ts';
import { createBeloningService, type BeloningDeps } from './service.ts';

export const feature = defineFeature({
  routes: beloningenRoutes,
  handlers: (deps: BeloningDeps) => beloningHandlers(createBeloningService(deps)),
});
