import { docentenRoutes } from '@spelrijk/contract/docenten';
import { defineFeature } from '../../../platform/feature.ts';
import { docentHandlers } from './routes.ts';
import { createDocentService, type DocentDeps } from './service.ts';

export { setGroepen } from './store.ts';

export const feature = defineFeature({
  routes: docentenRoutes,
  handlers: (deps: DocentDeps) => docentHandlers(createDocentService(deps)),
});
