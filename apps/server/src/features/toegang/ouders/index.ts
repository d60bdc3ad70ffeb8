import { oudersRoutes } from '@spelrijk/contract/ouders';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { inviteOuder, listOuders, removeOuder, type OuderDeps } from './service.ts';

const ouderHandlers = (deps: OuderDeps): Pick<Handlers, keyof typeof oudersRoutes> => ({
  listOuders: ({ params }, caller) => listOuders(deps, caller, params.adminId),
  inviteOuder: async ({ params, body }, caller) => {
    await inviteOuder(deps, caller, params, body);
    return null;
  },
  removeOuder: async ({ params }, caller) => {
    await removeOuder(deps, caller, params);
    return null;
  },
});

export const feature = defineFeature({ routes: oudersRoutes, handlers: ouderHandlers });
