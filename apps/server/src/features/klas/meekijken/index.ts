import { meekijkenRoutes } from '@spelrijk/contract/meekijken';
import { defineFeature } from '../../../platform/feature.ts';
import { CODES } from '../../../platform/http/limiter.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { acceptMeekijk, createMeekijk, endMeekijk, listMeekijken, viewMeekijkcode, sweepMeekijken } from './koppelen.ts';
import { readMeekijk } from './lezen.ts';
import type { MeekijkDeps } from './toegang.ts';

export { eindVanSchooljaar } from './koppelen.ts';
export { findKlant, saveLink, startLink } from './store.ts';

const meekijkHandlers = (deps: MeekijkDeps): Pick<Handlers, keyof typeof meekijkenRoutes> => ({
  listMeekijken: ({ params, query }, caller) => listMeekijken(deps, caller, params.adminId, query),
  createMeekijk: ({ params, body }, caller) => createMeekijk(deps, caller, params, body),
  endMeekijk: ({ params }, caller) => endMeekijk(deps, caller, params.adminId, params.meekijkId),
  viewMeekijkcode: ({ params, body }, caller) => viewMeekijkcode(deps, caller, params.adminId, body.code),
  acceptMeekijk: ({ params, body }, caller) => acceptMeekijk(deps, caller, params.adminId, body.code),
  readMeekijk: ({ params }, caller) => readMeekijk(deps, caller, params.adminId, params.meekijkId),
});

export const feature = defineFeature({
  routes: meekijkenRoutes,
  handlers: ({ limits, ...deps }: Omit<MeekijkDeps, 'tries'> & { readonly limits: Limits }) =>
    meekijkHandlers({ ...deps, tries: limits('verhuiscodes', CODES) }),
  sweeps: [{ name: 'meekijken', run: sweepMeekijken }],
});
