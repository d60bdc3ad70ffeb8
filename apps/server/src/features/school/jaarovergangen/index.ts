import { jaarovergangenRoutes } from '@spelrijk/contract/jaarovergangen';
import { defineFeature } from '../../../platform/feature.ts';
import { jaarovergangHandlers } from './routes.ts';
import { createJaarovergangService, type JaarovergangDeps } from './service.ts';

export const feature = defineFeature({
  routes: jaarovergangenRoutes,
  handlers: (deps: JaarovergangDeps) => jaarovergangHandlers(createJaarovergangService(deps)),
  sweeps: [{ name: 'jaarovergangen', run: (deps: JaarovergangDeps, now: number) => createJaarovergangService(deps).sweep(now) }],
});
