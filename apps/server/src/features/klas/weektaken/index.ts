import { weektakenRoutes } from '@spelrijk/contract/weektaken';
import { defineFeature } from '../../../platform/feature.ts';
import { weektaakHandlers } from './routes.ts';
import { sweepWeektaken } from './service.ts';

export const feature = defineFeature({
  routes: weektakenRoutes,
  handlers: weektaakHandlers,
  sweeps: [{ name: 'weektaken', run: sweepWeektaken }],
});
