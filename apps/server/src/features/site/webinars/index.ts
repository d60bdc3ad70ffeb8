import { webinarsRoutes } from '@spelrijk/contract/webinars';
import { defineFeature } from '../../../platform/feature.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { webinarHandlers } from './routes.ts';
import { createWebinarService, sweepWebinars, type WebinarDeps } from './service.ts';

export const feature = defineFeature({
  routes: webinarsRoutes,
  handlers: (deps: WebinarDeps) => webinarHandlers(createWebinarService(deps)),
  sweeps: [
    {
      name: 'webinars',
      run: ({ instellingen, ...deps }: WebinarDeps & { readonly instellingen: LeesInstellingen }, now: number) =>
        sweepWebinars(deps, instellingen().webinars, now),
    },
  ],
});
