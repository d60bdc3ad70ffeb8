import { roadmapRoutes } from '@spelrijk/contract/roadmap';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { deleteRoadmapitem, hideReactie, listKantoorRoadmap, orderRoadmap, saveRoadmapitem } from './service.ts';
import { deleteReactie, listRoadmap, saveReactie, setStem } from './stemmen.ts';

export { eraseItem, saveItem } from './store.ts';

const roadmapHandlers = (deps: { readonly database: Database }): Pick<Handlers, keyof typeof roadmapRoutes> => ({
  listRoadmap: ({ params }, caller) => listRoadmap(deps, caller, params.adminId),
  setStem: async ({ params, body }, caller) => {
    await setStem(deps, caller, params, body.stem);
    return null;
  },
  saveReactie: async ({ params, body }, caller) => {
    await saveReactie(deps, caller, params, body.tekst);
    return null;
  },
  deleteReactie: async ({ params }, caller) => {
    await deleteReactie(deps, caller, params);
    return null;
  },
  listKantoorRoadmap: (_input, caller) => listKantoorRoadmap(deps, caller),
  saveRoadmapitem: async ({ params, body }, caller) => {
    await saveRoadmapitem(deps, caller, params.itemId, body);
    return null;
  },
  deleteRoadmapitem: async ({ params }, caller) => {
    await deleteRoadmapitem(deps, caller, params.itemId);
    return null;
  },
  orderRoadmap: async ({ body }, caller) => {
    await orderRoadmap(deps, caller, body.itemIds);
    return null;
  },
  hideReactie: async ({ params, body }, caller) => {
    await hideReactie(deps, caller, params, body);
    return null;
  },
});

export const feature = defineFeature({
  routes: roadmapRoutes,
  handlers: roadmapHandlers,
});
