import { vriendenRoutes } from '@spelrijk/contract/vrienden';
import { defineFeature } from '../../../platform/feature.ts';
import { vriendHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: vriendenRoutes,
  handlers: vriendHandlers,
});
