import type { klasopnamenRoutes as contract } from '@spelrijk/contract/klasopnamen';
import type { Handlers } from '../../../platform/http/mount.ts';
import { hearKlasopname } from './horen.ts';
import { deleteKlasopname, deleteKlasopnamen, listKlasopnamen, saveKlasopname, type KlasopnameDeps } from './service.ts';

export const klasopnameHandlers = (deps: KlasopnameDeps): Pick<Handlers, keyof typeof contract> => ({
  listKlasopnamen: ({ params, query }, caller) => listKlasopnamen(deps, caller, params, query),
  saveKlasopname: ({ params, body }, caller) => saveKlasopname(deps, caller, params, body),
  deleteKlasopname: async ({ params }, caller) => {
    await deleteKlasopname(deps, caller, params);
    return null;
  },
  deleteKlasopnamen: ({ params }, caller) => deleteKlasopnamen(deps, caller, params),
  readKlasopname: ({ params }, caller) => hearKlasopname(deps, caller, params),
});
