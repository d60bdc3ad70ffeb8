import { aanvragenRoutes } from '@spelrijk/contract/aanvragen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createKopieen } from '../../../platform/mail/kopieen.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import type { Adressen } from '../../../platform/regio.ts';
import { aanvraagHandlers } from './routes.ts';
import { sweepAanvragen } from './service.ts';

interface Needs {
  readonly database: Database;
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

export const feature = defineFeature({
  routes: aanvragenRoutes,
  handlers: (deps: Needs) => aanvraagHandlers({ ...deps, kopieen: createKopieen() }),
  sweeps: [
    {
      name: 'aanvragen',
      run: async ({ database, instellingen }: Needs, now: number) => {
        await sweepAanvragen(database.own, instellingen().aanvragen, now);
      },
    },
  ],
});
