import { ijkingRoutes } from '@spelrijk/contract/ijking';
import { isNacht } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listRedactiewoorden } from './redactie.ts';
import type { Ijking } from './service.ts';
import { herschatNacht } from './woorden.ts';

export { beleidUit, showBeleid } from './beleid.ts';
export { herschatUit, showHerschatting } from './herschat.ts';
export { createIjking, type Ijking, type Les } from './service.ts';
export type { Woordtelling } from './store.ts';
export { herschatWoorden, previewWoorden, showWoorden } from './woorden.ts';

interface IjkingNeeds {
  readonly database: Database;
  readonly ijking: Ijking;
  readonly config: Pick<Config, 'herschat'>;
}

/** What answers taught about words waits at most this long (ms). */
const LESSONS_EVERY = 10_000;
const UUR_MS = 3_600_000;

const ijkingHandlers = (deps: { readonly database: Pick<Database, 'own'> }): Pick<Handlers, 'listRedactiewoorden'> => ({
  listRedactiewoorden: ({ query }, caller) => listRedactiewoorden(deps, caller, query.regio),
});

export const feature = defineFeature({
  routes: ijkingRoutes,
  handlers: ijkingHandlers,
  ticks: [
    {
      name: 'ijking bewaren',
      every: LESSONS_EVERY,
      servers: 'each',
      run: ({ ijking }: IjkingNeeds, now: number) => ijking.flush(now),
    },
    {
      name: 'woorden herschatten',
      every: UUR_MS,
      servers: 'one',
      run: async (deps: IjkingNeeds, now: number) => {
        if (deps.config.herschat && isNacht(now)) await herschatNacht(deps, now);
      },
    },
  ],
});
