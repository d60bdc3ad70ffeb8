import { klasopnamenRoutes } from '@spelrijk/contract/klasopnamen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { hearKlasopname } from './horen.ts';
import { listKlasopnamen } from './lijst.ts';
import { takeKlasopnamen } from './meenemen.ts';
import { deleteKlasopname, deleteKlasopnamen, saveKlasopname, type KlasopnameDeps, sweepKlasopnamen } from './service.ts';

export { readKlasstem } from './horen.ts';

const klasopnameHandlers = (deps: KlasopnameDeps): Pick<Handlers, keyof typeof klasopnamenRoutes> => ({
  listKlasopnamen: ({ params, query }, caller) => listKlasopnamen(deps, caller, params, query),
  saveKlasopname: ({ params, body }, caller) => saveKlasopname(deps, caller, params, body),
  readKlasopnamen: ({ params }, caller) => takeKlasopnamen(deps, caller, params),
  deleteKlasopname: async ({ params }, caller) => {
    await deleteKlasopname(deps, caller, params);
    return null;
  },
  deleteKlasopnamen: ({ params }, caller) => deleteKlasopnamen(deps, caller, params),
  readKlasopname: ({ params }, caller) => hearKlasopname(deps, caller, params),
});

export const feature = defineFeature({
  routes: klasopnamenRoutes,
  handlers: klasopnameHandlers,
  sweeps: [{ name: 'klasopnamen', run: sweepKlasopnamen }],
});
