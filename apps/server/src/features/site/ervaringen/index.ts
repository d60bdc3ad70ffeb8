import { ervaringenRoutes } from '@spelrijk/contract/ervaringen';
import { defineFeature } from '../../../platform/feature.ts';
import { ervaringHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: ervaringenRoutes,
  handlers: ervaringHandlers,
});
