import { uitnodigingenRoutes } from '@spelrijk/contract/uitnodigingen';
import { defineFeature } from '../../../platform/feature.ts';
import { uitnodigingenHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: uitnodigingenRoutes,
  handlers: uitnodigingenHandlers,
});
