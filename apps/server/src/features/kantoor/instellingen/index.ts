import { instellingenRoutes } from '@spelrijk/contract/instellingen';
import { defineFeature } from '../../../platform/feature.ts';
import { instellingHandlers } from './routes.ts';
import { type InstellingDeps } from './service.ts';

/** What our office decided on another server holds here within this time (ms). */
const SETTINGS_EVERY = 5000;

export const feature = defineFeature({
  routes: instellingenRoutes,
  handlers: instellingHandlers,
  ticks: [
    {
      name: 'instellingen nalezen',
      every: SETTINGS_EVERY,
      servers: 'each',
      run: ({ bron }: InstellingDeps) => bron.refresh(),
    },
  ],
});
