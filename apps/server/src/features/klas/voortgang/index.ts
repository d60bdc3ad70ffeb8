import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createExportService } from './export-service.ts';
import { createGroepVoortgangService } from './groep-service.ts';
import { voortgangHandlers } from './routes.ts';
import { createVoortgangService } from './service.ts';

export { labelNaam } from './labels.ts';
export { createGroepVoortgangService } from './groep-service.ts';

export const feature = defineFeature({
  routes: voortgangRoutes,
  handlers: ({ database }: { readonly database: Database }) =>
    voortgangHandlers(createVoortgangService({ database }), createGroepVoortgangService({ database }), createExportService({ database })),
});
