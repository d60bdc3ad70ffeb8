import { potloodRoutes } from '@spelrijk/contract/potlood';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listPotlood, removePotlood, writePotlood, type PotloodDeps } from './service.ts';

const potloodHandlers = (deps: PotloodDeps): Pick<Handlers, keyof typeof potloodRoutes> => ({
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

export const feature = defineFeature({ routes: potloodRoutes, handlers: potloodHandlers });
