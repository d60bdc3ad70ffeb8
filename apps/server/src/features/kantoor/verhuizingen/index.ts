import { verhuizingenRoutes } from '@spelrijk/contract/verhuizingen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listVerhuizingen, tryVerhuizing } from './bekijken.ts';
import type { VerhuizingDeps } from './partijen.ts';
import { startVerhuizing, undoVerhuizing, sweepVerhuizingen } from './service.ts';

export { readTabellen, type Tabel } from './store-schema.ts';
export { lockAdmins } from './store.ts';

const verhuizingHandlers = (deps: VerhuizingDeps): Pick<Handlers, keyof typeof verhuizingenRoutes> => ({
  listVerhuizingen: ({ params }, caller) => listVerhuizingen(deps, caller, params.adminId),
  tryVerhuizing: ({ params, query }, caller) => tryVerhuizing(deps, caller, params.adminId, query.naar),
  startVerhuizing: ({ params, body }, caller) => startVerhuizing(deps, caller, params.adminId, body),
  undoVerhuizing: ({ params }, caller) => undoVerhuizing(deps, caller, params.adminId, params.verhuizingId),
});

export const feature = defineFeature({
  routes: verhuizingenRoutes,
  handlers: verhuizingHandlers,
  sweeps: [{ name: 'verhuizingen', run: sweepVerhuizingen }],
});
