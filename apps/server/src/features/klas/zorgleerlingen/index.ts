import { zorgleerlingenRoutes } from '@spelrijk/contract/zorgleerlingen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { zorgleerlingHandlers } from './routes.ts';
import { createZorgleerlingService } from './service.ts';

export { closeVlag, insertVlag, listGevlagd } from './store.ts';

export const feature = defineFeature({
  routes: zorgleerlingenRoutes,
  handlers: (deps: { readonly database: Database }) => zorgleerlingHandlers(createZorgleerlingService(deps)),
});
