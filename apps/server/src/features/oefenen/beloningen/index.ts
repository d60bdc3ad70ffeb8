import { beloningenRoutes } from '@spelrijk/contract/beloningen';
import { defineFeature } from '../../../platform/feature.ts';
import { beloningHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: beloningenRoutes,
  handlers: beloningHandlers,
});
