import type { roadmapRoutes as contract } from '@spelrijk/contract/roadmap';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { RoadmapService } from './service.ts';

export const roadmapHandlers = (roadmap: RoadmapService): Pick<Handlers, keyof typeof contract> => ({
  listRoadmap: ({ params }, { actor, now }) => roadmap.list(actor, params.adminId, now),
  setStem: async ({ params, body }, { actor, now }) => {
    await roadmap.setStem(actor, params, body.stem, now);
    return null;
  },
  saveReactie: async ({ params, body }, { actor, now }) => {
    await roadmap.saveReactie(actor, params, body.tekst, now);
    return null;
  },
  deleteReactie: async ({ params }, { actor }) => {
    await roadmap.deleteReactie(actor, params);
    return null;
  },
  listKantoorRoadmap: (_input, { actor }) => roadmap.listKantoor(actor),
  saveRoadmapitem: async ({ params, body }, { actor, now }) => {
    await roadmap.save(actor, params.itemId, body, now);
    return null;
  },
  deleteRoadmapitem: async ({ params }, { actor }) => {
    await roadmap.delete(actor, params.itemId);
    return null;
  },
  orderRoadmap: async ({ body }, { actor }) => {
    await roadmap.order(actor, body.itemIds);
    return null;
  },
  hideReactie: async ({ params, body }, { actor, now }) => {
    await roadmap.hide(actor, params, body, now);
    return null;
  },
});
