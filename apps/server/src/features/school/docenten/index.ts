import { docentenRoutes } from '@spelrijk/contract/docenten';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { inviteDocenten } from './allen-uitnodigen.ts';
import type { DocentDeps } from './docent.ts';
import { assignGroepen, listDocenten, updateDocent } from './service.ts';
import { createDocent, deleteDocent, resendDocentUitnodiging } from './uitnodigen.ts';

export { setGroepen } from './store.ts';

type Routes =
  | 'listDocenten'
  | 'createDocent'
  | 'updateDocent'
  | 'assignGroepen'
  | 'resendDocentUitnodiging'
  | 'inviteDocenten'
  | 'deleteDocent';

const docentHandlers = (deps: DocentDeps): Pick<Handlers, Routes> => ({
  listDocenten: ({ params }, caller) => listDocenten(deps, caller, params.adminId),
  createDocent: ({ params, body }, caller) => createDocent(deps, caller, params.adminId, body),
  updateDocent: async ({ params, body }, caller) => {
    await updateDocent(deps, caller, params, body);
    return null;
  },
  assignGroepen: async ({ params, body }, caller) => {
    await assignGroepen(deps, caller, params, body);
    return null;
  },
  resendDocentUitnodiging: async ({ params, body }, caller) => {
    await resendDocentUitnodiging(deps, caller, params, body.email);
    return null;
  },
  inviteDocenten: ({ params, body }, caller) => inviteDocenten(deps, caller, params.adminId, body.docentIds),
  deleteDocent: async ({ params }, caller) => {
    await deleteDocent(deps, caller, params);
    return null;
  },
});

export const feature = defineFeature({
  routes: docentenRoutes,
  handlers: docentHandlers,
});
