import { zorgleerlingenRoutes } from '@spelrijk/contract/zorgleerlingen';
import { defineFeature } from '../../../platform/feature.ts';
import { zorgleerlingHandlers } from './routes.ts';

export { closeVlag, insertVlag, listGevlagd } from './store.ts';

export const feature = defineFeature({
  routes: zorgleerlingenRoutes,
  handlers: zorgleerlingHandlers,
});
