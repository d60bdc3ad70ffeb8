import type { Handlers } from '../../../platform/http/mount.ts';
import type { AanvraagService } from './service.ts';

type Namen =
  | 'createAanvraag'
  | 'createContactvraag'
  | 'listAanvragen'
  | 'setAanvraagStatus'
  | 'listContactvragen'
  | 'setContactvraagStatus';

export const aanvraagHandlers = (service: AanvraagService): Pick<Handlers, Namen> => ({
  createAanvraag: ({ body }, { adres, now }) => service.vraagAan(body, adres, now),
  createContactvraag: ({ body }, { adres, now }) => service.stelVraag(body, adres, now),
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
