import { groepenRoutes } from '@spelrijk/contract/groepen';
import { defineFeature } from '../../../platform/feature.ts';
import { groepHandlers } from './routes.ts';

export { aandachtNu, named } from './aandacht.ts';
export { readKinderen } from './service.ts';
export { insertGroep } from './store-beheer.ts';

export const feature = defineFeature({
  routes: groepenRoutes,
  handlers: groepHandlers,
});
