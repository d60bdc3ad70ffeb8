import { begeleidingenRoutes } from '@spelrijk/contract/begeleidingen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listBegeleidingen } from './lezen.ts';
import {
  createToets,
  endBegeleiding,
  readToets,
  removeSessie,
  removeUitslag,
  saveBegeleiding,
  savePapierwerk,
  saveSessie,
  saveUitslag,
  startBegeleiding,
} from './loop.ts';
import type { BegeleidingDeps } from './plek.ts';

const begeleidingHandlers = (deps: BegeleidingDeps): Pick<Handlers, keyof typeof begeleidingenRoutes> => ({
  listBegeleidingen: ({ params }, caller) => listBegeleidingen(deps, caller, params),
  saveBegeleiding: ({ params, body }, caller) => saveBegeleiding(deps, caller, params, body),
  startBegeleiding: ({ params, body }, caller) => startBegeleiding(deps, caller, params, body),
  endBegeleiding: async ({ params, body }, caller) => {
    await endBegeleiding(deps, caller, params, body);
    return null;
  },
  saveBegeleidingssessie: async ({ params, body }, caller) => {
    await saveSessie(deps, caller, params, body);
    return null;
  },
  removeBegeleidingssessie: async ({ params }, caller) => {
    await removeSessie(deps, caller, params);
    return null;
  },
  createBegeleidingstoets: ({ params, body }, caller) => createToets(deps, caller, params, body),
  readBegeleidingstoets: ({ params }, caller) => readToets(deps, caller, params),
  saveBegeleidingspapier: ({ params, body }, caller) => savePapierwerk(deps, caller, params, body),
  savePapieruitslag: async ({ params, body }, caller) => {
    await saveUitslag(deps, caller, params, body);
    return null;
  },
  removePapieruitslag: async ({ params }, caller) => {
    await removeUitslag(deps, caller, params);
    return null;
  },
});

export const feature = defineFeature({ routes: begeleidingenRoutes, handlers: begeleidingHandlers });
