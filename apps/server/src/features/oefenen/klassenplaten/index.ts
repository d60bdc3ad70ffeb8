import { klassenplatenRoutes } from '@spelrijk/contract/klassenplaten';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readGroepsplaat, readKlassenplaat, setKlassenplaat, type PlaatDeps, sweepKlassenplaten } from './service.ts';

export { addStukje, hasPlaat } from './service.ts';
export { insertPlaat } from './store.ts';

const plaatHandlers = (deps: PlaatDeps): Pick<Handlers, keyof typeof klassenplatenRoutes> => ({
  readKlassenplaat: ({ params }, caller) => readKlassenplaat(deps, caller, params.leerlingId),
  readGroepsplaat: ({ params }, caller) => readGroepsplaat(deps, caller, params),
  setKlassenplaat: async ({ params, body }, caller) => {
    await setKlassenplaat(deps, caller, params, body);
    return null;
  },
});

export const feature = defineFeature({
  routes: klassenplatenRoutes,
  handlers: plaatHandlers,
  sweeps: [{ name: 'klassenplaten', run: sweepKlassenplaten }],
});
