import type { Handlers } from '../../../platform/http/mount.ts';
import { inviteVriend, listVrienden, type VriendDeps } from './service.ts';

export const vriendHandlers = (deps: VriendDeps): Pick<Handlers, 'listVrienden' | 'inviteVriend'> => ({
  listVrienden: ({ params }, caller) => listVrienden(deps, caller, params.adminId),
  inviteVriend: async ({ params, body }, caller) => {
    await inviteVriend(deps, caller, params.adminId, body);
    return null;
  },
});
