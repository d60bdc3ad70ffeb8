import { klassenplatenRoutes } from '@spelrijk/contract/klassenplaten';
import { defineFeature } from '../../../platform/feature.ts';
import { plaatHandlers } from './routes.ts';
import { sweepKlassenplaten } from './service.ts';

export { addStukje, hasPlaat } from './service.ts';
export { insertPlaat } from './store.ts';

export const feature = defineFeature({
  routes: klassenplatenRoutes,
  handlers: plaatHandlers,
  sweeps: [{ name: 'klassenplaten', run: sweepKlassenplaten }],
});
