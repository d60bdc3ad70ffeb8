import { briefjesRoutes } from '@spelrijk/contract/briefjes';
import { defineFeature } from '../../../platform/feature.ts';
import { briefjeHandlers } from './routes.ts';
import { sweepBriefjes } from './service.ts';

export { listOngezien } from './ongezien.ts';

export const feature = defineFeature({
  routes: briefjesRoutes,
  handlers: briefjeHandlers,
  sweeps: [{ name: 'briefjes', run: sweepBriefjes }],
});
