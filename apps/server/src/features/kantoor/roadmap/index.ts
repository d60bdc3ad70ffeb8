import { roadmapRoutes } from '@spelrijk/contract/roadmap';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { roadmapHandlers } from './routes.ts';
import { createRoadmapService } from './service.ts';

export { eraseItem, saveItem } from './store.ts';

export const feature = defineFeature({
  routes: roadmapRoutes,
  handlers: (deps: { readonly database: Database }) => roadmapHandlers(createRoadmapService(deps)),
});
