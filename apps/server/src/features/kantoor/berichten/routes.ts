import type { berichtenRoutes as contract } from '@spelrijk/contract/berichten';
import type { Handlers } from '../../../platform/http/mount.ts';
import { endBerichtmail, listBerichten, setBerichtmail, setGelezen } from './inbox.ts';
import { listKantoorBerichten, listLezers, readBereik, saveBericht, withdrawBericht } from './service.ts';
import { type BerichtDeps } from './versturen.ts';

export const berichtHandlers = (deps: BerichtDeps): Pick<Handlers, keyof typeof contract> => ({
  listBerichten: ({ params }, caller) => listBerichten(deps, caller, params.adminId),
  setGelezen: async ({ params, body }, caller) => {
    await setGelezen(deps, caller, params, body.gelezen);
    return null;
  },
  setBerichtmail: ({ params, body }, caller) => setBerichtmail(deps, caller, params.adminId, body.aan),
  endBerichtmail: async ({ body }) => {
    await endBerichtmail(deps, body.token);
    return null;
  },
  listKantoorBerichten: (_input, caller) => listKantoorBerichten(deps, caller),
  readBereik: ({ query }, caller) => readBereik(deps, caller, query),
  saveBericht: async ({ params, body }, caller) => {
    await saveBericht(deps, caller, params.berichtId, body);
    return null;
  },
  withdrawBericht: async ({ params }, caller) => {
    await withdrawBericht(deps, caller, params.berichtId);
    return null;
  },
  listLezers: ({ params }, caller) => listLezers(deps, caller, params.berichtId),
});
