import type { Handlers } from '../../../platform/http/mount.ts';
import type { DocentService } from './service.ts';

type Routes = 'listDocenten' | 'createDocent' | 'updateDocent' | 'assignGroepen' | 'resendDocentUitnodiging' | 'deleteDocent';

export const docentHandlers = (docenten: DocentService): Pick<Handlers, Routes> => ({
  listDocenten: ({ params }, { actor, now }) => docenten.list(actor, params.adminId, now),
  createDocent: ({ params, body }, { actor, now }) => docenten.create(actor, params.adminId, body, now),
  updateDocent: async ({ params, body }, { actor, now }) => {
    await docenten.update(actor, params, body, now);
    return null;
  },
  assignGroepen: async ({ params, body }, { actor, now }) => {
    await docenten.assignGroepen(actor, params, body.groepIds, now);
    return null;
  },
  resendDocentUitnodiging: async ({ params, body }, { actor, now }) => {
    await docenten.resend(actor, params, body.email, now);
    return null;
  },
  deleteDocent: async ({ params }, { actor, now }) => {
    await docenten.remove(actor, params, now);
    return null;
  },
});
