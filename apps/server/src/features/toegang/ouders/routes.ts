import type { oudersRoutes as contract } from '@spelrijk/contract/ouders';
import type { Handlers } from '../../../platform/http/mount.ts';
import { inviteOuder, listOuders, removeOuder, type OuderDeps } from './service.ts';

export const ouderHandlers = (deps: OuderDeps): Pick<Handlers, keyof typeof contract> => ({
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
