import { ssoRoutes } from '@spelrijk/contract/sso';
import { defineFeature } from '../../../platform/feature.ts';
import { ssoHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: ssoRoutes,
  handlers: ssoHandlers,
});
