import { meekijkenRoutes } from '@spelrijk/contract/meekijken';
import { defineFeature } from '../../../platform/feature.ts';
import { CODES } from '../../../platform/http/limiter.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { sweepMeekijken } from './koppelen.ts';
import { meekijkHandlers } from './routes.ts';
import { type MeekijkDeps } from './toegang.ts';

export { eindVanSchooljaar } from './koppelen.ts';
export { findKlant, saveLink, startLink } from './store.ts';

export const feature = defineFeature({
  routes: meekijkenRoutes,
  handlers: ({ limits, ...deps }: Omit<MeekijkDeps, 'tries'> & { readonly limits: Limits }) =>
    meekijkHandlers({ ...deps, tries: limits('verhuiscodes', CODES) }),
  sweeps: [{ name: 'meekijken', run: sweepMeekijken }],
});
