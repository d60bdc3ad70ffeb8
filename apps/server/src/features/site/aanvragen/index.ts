import { aanvragenRoutes } from '@spelrijk/contract/aanvragen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createKopieen } from '../../../platform/mail/kopieen.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { aanvraagHandlers } from './routes.ts';
import { sweepAanvragen } from './service.ts';

export const feature = defineFeature({
  routes: aanvragenRoutes,
  handlers: (deps: { readonly database: Database }) => aanvraagHandlers({ ...deps, kopieen: createKopieen() }),
  sweeps: [
    {
      name: 'aanvragen',
      run: async ({ database, instellingen }: { readonly database: Database; readonly instellingen: LeesInstellingen }, now: number) => {
        await sweepAanvragen(database.own, instellingen().aanvragen, now);
      },
    },
  ],
});
