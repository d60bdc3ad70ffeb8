import { docentenRoutes } from '@spelrijk/contract/docenten';
import { defineFeature } from '../../../platform/feature.ts';
import { docentHandlers } from './routes.ts';

export { setGroepen } from './store.ts';

export const feature = defineFeature({
  routes: docentenRoutes,
  handlers: docentHandlers,
});
