import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { defineFeature } from '../../../platform/feature.ts';
import { dicteeHandlers } from './routes.ts';
import { createDicteeService, type DicteeDeps } from './service.ts';

export const feature = defineFeature({
  routes: dicteesRoutes,
  handlers: (deps: DicteeDeps) => dicteeHandlers(createDicteeService(deps)),
});
