import { verhuizingenRoutes } from '@spelrijk/contract/verhuizingen';
import { defineFeature } from '../../../platform/feature.ts';
import { verhuizingHandlers } from './routes.ts';
import { createVerhuizingService, type VerhuizingDeps } from './service.ts';

export const feature = defineFeature({
  routes: verhuizingenRoutes,
  handlers: (deps: VerhuizingDeps) => verhuizingHandlers(createVerhuizingService(deps)),
  sweeps: [{ name: 'verhuizingen', run: (deps: VerhuizingDeps, now: number) => createVerhuizingService(deps).sweep(now) }],
});
