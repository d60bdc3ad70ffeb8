import { aanvragenRoutes } from '@spelrijk/contract/aanvragen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { aanvraagHandlers } from './routes.ts';
import { createAanvraagService, sweepAanvragen } from './service.ts';

export const feature = defineFeature({
  routes: aanvragenRoutes,
  handlers: (deps: { readonly database: Database }) => aanvraagHandlers(createAanvraagService(deps)),
  sweeps: [
    {
      name: 'aanvragen',
      run: async ({ database, instellingen }: { readonly database: Database; readonly instellingen: LeesInstellingen }, now: number) => {
        await sweepAanvragen(database.own, instellingen().aanvragen, now);
      },
    },
  ],
});
