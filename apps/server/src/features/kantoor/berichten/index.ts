import { berichtenRoutes } from '@spelrijk/contract/berichten';
import { defineFeature } from '../../../platform/feature.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { berichtHandlers } from './routes.ts';
import { createBerichtService, mailBerichten, sweepBerichten, type BerichtDeps } from './service.ts';

export { createBerichtService } from './service.ts';
export { eraseBericht, insertBericht } from './store.ts';

/** How late a planned message may go out (ms). */
const MAIL_EVERY = 60_000;

export const feature = defineFeature({
  routes: berichtenRoutes,
  handlers: (deps: BerichtDeps) => berichtHandlers(createBerichtService(deps)),
  sweeps: [
    {
      name: 'berichten',
      run: ({ database, instellingen }: BerichtDeps & { readonly instellingen: LeesInstellingen }, now: number) =>
        sweepBerichten(database, instellingen().berichten, now),
    },
  ],
  ticks: [
    {
      name: 'geplande berichten mailen',
      every: MAIL_EVERY,
      servers: 'one',
      run: (deps: BerichtDeps, now: number) => mailBerichten(deps, now),
    },
  ],
});
