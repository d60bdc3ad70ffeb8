import type { instellingenRoutes as contract } from '@spelrijk/contract/instellingen';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { InstellingService } from './service.ts';

export const instellingHandlers = (instellingen: InstellingService): Pick<Handlers, keyof typeof contract> => ({
  listInstellingen: (_input, { actor }) => instellingen.list(actor),
  readInstelling: ({ params }, { actor }) => instellingen.read(actor, params.sleutel),
  updateInstelling: ({ params, body }, { actor, now }) => instellingen.update(actor, params.sleutel, body, now),
});
