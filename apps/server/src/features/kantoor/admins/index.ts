import { adminsRoutes } from '@spelrijk/contract/admins';
import { defineFeature } from '../../../platform/feature.ts';
import { type AdminDeps } from './account-service.ts';
import { sweepAfgelopen } from './afloop-service.ts';
import { accountHandlers, klantHandlers, verwijderHandlers } from './routes.ts';
import { sweepKlanten } from './verwijder-service.ts';

export { openThuis } from './thuis.ts';

export const feature = defineFeature({
  routes: adminsRoutes,
  handlers: (deps: AdminDeps) => ({
    ...accountHandlers(deps),
    ...klantHandlers(deps),
    ...verwijderHandlers(deps),
  }),
  sweeps: [
    { name: 'licenties voorbij', run: (deps: AdminDeps, now: number) => sweepAfgelopen(deps, now) },
    { name: 'klanten', last: true, run: ({ database }: Pick<AdminDeps, 'database'>, now: number) => sweepKlanten(database, now) },
  ],
});
