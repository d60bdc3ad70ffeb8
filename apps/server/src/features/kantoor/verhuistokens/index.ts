import { verhuistokensRoutes } from '@spelrijk/contract/verhuistokens';
import { defineFeature } from '../../../platform/feature.ts';
import { CODES } from '../../../platform/http/limiter.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { acceptVerhuistoken, refuseVerhuistoken, viewVerhuistoken } from './inlezen.ts';
import type { VerhuistokenDeps } from './toegang.ts';
import {
  createVerhuistoken,
  listVerhuistokens,
  readVerhuisaanbod,
  revokeVerhuistoken,
  setVerhuizenDoorDocenten,
  sweepVerhuistokens,
} from './uitgeven.ts';

export { saveToken } from './store.ts';

const verhuistokenHandlers = (deps: VerhuistokenDeps): Pick<Handlers, keyof typeof verhuistokensRoutes> => ({
  listVerhuistokens: ({ params, query }, caller) => listVerhuistokens(deps, caller, params.adminId, query),
  setVerhuizenDoorDocenten: async ({ params, body }, caller) => {
    await setVerhuizenDoorDocenten(deps, caller, params.adminId, body.mag);
    return null;
  },
  readVerhuisaanbod: ({ params }, caller) => readVerhuisaanbod(deps, caller, params),
  createVerhuistoken: ({ params, body }, caller) => createVerhuistoken(deps, caller, params, body),
  revokeVerhuistoken: ({ params }, caller) => revokeVerhuistoken(deps, caller, params.adminId, params.tokenId),
  viewVerhuistoken: ({ params, body }, caller) => viewVerhuistoken(deps, caller, params, body.code),
  acceptVerhuistoken: ({ params, body }, caller) => acceptVerhuistoken(deps, caller, params, body),
  refuseVerhuistoken: async ({ params, body }, caller) => {
    await refuseVerhuistoken(deps, caller, params, body.code);
    return null;
  },
});

export const feature = defineFeature({
  routes: verhuistokensRoutes,
  handlers: ({ limits, ...deps }: Omit<VerhuistokenDeps, 'tries'> & { readonly limits: Limits }) =>
    verhuistokenHandlers({ ...deps, tries: limits('verhuiscodes', CODES) }),
  sweeps: [{ name: 'verhuistokens', run: sweepVerhuistokens }],
});
