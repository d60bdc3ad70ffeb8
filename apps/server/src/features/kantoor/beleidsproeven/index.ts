import { beleidsproevenRoutes } from '@spelrijk/contract/beleidsproeven';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listBeleidsproeven, readBeleidsproef } from './lezen.ts';
import { startBeleidsproef, stopBeleidsproef } from './service.ts';

const beleidsproefHandlers = (deps: { readonly database: Database }): Pick<Handlers, keyof typeof beleidsproevenRoutes> => ({
  listBeleidsproeven: (_input, caller) => listBeleidsproeven(deps, caller),
  startBeleidsproef: async ({ params, body }, caller) => {
    await startBeleidsproef(deps, caller, params.proefId, body);
    return null;
  },
  readBeleidsproef: ({ params }, caller) => readBeleidsproef(deps, caller, params.proefId),
  stopBeleidsproef: async ({ params }, caller) => {
    await stopBeleidsproef(deps, caller, params.proefId);
    return null;
  },
});

export const feature = defineFeature({ routes: beleidsproevenRoutes, handlers: beleidsproefHandlers });
