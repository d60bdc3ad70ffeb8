import { groepenRoutes } from '@spelrijk/contract/groepen';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { createGroep, deleteGroep, updateGroep } from './beheer.ts';
import { listGroepen, readGroep } from './service.ts';

export { aandachtNu, named } from './aandacht.ts';
export { readKinderen, zonderWachtenden } from './service.ts';
export { insertGroep } from './store-beheer.ts';

const groepHandlers = (deps: { readonly database: Database }): Pick<Handlers, keyof typeof groepenRoutes> => ({
  listGroepen: ({ params }, caller) => listGroepen(deps, caller, params.adminId),
  readGroep: ({ params }, caller) => readGroep(deps, caller, params.adminId, params.groepId),
  createGroep: async ({ params, body }, caller) => {
    await createGroep(deps, caller, params.adminId, body);
    return null;
  },
  updateGroep: async ({ params, body }, caller) => {
    await updateGroep(deps, caller, params, body);
    return null;
  },
  deleteGroep: async ({ params }, caller) => {
    await deleteGroep(deps, caller, params);
    return null;
  },
});

export const feature = defineFeature({
  routes: groepenRoutes,
  handlers: groepHandlers,
});
