import { groepenRoutes } from '@spelrijk/contract/groepen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { groepHandlers } from './routes.ts';
import { createGroepService } from './service.ts';

export { aandachtNu } from './aandacht.ts';

export const feature = defineFeature({
  routes: groepenRoutes,
  handlers: (deps: { readonly database: Database }) => groepHandlers(createGroepService(deps)),
});
