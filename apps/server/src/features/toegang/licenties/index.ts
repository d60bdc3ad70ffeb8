import { licentiesRoutes } from '@spelrijk/contract/licenties';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { sweepHerinneringen } from './herinneringen.ts';
import { listLicentiewijzigingen, readLicentie, togglePakketten, updateLicentie } from './service.ts';
import {
  askLicentie,
  decideVerzoek,
  listLicentieverzoeken,
  listOpenVerzoeken,
  withdrawVerzoek,
  type VerzoekDeps,
} from './verzoek-service.ts';

export { demandOefenen, loopOp } from './dagen.ts';
export { formatDag, licentieLink } from './post.ts';
export { enter, missing, noteWijziging, setTermen } from './service.ts';

type Routes =
  | 'readLicentie'
  | 'updateLicentie'
  | 'togglePakketten'
  | 'listLicentiewijzigingen'
  | 'listLicentieverzoeken'
  | 'requestLicentie'
  | 'withdrawVerzoek'
  | 'listOpenVerzoeken'
  | 'decideVerzoek';

const licentieHandlers = (deps: VerzoekDeps /*deps*/): Pick<Handlers, Routes> => ({
  readLicentie: ({ params }, caller) => readLicentie(deps, caller, params.adminId),
  updateLicentie: ({ params, body }, caller) => updateLicentie(deps, caller, params.adminId, body),
  togglePakketten: ({ params, body }, caller) => togglePakketten(deps, caller, params.adminId, body),
  listLicentiewijzigingen: ({ params, query }, caller) => listLicentiewijzigingen(deps, caller, params.adminId, query),
  listLicentieverzoeken: ({ params, query }, caller) => listLicentieverzoeken(deps, caller, params.adminId, query),
  requestLicentie: async ({ params, body }, caller) => {
    await askLicentie(deps, caller, params.adminId, body);
    return null;
  },
  withdrawVerzoek: async ({ params }, caller) => {
    await withdrawVerzoek(deps, caller, params);
    return null;
  },
  listOpenVerzoeken: ({ query }, caller) => listOpenVerzoeken(deps, caller, query),
  decideVerzoek: async ({ params, body }, caller) => {
    await decideVerzoek(deps, caller, params, body);
    return null;
  },
});

export const feature = defineFeature({
  routes: licentiesRoutes,
  handlers: licentieHandlers,
  sweeps: [{ name: 'licentieherinneringen', run: (deps: VerzoekDeps, now: number) => sweepHerinneringen(deps, now) }],
});
