import { mailtemplatesRoutes } from '@spelrijk/contract/mailtemplates';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { mailtemplateHandlers } from './routes.ts';
import { createMailtemplateService } from './service.ts';

export { countKapot } from './service.ts';

export const feature = defineFeature({
  routes: mailtemplatesRoutes,
  handlers: (deps: { readonly database: Database }) => mailtemplateHandlers(createMailtemplateService(deps)),
});
