import { mailtemplatesRoutes } from '@spelrijk/contract/mailtemplates';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createCounter } from '../../../platform/http/counter.ts';
import { mailtemplateHandlers } from './routes.ts';
import { PROEFMAILS } from './service.ts';

export { countKapot } from './stand.ts';

export const feature = defineFeature({
  routes: mailtemplatesRoutes,
  handlers: ({ database }: { readonly database: Database }) => mailtemplateHandlers({ database, proefmails: createCounter(PROEFMAILS) }),
});
