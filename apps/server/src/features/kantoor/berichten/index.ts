import { berichtenRoutes } from '@spelrijk/contract/berichten';
import { defineFeature } from '../../../platform/feature.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { berichtHandlers } from './routes.ts';
import { mailBerichten, sweepBerichten, type BerichtDeps } from './versturen.ts';

export { countOngelezen } from './inbox.ts';
export { eraseBericht, insertBericht } from './store.ts';

/** How late a planned message may go out (ms). */
const MAIL_EVERY = 60_000;

export const feature = defineFeature({
  routes: berichtenRoutes,
  handlers: berichtHandlers,
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
