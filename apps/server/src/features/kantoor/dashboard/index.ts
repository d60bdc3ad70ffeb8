import { dashboardRoutes } from '@spelrijk/contract/dashboard';
import { defineFeature } from '../../../platform/feature.ts';
import { officeHandlers } from './routes.ts';
import { createOfficeService, type OfficeDeps } from './service.ts';

export const feature = defineFeature({
  routes: dashboardRoutes,
  handlers: (deps: OfficeDeps) => officeHandlers(createOfficeService(deps)),
});
