import type { berichtenRoutes as contract } from '@spelrijk/contract/berichten';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { BerichtService } from './service.ts';

export const berichtHandlers = (berichten: BerichtService): Pick<Handlers, keyof typeof contract> => ({
  listBerichten: ({ params }, { actor, now }) => berichten.listInbox(actor, params.adminId, now),
  setGelezen: async ({ params, body }, { actor, now }) => {
    await berichten.setGelezen(actor, params, body.gelezen, now);
    return null;
  },
  setBerichtmail: ({ params, body }, { actor, now }) => berichten.setMail(actor, params.adminId, body.aan, now),
  endBerichtmail: async ({ body }) => {
    await berichten.endMail(body.token);
    return null;
  },
  listKantoorBerichten: (_input, { actor, now }) => berichten.list(actor, now),
  readBereik: ({ query }, { actor, now }) => berichten.readBereik(actor, query, now),
  saveBericht: async ({ params, body }, { actor, now }) => {
    await berichten.save(actor, params.berichtId, body, now);
    return null;
  },
  withdrawBericht: async ({ params }, { actor, now }) => {
    await berichten.withdraw(actor, params.berichtId, now);
    return null;
  },
  listLezers: ({ params }, { actor, now }) => berichten.listLezers(actor, params.berichtId, now),
});
