import { lvsspellingRoutes } from '@spelrijk/contract/lvsspelling';
import { defineFeature } from '../../../platform/feature.ts';
import { FILES } from '../../../platform/http/limiter.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { deleteLvs, listLvs, readLvs, restoreLvs, sweepLvs } from './service.ts';
import type { LvsspellingDeps } from './toegang.ts';
import { commitLvs, previewLvs, reviseLvs } from './voorstellen.ts';

export { setBegin as setLvsBegin } from './voorstellen.ts';
/** Results of leerlingen as a school got them, for graphs and exports: of whole tests, never of a part of one. */
export { listToetsScores as listLvsScores } from './store.ts';

type LvsNeeds = Omit<LvsspellingDeps, 'limiter'> & { readonly limits: Limits };

type LvsHandlers = Pick<Handlers, 'previewLvs' | 'reviseLvs' | 'commitLvs' | 'listLvs' | 'deleteLvs' | 'restoreLvs' | 'readLvs'>;

const lvsspellingHandlers = (deps: LvsspellingDeps): LvsHandlers => ({
  previewLvs: ({ params, body }, caller) => previewLvs(deps, caller, params.adminId, body),
  reviseLvs: ({ params, body }, caller) => reviseLvs(deps, caller, params, body),
  commitLvs: ({ params, body }, caller) => commitLvs(deps, caller, params, body),
  listLvs: ({ params }, caller) => listLvs(deps, caller, params.adminId),
  deleteLvs: async ({ params }, caller) => {
    await deleteLvs(deps, caller, params);
    return null;
  },
  restoreLvs: async ({ params }, caller) => {
    await restoreLvs(deps, caller, params);
    return null;
  },
  readLvs: ({ params }, caller) => readLvs(deps, caller, params),
});

export const feature = defineFeature({
  routes: lvsspellingRoutes,
  handlers: ({ limits, ...deps }: LvsNeeds) => lvsspellingHandlers({ ...deps, limiter: limits('lvsspelling', FILES) }),
  sweeps: [
    {
      name: 'toetslijsten',
      run: ({ limits, ...deps }: LvsNeeds, now: number) => sweepLvs({ ...deps, limiter: limits('lvsspelling', FILES) }, now),
    },
  ],
});
