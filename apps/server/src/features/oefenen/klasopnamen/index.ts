import { klasopnamenRoutes } from '@spelrijk/contract/klasopnamen';
import { defineFeature } from '../../../platform/feature.ts';
import { klasopnameHandlers } from './routes.ts';
import { sweepKlasopnamen } from './service.ts';

export { readKlasstem } from './horen.ts';

export const feature = defineFeature({
  routes: klasopnamenRoutes,
  handlers: klasopnameHandlers,
  sweeps: [{ name: 'klasopnamen', run: sweepKlasopnamen }],
});
