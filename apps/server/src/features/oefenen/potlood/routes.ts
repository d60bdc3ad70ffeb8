import type { potloodRoutes as contract } from '@spelrijk/contract/potlood';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listPotlood, removePotlood, writePotlood, type PotloodDeps } from './service.ts';

export const potloodHandlers = (deps: PotloodDeps): Pick<Handlers, keyof typeof contract> => ({
  writePotlood: async ({ params, body }, caller) => {
    await writePotlood(deps, caller, params, body.tekst);
    return null;
  },
  listPotlood: ({ params }, caller) => listPotlood(deps, caller, params),
  removePotlood: async ({ params }, caller) => {
    await removePotlood(deps, caller, params);
    return null;
  },
});
