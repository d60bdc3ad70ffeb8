import { ervaringenRoutes } from '@spelrijk/contract/ervaringen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ervaringHandlers } from './routes.ts';
import { createErvaringService } from './service.ts';

export const feature = defineFeature({
  routes: ervaringenRoutes,
  handlers: (deps: { readonly database: Database }) => ervaringHandlers(createErvaringService(deps)),
});
