import { ervaringenRoutes } from '@spelrijk/contract/ervaringen';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { deleteErvaring, listAlleErvaringen, listErvaringen, saveErvaring } from './service.ts';

type Namen = 'listErvaringen' | 'listAlleErvaringen' | 'saveErvaring' | 'deleteErvaring';

const ervaringHandlers = (deps: { readonly database: Database }): Pick<Handlers, Namen> => ({
  listErvaringen: () => listErvaringen(deps),
  listAlleErvaringen: (_input, caller) => listAlleErvaringen(deps, caller),
  saveErvaring: async ({ params, body }, caller) => {
    await saveErvaring(deps, caller, { ...body, id: params.id });
    return null;
  },
  deleteErvaring: async ({ params }, caller) => {
    await deleteErvaring(deps, caller, params.id);
    return null;
  },
});

export const feature = defineFeature({
  routes: ervaringenRoutes,
  handlers: ervaringHandlers,
});
