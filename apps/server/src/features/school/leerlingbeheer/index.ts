import { leerlingbeheerRoutes } from '@spelrijk/contract/leerlingbeheer';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listPrullenbak, purgeLeerlingen, restoreLeerlingen, trashLeerlingen, sweepPrullenbak } from './prullenbak.ts';
import { createLeerlingen, listLeerlingen, listSchoolLeerlingen, moveLeerlingen, updateLeerling } from './service.ts';
import type { LeerlingbeheerDeps } from './toegang.ts';

export { addLeerlingen } from './lijst.ts';
export { demandPlaats, figuurVan } from './service.ts';
export {
  eraseLeerlingen,
  hasGroep,
  listLeerlingen as listBeheerd,
  lockLeerlingen,
  lockPlaatsen,
  readPlaatsen,
  setVerhuisd,
  setWeggegooid,
} from './store.ts';
export { updateLeerlingen } from './store-lijst.ts';

type BeheerHandlers = Pick<
  Handlers,
  | 'listLeerlingen'
  | 'listSchoolLeerlingen'
  | 'createLeerlingen'
  | 'updateLeerling'
  | 'moveLeerlingen'
  | 'trashLeerlingen'
  | 'listPrullenbak'
  | 'restoreLeerlingen'
  | 'purgeLeerlingen'
>;

const leerlingbeheerHandlers = (deps: LeerlingbeheerDeps): BeheerHandlers => ({
  listLeerlingen: ({ params }, caller) => listLeerlingen(deps, caller, params),
  listSchoolLeerlingen: ({ params }, caller) => listSchoolLeerlingen(deps, caller, params.adminId),
  createLeerlingen: ({ params, body }, caller) => createLeerlingen(deps, caller, params, body.leerlingen),
  updateLeerling: ({ params, body }, caller) => updateLeerling(deps, caller, params.adminId, params.leerlingId, body),
  moveLeerlingen: async ({ params, body }, caller) => {
    await moveLeerlingen(deps, caller, params.adminId, body);
    return null;
  },
  trashLeerlingen: async ({ params, body }, caller) => {
    await trashLeerlingen(deps, caller, params.adminId, body.leerlingIds);
    return null;
  },
  listPrullenbak: ({ params }, caller) => listPrullenbak(deps, caller, params.adminId),
  restoreLeerlingen: async ({ params, body }, caller) => {
    await restoreLeerlingen(deps, caller, params.adminId, body.leerlingIds);
    return null;
  },
  purgeLeerlingen: ({ params, body }, caller) => purgeLeerlingen(deps, caller, params.adminId, body.leerlingIds),
});

export const feature = defineFeature({
  routes: leerlingbeheerRoutes,
  handlers: leerlingbeheerHandlers,
  sweeps: [{ name: 'prullenbak', run: sweepPrullenbak }],
});
