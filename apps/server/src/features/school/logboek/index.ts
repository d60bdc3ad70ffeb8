import { logboekRoutes } from '@spelrijk/contract/logboek';
import { sealAudit, sweepAudit } from '../../../platform/auditzegel.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { readLogboek } from './service.ts';

interface LogboekDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

/** How long a line may stand without a seal (ms). */
const SEAL_EVERY = 60_000;

const logboekHandlers = (deps: { readonly database: Database }): Pick<Handlers, 'readLogboek'> => ({
  readLogboek: ({ params, query }, caller) => readLogboek(deps, caller, params.adminId, query),
});

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
