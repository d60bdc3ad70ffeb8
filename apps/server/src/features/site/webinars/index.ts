import { webinarsRoutes } from '@spelrijk/contract/webinars';
import { defineFeature } from '../../../platform/feature.ts';
import { createKopieen } from '../../../platform/mail/kopieen.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { webinarHandlers } from './routes.ts';
import { type WebinarDeps } from './plaatsen.ts';
import { sweepWebinars } from './versturen.ts';

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
