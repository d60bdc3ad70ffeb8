import type { Handlers } from '../../../platform/http/mount.ts';
import type { webinarsRoutes as contract } from '@spelrijk/contract/webinars';
import type { WebinarService } from './service.ts';

export const webinarHandlers = (webinars: WebinarService): Pick<Handlers, keyof typeof contract> => ({
  listOpenWebinars: (_input, { now }) => webinars.listOpen(now),
  signUpWebinar: ({ params, body }, { adres, now }) => webinars.signUp(params.webinarId, body, adres, now),
  signOffWebinar: async ({ body }, { now }) => {
    await webinars.signOff(body.id, now);
    return null;
  },
  readWebinarAgenda: ({ params }) => webinars.agenda(params.webinarId),
  listWebinars: (_input, { actor }) => webinars.list(actor),
  saveWebinar: async ({ params, body }, { actor, now }) => {
    await webinars.save(actor, params.webinarId, body, now);
    return null;
  },
  cancelWebinar: async ({ params }, { actor, now }) => {
    await webinars.cancel(actor, params.webinarId, now);
    return null;
  },
  listAanmeldingen: ({ params }, { actor }) => webinars.listAanmeldingen(actor, params.webinarId),
  setAanwezig: async ({ params, body }, { actor }) => {
    await webinars.setAanwezig(actor, params.webinarId, params.aanmeldingId, body.aanwezig);
    return null;
  },
  previewPresentie: ({ params, body }, { actor }) => webinars.previewPresentie(actor, params.webinarId, body.tekst),
  markPresentie: ({ params, body }, { actor }) => webinars.markPresentie(actor, params.webinarId, body.ids),
});
