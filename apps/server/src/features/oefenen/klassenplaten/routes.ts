import type { klassenplatenRoutes as contract } from '@spelrijk/contract/klassenplaten';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readGroepsplaat, readKlassenplaat, setKlassenplaat, type PlaatDeps } from './service.ts';

export const plaatHandlers = (deps: PlaatDeps): Pick<Handlers, keyof typeof contract> => ({
  readKlassenplaat: ({ params }, caller) => readKlassenplaat(deps, caller, params.leerlingId),
  readGroepsplaat: ({ params }, caller) => readGroepsplaat(deps, caller, params),
  setKlassenplaat: async ({ params, body }, caller) => {
    await setKlassenplaat(deps, caller, params, body);
    return null;
  },
});
