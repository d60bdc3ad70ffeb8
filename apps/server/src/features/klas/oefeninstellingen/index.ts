import { oefeninstellingenRoutes } from '@spelrijk/contract/oefeninstellingen';
import { defineFeature } from '../../../platform/feature.ts';
import { oefeninstellingHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: oefeninstellingenRoutes,
  handlers: oefeninstellingHandlers,
});
