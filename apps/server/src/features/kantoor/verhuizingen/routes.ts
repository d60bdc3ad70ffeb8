import type { verhuizingenRoutes as contract } from '@spelrijk/contract/verhuizingen';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { VerhuizingService } from './service.ts';

export const verhuizingHandlers = (verhuizingen: VerhuizingService): Pick<Handlers, keyof typeof contract> => ({
  listVerhuizingen: ({ params }, { actor }) => verhuizingen.list(actor, params.adminId),
  tryVerhuizing: ({ params, query }, { actor, now }) => verhuizingen.proef(actor, params.adminId, query.naar, now),
  startVerhuizing: ({ params, body }, { actor, now }) => verhuizingen.start(actor, params.adminId, body, now),
  undoVerhuizing: ({ params }, { actor, now }) => verhuizingen.terug(actor, params.adminId, params.verhuizingId, now),
});
