import type { verhuizingenRoutes as contract } from '@spelrijk/contract/verhuizingen';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listVerhuizingen, tryVerhuizing } from './bekijken.ts';
import { type VerhuizingDeps } from './partijen.ts';
import { startVerhuizing, undoVerhuizing } from './service.ts';

export const verhuizingHandlers = (deps: VerhuizingDeps): Pick<Handlers, keyof typeof contract> => ({
  listVerhuizingen: ({ params }, caller) => listVerhuizingen(deps, caller, params.adminId),
  tryVerhuizing: ({ params, query }, caller) => tryVerhuizing(deps, caller, params.adminId, query.naar),
  startVerhuizing: ({ params, body }, caller) => startVerhuizing(deps, caller, params.adminId, body),
  undoVerhuizing: ({ params }, caller) => undoVerhuizing(deps, caller, params.adminId, params.verhuizingId),
});
