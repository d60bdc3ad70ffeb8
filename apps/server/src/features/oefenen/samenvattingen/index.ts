import { isNacht } from '../../../platform/clock.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { condenseAll, type SamenvatDeps } from './samenvatten.ts';

const UUR_MS = 3_600_000;

export const feature = defineFeature({
  routes: {},
  handlers: () => ({}),
  ticks: [
    {
      name: 'antwoorden samenvatten',
      every: UUR_MS,
      servers: 'one',
      run: async (deps: SamenvatDeps, now: number) => {
        if (isNacht(now)) await condenseAll(deps, now);
      },
    },
  ],
});
