import type { Handlers } from '../../../platform/http/mount.ts';
import type { webinarsRoutes as contract } from '@spelrijk/contract/webinars';
import { listOpenWebinars, readWebinarAgenda, signOffWebinar, signUpWebinar } from './aanmelden.ts';
import { listAanmeldingen, markPresentie, previewPresentie, setAanwezig } from './aanwezigheid.ts';
import { type AanmeldDeps } from './plaatsen.ts';
import { cancelWebinar, listWebinars, saveWebinar } from './service.ts';

export const webinarHandlers = (deps: AanmeldDeps): Pick<Handlers, keyof typeof contract> => ({
  listOpenWebinars: (_input, { now }) => listOpenWebinars(deps, now),
  signUpWebinar: ({ params, body }, { adres, now }) => signUpWebinar(deps, params.webinarId, body, adres, now),
  signOffWebinar: async ({ body }, { now }) => {
    await signOffWebinar(deps, body.id, now);
    return null;
  },
  readWebinarAgenda: ({ params }) => readWebinarAgenda(deps, params.webinarId),
  listWebinars: (_input, caller) => listWebinars(deps, caller),
  saveWebinar: async ({ params, body }, caller) => {
    await saveWebinar(deps, caller, params.webinarId, body);
    return null;
  },
  cancelWebinar: async ({ params }, caller) => {
    await cancelWebinar(deps, caller, params.webinarId);
    return null;
  },
  listAanmeldingen: ({ params }, caller) => listAanmeldingen(deps, caller, params.webinarId),
  setAanwezig: async ({ params, body }, caller) => {
    await setAanwezig(deps, caller, params.webinarId, params.aanmeldingId, body.aanwezig);
    return null;
  },
  previewPresentie: ({ params, body }, caller) => previewPresentie(deps, caller, params.webinarId, body.tekst),
  markPresentie: ({ params, body }, caller) => markPresentie(deps, caller, params.webinarId, body.ids),
});
