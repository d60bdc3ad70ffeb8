import { lvsspellingRoutes } from '@spelrijk/contract/lvsspelling';
import { defineFeature } from '../../../platform/feature.ts';
import { FILES } from '../../../platform/http/limiter.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { lvsspellingHandlers } from './routes.ts';
import { sweepLvs } from './service.ts';
import { type LvsspellingDeps } from './toegang.ts';

export { setBegin as setLvsBegin } from './voorstellen.ts';
/** Results of leerlingen as a school got them, for graphs and exports: of whole tests, never of a part of one. */
export { listToetsScores as listLvsScores } from './store.ts';

type LvsNeeds = Omit<LvsspellingDeps, 'limiter'> & { readonly limits: Limits };

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
