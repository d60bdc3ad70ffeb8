import { vriendenRoutes } from '@spelrijk/contract/vrienden';
import { defineFeature } from '../../../platform/feature.ts';
import { vriendHandlers } from './routes.ts';
import { createVriendService, type VriendDeps } from './service.ts';

export const feature = defineFeature({
  routes: vriendenRoutes,
  handlers: (deps: VriendDeps) => vriendHandlers(createVriendService(deps)),
});
