import { vriendenRoutes } from '@spelrijk/contract/vrienden';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { inviteVriend, listVrienden, type VriendDeps } from './service.ts';

const vriendHandlers = (deps: VriendDeps): Pick<Handlers, 'listVrienden' | 'inviteVriend'> => ({
  listVrienden: ({ params, query }, caller) => listVrienden(deps, caller, params.adminId, query),
  inviteVriend: async ({ params, body }, caller) => {
    await inviteVriend(deps, caller, params.adminId, body);
    return null;
  },
});

export const feature = defineFeature({
  routes: vriendenRoutes,
  handlers: vriendHandlers,
});
