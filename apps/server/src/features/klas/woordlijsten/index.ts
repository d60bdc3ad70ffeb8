import { woordlijstenRoutes } from '@spelrijk/contract/woordlijsten';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { WoordlijstDeps } from './groep.ts';
import { analyseWoorden, listWoordlijsten, readWoordlijst, saveWoordlijst } from './service.ts';
import { assignWoordlijst, deleteWoordlijst, restoreWoordlijst, sweepWoordlijsten } from './toewijzen.ts';

export { toBericht, toDicteebericht } from './bericht.ts';

type WoordlijstHandlers = Pick<
  Handlers,
  | 'listWoordlijsten'
  | 'analyseWoorden'
  | 'readWoordlijst'
  | 'saveWoordlijst'
  | 'assignWoordlijst'
  | 'deleteWoordlijst'
  | 'restoreWoordlijst'
>;

const woordlijstHandlers = (deps: WoordlijstDeps): WoordlijstHandlers => ({
  listWoordlijsten: ({ params }, caller) => listWoordlijsten(deps, caller, params),
  analyseWoorden: ({ params, body }, caller) => analyseWoorden(deps, caller, params, body),
  readWoordlijst: ({ params }, caller) => readWoordlijst(deps, caller, params),
  saveWoordlijst: ({ params, body }, caller) => saveWoordlijst(deps, caller, params, body),
  assignWoordlijst: async ({ params, body }, caller) => {
    await assignWoordlijst(deps, caller, params, body.toewijzing);
    return null;
  },
  deleteWoordlijst: async ({ params }, caller) => {
    await deleteWoordlijst(deps, caller, params);
    return null;
  },
  restoreWoordlijst: async ({ params }, caller) => {
    await restoreWoordlijst(deps, caller, params);
    return null;
  },
});

export const feature = defineFeature({
  routes: woordlijstenRoutes,
  handlers: woordlijstHandlers,
  sweeps: [{ name: 'woordlijsten', run: sweepWoordlijsten }],
});
