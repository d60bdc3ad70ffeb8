import { ssoRoutes } from '@spelrijk/contract/sso';
import { defineFeature } from '../../../platform/feature.ts';
import { ssoHandlers } from './routes.ts';
import { createSsoService, type SsoDeps } from './service.ts';

export const feature = defineFeature({
  routes: ssoRoutes,
  handlers: (deps: SsoDeps) => ssoHandlers(createSsoService(deps)),
});
