import { aanvragenRoutes } from '@spelrijk/contract/aanvragen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createKopieen } from '../../../platform/mail/kopieen.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { aanvraagHandlers } from './routes.ts';
import { sweepAanvragen } from './service.ts';
import type { StartDeps } from './thuisstart.ts';

interface Needs {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

export const feature = defineFeature({
  routes: aanvragenRoutes,
  handlers: (deps: StartDeps) => aanvraagHandlers({ ...deps, kopieen: createKopieen() }),
  sweeps: [
    {
      name: 'aanvragen',
      run: async ({ database, instellingen }: Needs, now: number) => {
        await sweepAanvragen(database.own, instellingen().aanvragen, now);
      },
    },
  ],
});
