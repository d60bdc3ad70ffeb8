import { logboekRoutes } from '@spelrijk/contract/logboek';
import { defineFeature } from '../../../platform/feature.ts';
import { sealAudit, sweepAudit } from '../../../platform/auditzegel.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { logboekHandlers } from './routes.ts';

interface LogboekDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

/** How long a line may stand without a seal (ms). */
const SEAL_EVERY = 60_000;

export const feature = defineFeature({
  routes: logboekRoutes,
  handlers: logboekHandlers,
  sweeps: [
    {
      name: 'logboek',
      run: ({ database, instellingen }: LogboekDeps, now: number) => sweepAudit(database, instellingen().logboek, now),
    },
  ],
  ticks: [
    {
      name: 'logboek verzegelen',
      every: SEAL_EVERY,
      servers: 'one',
      run: ({ database }: LogboekDeps) => sealAudit(database),
    },
  ],
});
