import { uitnodigingenRoutes } from '@spelrijk/contract/uitnodigingen';
import { defineFeature } from '../../../platform/feature.ts';
import { uitnodigingenHandlers } from './routes.ts';
import { createUitnodigingenService, type UitnodigingenDeps } from './service.ts';

export const feature = defineFeature({
  routes: uitnodigingenRoutes,
  handlers: (deps: UitnodigingenDeps) => uitnodigingenHandlers(createUitnodigingenService(deps)),
});
