import { webinarsRoutes } from '@spelrijk/contract/webinars';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { createKopieen } from '../../../platform/mail/kopieen.ts';
import { listOpenWebinars, readWebinarAgenda, signOffWebinar, signUpWebinar } from './aanmelden.ts';
import { listAanmeldingen, markPresentie, previewPresentie, setAanwezig } from './aanwezigheid.ts';
import type { AanmeldDeps, WebinarDeps } from './plaatsen.ts';
import { cancelWebinar, listWebinars, saveWebinar } from './service.ts';
import { sweepWebinars } from './versturen.ts';

const webinarHandlers = (deps: AanmeldDeps): Pick<Handlers, keyof typeof webinarsRoutes> => ({
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

export const feature = defineFeature({
  routes: webinarsRoutes,
  handlers: (deps: WebinarDeps) => webinarHandlers({ ...deps, kopieen: createKopieen() }),
  sweeps: [
    {
      name: 'webinars',
      run: ({ instellingen, ...deps }: WebinarDeps & { readonly instellingen: LeesInstellingen }, now: number) =>
        sweepWebinars(deps, instellingen().webinars, now),
    },
  ],
});
