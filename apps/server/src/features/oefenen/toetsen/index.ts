import { toetsenRoutes } from '@spelrijk/contract/toetsen';
import { defineFeature } from '../../../platform/feature.ts';
import { toetsHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: toetsenRoutes,
  handlers: toetsHandlers,
});
