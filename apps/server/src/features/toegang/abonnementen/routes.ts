import type { abonnementenRoutes as contract } from '@spelrijk/contract/abonnementen';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listFacturen, setFactuurStatus } from './facturen.ts';
import { orderJaar, pauseAbonnement, readAbonnement, stopAbonnement, type AbonnementDeps } from './service.ts';

export const abonnementHandlers = (deps: AbonnementDeps): Pick<Handlers, keyof typeof contract> => ({
  readAbonnement: ({ params }, caller) => readAbonnement(deps, caller, params.adminId),
  orderJaar: ({ params, body }, caller) => orderJaar(deps, caller, params.adminId, body),
  pauseAbonnement: ({ params, body }, caller) => pauseAbonnement(deps, caller, params.adminId, body.pauze),
  stopAbonnement: ({ params, body }, caller) => stopAbonnement(deps, caller, params.adminId, body.stop),
  listFacturen: (_input, caller) => listFacturen(deps, caller),
  setFactuurStatus: async ({ params, body }, caller) => {
    await setFactuurStatus(deps, caller, params, body.status);
    return null;
  },
});
