import { adminsRoutes } from '@spelrijk/contract/admins';
import { defineFeature } from '../../../platform/feature.ts';
import { createAccountService, type AdminDeps } from './account-service.ts';
import { createKlantService } from './klant-service.ts';
import { accountHandlers, klantHandlers, verwijderHandlers } from './routes.ts';
import { createVerwijderService, sweepKlanten } from './verwijder-service.ts';

export const feature = defineFeature({
  routes: adminsRoutes,
  handlers: (deps: AdminDeps) => ({
    ...accountHandlers(createAccountService(deps)),
    ...klantHandlers(createKlantService(deps)),
    ...verwijderHandlers(createVerwijderService(deps)),
  }),
  sweeps: [{ name: 'klanten', last: true, run: ({ database }: Pick<AdminDeps, 'database'>, now: number) => sweepKlanten(database, now) }],
});
