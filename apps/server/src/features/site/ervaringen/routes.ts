import type { Handlers } from '../../../platform/http/mount.ts';
import type { ErvaringService } from './service.ts';

type Namen = 'listErvaringen' | 'listAlleErvaringen' | 'saveErvaring' | 'deleteErvaring';

export const ervaringHandlers = (service: ErvaringService): Pick<Handlers, Namen> => ({
  listErvaringen: () => service.listZichtbaar(),
  listAlleErvaringen: (_input, { actor }) => service.list(actor),
  saveErvaring: async ({ params, body }, { actor, now }) => {
    await service.save(actor, { ...body, id: params.id }, now);
    return null;
  },
  deleteErvaring: async ({ params }, { actor }) => {
    await service.delete(actor, params.id);
    return null;
  },
});
