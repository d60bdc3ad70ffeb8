import { verhuizingenRoutes } from '@spelrijk/contract/verhuizingen';
import { defineFeature } from '../../../platform/feature.ts';
import { verhuizingHandlers } from './routes.ts';
import { sweepVerhuizingen } from './service.ts';

export { readTabellen, type Tabel } from './store-schema.ts';
export { lockAdmins } from './store.ts';

export const feature = defineFeature({
  routes: verhuizingenRoutes,
  handlers: verhuizingHandlers,
  sweeps: [{ name: 'verhuizingen', run: sweepVerhuizingen }],
});
