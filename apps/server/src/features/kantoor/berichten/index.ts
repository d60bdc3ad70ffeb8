import { berichtenRoutes } from '@spelrijk/contract/berichten';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { endBerichtmail, listBerichten, setBerichtmail, setGelezen } from './inbox.ts';
import { listKantoorBerichten, listLezers, readBereik, saveBericht, withdrawBericht } from './service.ts';
import { type BerichtDeps, mailBerichten, sweepBerichten } from './versturen.ts';

export { countOngelezen } from './inbox.ts';
export { eraseBericht, insertBericht } from './store.ts';

/** How late a planned message may go out (ms). */
const MAIL_EVERY = 60_000;

const berichtHandlers = (deps: BerichtDeps): Pick<Handlers, keyof typeof berichtenRoutes> => ({
  listBerichten: ({ params, query }, caller) => listBerichten(deps, caller, params.adminId, query),
  setGelezen: async ({ params, body }, caller) => {
    await setGelezen(deps, caller, params, body.gelezen);
    return null;
  },
  setBerichtmail: ({ params, body }, caller) => setBerichtmail(deps, caller, params.adminId, body.aan),
  endBerichtmail: async ({ body }) => {
    await endBerichtmail(deps, body.token);
    return null;
  },
  listKantoorBerichten: ({ query }, caller) => listKantoorBerichten(deps, caller, query),
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

export const feature = defineFeature({
  routes: berichtenRoutes,
  handlers: berichtHandlers,
  sweeps: [
    {
      name: 'berichten',
      run: ({ database, instellingen }: BerichtDeps & { readonly instellingen: LeesInstellingen }, now: number) =>
        sweepBerichten(database, instellingen().berichten, now),
    },
  ],
  ticks: [
    {
      name: 'geplande berichten mailen',
      every: MAIL_EVERY,
      servers: 'one',
      run: (deps: BerichtDeps, now: number) => mailBerichten(deps, now),
    },
  ],
});
