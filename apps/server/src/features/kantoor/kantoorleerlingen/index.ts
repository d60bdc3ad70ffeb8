import { kantoorleerlingenRoutes } from '@spelrijk/contract/kantoorleerlingen';
import { defineFeature } from '../../../platform/feature.ts';
import { KINDEREN } from '../../../platform/http/limiter.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { kantoorleerlingHandlers } from './routes.ts';
import { type KantoorleerlingDeps } from './service.ts';

export const feature = defineFeature({
  routes: kantoorleerlingenRoutes,
  handlers: ({ database, limits }: Pick<KantoorleerlingDeps, 'database'> & { readonly limits: Limits }) =>
    kantoorleerlingHandlers({ database, limiter: limits('kantoorleerlingen', KINDEREN) }),
});
