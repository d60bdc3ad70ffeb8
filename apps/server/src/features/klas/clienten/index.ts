import { clientenRoutes } from '@spelrijk/contract/clienten';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { cancelAfspraak, endAfspraak, setAfspraak } from './afspreken.ts';
import { setHuiswerk } from './huiswerk.ts';
import { readPraktijklogo, setPraktijklogo } from './logo.ts';
import type { ClientDeps } from './plek.ts';
import { createClient, listClienten, updateClient } from './service.ts';

export { weekdagVan } from './afspraken.ts';
export { putAfspraak, putClient } from './store.ts';

const clientHandlers = (deps: ClientDeps): Pick<Handlers, keyof typeof clientenRoutes> => ({
  listClienten: ({ params }, caller) => listClienten(deps, caller, params.adminId),
  createClient: async ({ params, body }, caller) => {
    await createClient(deps, caller, params, body);
    return null;
  },
  updateClient: async ({ params, body }, caller) => {
    await updateClient(deps, caller, params, body);
    return null;
  },
  setAfspraak: async ({ params, body }, caller) => {
    await setAfspraak(deps, caller, params, body);
    return null;
  },
  cancelAfspraak: async ({ params, body }, caller) => {
    await cancelAfspraak(deps, caller, params, body);
    return null;
  },
  endAfspraak: async ({ params }, caller) => {
    await endAfspraak(deps, caller, params);
    return null;
  },
  readPraktijklogo: ({ params }, caller) => readPraktijklogo(deps, caller, params.adminId),
  setPraktijklogo: async ({ params, body }, caller) => {
    await setPraktijklogo(deps, caller, params.adminId, body.logo);
    return null;
  },
  setClientHuiswerk: async ({ params, body }, caller) => {
    await setHuiswerk(deps, caller, params, body);
    return null;
  },
});

export const feature = defineFeature({ routes: clientenRoutes, handlers: clientHandlers });
