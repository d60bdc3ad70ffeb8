import { roadmapRoutes } from '@spelrijk/contract/roadmap';
import { defineFeature } from '../../../platform/feature.ts';
import { roadmapHandlers } from './routes.ts';

export { eraseItem, saveItem } from './store.ts';

export const feature = defineFeature({
  routes: roadmapRoutes,
  handlers: roadmapHandlers,
});
