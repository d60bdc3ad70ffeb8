import type { Handlers } from '../../../platform/http/mount.ts';
import type { VriendService } from './service.ts';

export const vriendHandlers = (vrienden: VriendService): Pick<Handlers, 'listVrienden' | 'inviteVriend'> => ({
  listVrienden: ({ params }, { actor, now }) => vrienden.list(actor, params.adminId, now),
  inviteVriend: async ({ params, body }, { actor, now }) => {
    await vrienden.invite(actor, params.adminId, body, now);
    return null;
  },
});
