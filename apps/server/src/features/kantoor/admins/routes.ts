import type { Handlers } from '../../../platform/http/mount.ts';
import { confirmMailadres, readAccountgegevens, updateAccountgegevens, type AdminDeps } from './account-service.ts';
import { createAdmin, listAdmins, readAdmin, resendBeheerderUitnodiging, setAdminStatus } from './klant-service.ts';
import { deleteAdmin, listKlantwissingen, restoreAdmin } from './verwijder-service.ts';

type AccountRoutes = 'readAccountgegevens' | 'updateAccountgegevens' | 'confirmMailadres';
type KlantRoutes = 'listAdmins' | 'createAdmin' | 'readAdmin' | 'suspendAdmin' | 'resendBeheerderUitnodiging';

export const accountHandlers = (deps: AdminDeps): Pick<Handlers, AccountRoutes> => ({
  readAccountgegevens: ({ params }, caller) => readAccountgegevens(deps, caller, params.adminId),
  updateAccountgegevens: async ({ params, body }, caller) => {
    await updateAccountgegevens(deps, caller, params.adminId, body);
    return null;
  },
  confirmMailadres: ({ body }, { now }) => confirmMailadres(deps, body.token, now),
});

export const klantHandlers = (deps: AdminDeps): Pick<Handlers, KlantRoutes> => ({
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

export const verwijderHandlers = (
  deps: Pick<AdminDeps, 'database' | 'instellingen'>,
): Pick<Handlers, 'deleteAdmin' | 'restoreAdmin' | 'listKlantwissingen'> => ({
  deleteAdmin: ({ params, body }, caller) => deleteAdmin(deps, caller, params.adminId, body.naam),
  restoreAdmin: async ({ params }, caller) => {
    await restoreAdmin(deps, caller, params.adminId);
    return null;
  },
  listKlantwissingen: (_input, caller) => listKlantwissingen(deps, caller),
});
