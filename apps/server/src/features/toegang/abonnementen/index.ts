import { abonnementenRoutes } from '@spelrijk/contract/abonnementen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listFacturen, setFactuurStatus } from './facturen.ts';
import { orderJaar, pauseAbonnement, readAbonnement, stopAbonnement, type AbonnementDeps } from './service.ts';

const abonnementHandlers = (deps: AbonnementDeps): Pick<Handlers, keyof typeof abonnementenRoutes> => ({
  readAbonnement: ({ params }, caller) => readAbonnement(deps, caller, params.adminId),
  orderJaar: ({ params, body }, caller) => orderJaar(deps, caller, params.adminId, body),
  pauseAbonnement: ({ params, body }, caller) => pauseAbonnement(deps, caller, params.adminId, body.pauze),
  stopAbonnement: ({ params, body }, caller) => stopAbonnement(deps, caller, params.adminId, body.stop),
  listFacturen: ({ query }, caller) => listFacturen(deps, caller, query),
  setFactuurStatus: async ({ params, body }, caller) => {
    await setFactuurStatus(deps, caller, params, body);
    return null;
  },
});

export const feature = defineFeature({ routes: abonnementenRoutes, handlers: abonnementHandlers });
