import { licentiesRoutes } from '@spelrijk/contract/licenties';
import { defineFeature } from '../../../platform/feature.ts';
import { sweepHerinneringen } from './herinneringen.ts';
import { licentieHandlers } from './routes.ts';
import { type VerzoekDeps } from './verzoek-service.ts';

export { demandOefenen, loopOp } from './dagen.ts';
export { formatDag, licentieLink } from './post.ts';
export { enter, missing, noteWijziging, setTermen } from './service.ts';

export const feature = defineFeature({
  routes: licentiesRoutes,
  handlers: licentieHandlers,
  sweeps: [{ name: 'licentieherinneringen', run: (deps: VerzoekDeps, now: number) => sweepHerinneringen(deps, now) }],
});
