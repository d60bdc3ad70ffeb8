import { oefeninstellingenRoutes } from '@spelrijk/contract/oefeninstellingen';
import { defineFeature } from '../../../platform/feature.ts';
import { oefeninstellingHandlers } from './routes.ts';
import { createOefeninstellingService, type OefeninstellingDeps } from './service.ts';

export const feature = defineFeature({
  routes: oefeninstellingenRoutes,
  handlers: (deps: OefeninstellingDeps) => oefeninstellingHandlers(createOefeninstellingService(deps)),
});
