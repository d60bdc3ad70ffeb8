import type { Handlers } from '../../../platform/http/mount.ts';
import type { AccountService } from './account-service.ts';
import type { KlantService } from './klant-service.ts';
import type { VerwijderService } from './verwijder-service.ts';

type AccountRoutes = 'readAccountgegevens' | 'updateAccountgegevens' | 'confirmMailadres';
type KlantRoutes = 'listAdmins' | 'createAdmin' | 'readAdmin' | 'suspendAdmin' | 'resendBeheerderUitnodiging';

export const accountHandlers = (account: AccountService): Pick<Handlers, AccountRoutes> => ({
  readAccountgegevens: ({ params }, { actor, now }) => account.read(actor, params.adminId, now),
  updateAccountgegevens: async ({ params, body }, { actor, now }) => {
    await account.update(actor, params.adminId, body, now);
    return null;
  },
  confirmMailadres: ({ body }, { now }) => account.confirmAdres(body.token, now),
});

export const klantHandlers = (klanten: KlantService): Pick<Handlers, KlantRoutes> => ({
  listAdmins: ({ query }, { actor }) => klanten.list(actor, query),
  createAdmin: ({ body }, { actor, now }) => klanten.create(actor, body, now),
  readAdmin: ({ params }, { actor, now }) => klanten.read(actor, params.adminId, now),
  suspendAdmin: async ({ params, body }, { actor, now }) => {
    await klanten.setStatus(actor, params.adminId, body.status, now);
    return null;
  },
  resendBeheerderUitnodiging: async ({ params }, { actor, now }) => {
    await klanten.resend(actor, params.adminId, params.gebruikerId, now);
    return null;
  },
});

export const verwijderHandlers = (klanten: VerwijderService): Pick<Handlers, 'deleteAdmin' | 'restoreAdmin' | 'listKlantwissingen'> => ({
  deleteAdmin: ({ params, body }, { actor, now }) => klanten.remove(actor, params.adminId, body.naam, now),
  restoreAdmin: async ({ params }, { actor, now }) => {
    await klanten.restore(actor, params.adminId, now);
    return null;
  },
  listKlantwissingen: (_input, { actor }) => klanten.listWissingen(actor),
});
