import type { Handlers } from '../../platform/http/mount.ts';
import type { AanvraagService } from './service.ts';

type Namen =
  | 'createAanvraag'
  | 'createContactvraag'
  | 'listAanvragen'
  | 'setAanvraagStatus'
  | 'listContactvragen'
  | 'setContactvraagStatus';

export const aanvraagRoutes = (service: AanvraagService): Pick<Handlers, Namen> => ({
  createAanvraag: ({ body }, { now }) => service.vraagAan(body, now),
  createContactvraag: ({ body }, { now }) => service.stelVraag(body, now),
  listAanvragen: (_input, { actor }) => service.listAanvragen(actor),
  listContactvragen: (_input, { actor }) => service.listVragen(actor),
  setAanvraagStatus: async ({ params, body }, { actor, now }) => {
    await service.setAanvraagStatus(actor, params.id, body.status, body.adminId, now);
    return null;
  },
  setContactvraagStatus: async ({ params, body }, { actor, now }) => {
    await service.setVraagStatus(actor, params.id, body.status, now);
    return null;
  },
});
