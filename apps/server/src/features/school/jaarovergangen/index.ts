import { jaarovergangenRoutes } from '@spelrijk/contract/jaarovergangen';
import { defineFeature } from '../../../platform/feature.ts';
import { jaarovergangHandlers } from './routes.ts';
import { sweepOvergangen } from './service.ts';

export const feature = defineFeature({
  routes: jaarovergangenRoutes,
  handlers: jaarovergangHandlers,
  sweeps: [{ name: 'jaarovergangen', run: sweepOvergangen }],
});
