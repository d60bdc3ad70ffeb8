import { verhuistokensRoutes } from '@spelrijk/contract/verhuistokens';
import { defineFeature } from '../../../platform/feature.ts';
import { CODES } from '../../../platform/http/limiter.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { verhuistokenHandlers } from './routes.ts';
import { type VerhuistokenDeps } from './toegang.ts';
import { sweepVerhuistokens } from './uitgeven.ts';

export { saveToken } from './store.ts';

export const feature = defineFeature({
  routes: verhuistokensRoutes,
  handlers: ({ limits, ...deps }: Omit<VerhuistokenDeps, 'tries'> & { readonly limits: Limits }) =>
    verhuistokenHandlers({ ...deps, tries: limits('verhuiscodes', CODES) }),
  sweeps: [{ name: 'verhuistokens', run: sweepVerhuistokens }],
});
