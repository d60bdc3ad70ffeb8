import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { TaakDeps } from '../taken/index.ts';
import { planDag } from './service.ts';

export { createDagTaken } from './plan.ts';
export { planProef, type Proefplan } from './service.ts';

const dagtaakHandlers = (deps: TaakDeps): Pick<Handlers, keyof typeof dagtakenRoutes> => ({
  planDag: ({ params }, caller) => planDag(deps, caller, params.leerlingId),
});

export const feature = defineFeature({ routes: dagtakenRoutes, handlers: dagtaakHandlers });
