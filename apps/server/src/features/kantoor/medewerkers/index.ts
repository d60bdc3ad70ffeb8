import { medewerkersRoutes } from '@spelrijk/contract/medewerkers';
import { defineFeature } from '../../../platform/feature.ts';
import { medewerkerHandlers } from './routes.ts';
import { createMedewerkerService, type MedewerkerDeps } from './service.ts';

export const feature = defineFeature({
  routes: medewerkersRoutes,
  handlers: (deps: MedewerkerDeps) => medewerkerHandlers(createMedewerkerService(deps)),
});
