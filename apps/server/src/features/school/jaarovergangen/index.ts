import { jaarovergangenRoutes } from '@spelrijk/contract/jaarovergangen';
import { defineFeature } from '../../../platform/feature.ts';
import { jaarovergangHandlers } from './routes.ts';
import { sweepOvergangen } from './service.ts';
import { sweepThuisjaren } from './thuis.ts';

export const feature = defineFeature({
  routes: jaarovergangenRoutes,
  handlers: jaarovergangHandlers,
  sweeps: [
    { name: 'jaarovergangen', run: sweepOvergangen },
    { name: 'thuis een jaar verder', run: sweepThuisjaren },
  ],
});
