import { logboekRoutes } from '@spelrijk/contract/logboek';
import { defineFeature } from '../../../platform/feature.ts';
import { sweepAudit } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { logboekHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: logboekRoutes,
  handlers: logboekHandlers,
  sweeps: [
    {
      name: 'logboek',
      run: ({ database, instellingen }: { readonly database: Database; readonly instellingen: LeesInstellingen }, now: number) =>
        database.transact((db) => sweepAudit(db, instellingen().logboek, now)),
    },
  ],
});
