import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { defineFeature } from '../../../platform/feature.ts';
import { dicteeHandlers } from './routes.ts';

export { demandRijen } from './groep.ts';
export { planDictee, unplanDictee } from './plannen.ts';
export { closeTerugblik, createTerugblik } from './terugblik.ts';

export const feature = defineFeature({
  routes: dicteesRoutes,
  handlers: dicteeHandlers,
});
