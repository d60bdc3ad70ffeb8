import { adminsRoutes } from '@spelrijk/contract/admins';
import { defineFeature } from '../../../platform/feature.ts';
import { sweepGewist } from '../../../platform/gewist.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { confirmMailadres, readAccountgegevens, updateAccountgegevens, type AdminDeps } from './account-service.ts';
import { sweepAfgelopen } from './afloop-service.ts';
import { createAdmin, listAdmins, readAdmin, resendBeheerderUitnodiging, setAdminStatus } from './klant-service.ts';
import { deleteAdmin, listKlantwissingen, restoreAdmin, sweepKlanten } from './verwijder-service.ts';

export { eraseOpnieuw, openWislijst, type Opnieuw } from './opnieuw-service.ts';
export { openThuis } from './thuis.ts';
export { sweepKlanten } from './verwijder-service.ts';

type AccountRoutes = 'readAccountgegevens' | 'updateAccountgegevens' | 'confirmMailadres';
type KlantRoutes = 'listAdmins' | 'createAdmin' | 'readAdmin' | 'suspendAdmin' | 'resendBeheerderUitnodiging';

const accountHandlers = (deps: AdminDeps): Pick<Handlers, AccountRoutes> => ({
  readAccountgegevens: ({ params }, caller) => readAccountgegevens(deps, caller, params.adminId),
  updateAccountgegevens: async ({ params, body }, caller) => {
    await updateAccountgegevens(deps, caller, params.adminId, body);
    return null;
  },
  confirmMailadres: ({ body }, { now }) => confirmMailadres(deps, body.token, now),
});

const klantHandlers = (deps: AdminDeps): Pick<Handlers, KlantRoutes> => ({
  listAdmins: ({ query }, caller) => listAdmins(deps, caller, query),
  createAdmin: ({ body }, caller) => createAdmin(deps, caller, body),
  readAdmin: ({ params }, caller) => readAdmin(deps, caller, params.adminId),
  suspendAdmin: async ({ params, body }, caller) => {
    await setAdminStatus(deps, caller, params.adminId, body.status);
    return null;
  },
  resendBeheerderUitnodiging: async ({ params }, caller) => {
    await resendBeheerderUitnodiging(deps, caller, params.adminId, params.gebruikerId);
    return null;
  },
});

const verwijderHandlers = (
  deps: Pick<AdminDeps, 'database' | 'instellingen'>,
): Pick<Handlers, 'deleteAdmin' | 'restoreAdmin' | 'listKlantwissingen'> => ({
  deleteAdmin: ({ params, body }, caller) => deleteAdmin(deps, caller, params.adminId, body.naam),
  restoreAdmin: async ({ params }, caller) => {
    await restoreAdmin(deps, caller, params.adminId);
    return null;
  },
  listKlantwissingen: ({ query }, caller) => listKlantwissingen(deps, caller, query),
});

export const feature = defineFeature({
  routes: adminsRoutes,
  handlers: (deps: AdminDeps) => ({
    ...accountHandlers(deps),
    ...klantHandlers(deps),
    ...verwijderHandlers(deps),
  }),
  sweeps: [
    { name: 'lijst van wie gewist is', run: ({ database }: Pick<AdminDeps, 'database'>, now: number) => sweepGewist(database.own, now) },
    { name: 'licenties voorbij', run: (deps: AdminDeps, now: number) => sweepAfgelopen(deps, now) },
    { name: 'klanten', last: true, run: ({ database }: Pick<AdminDeps, 'database'>, now: number) => sweepKlanten(database, now) },
  ],
});
