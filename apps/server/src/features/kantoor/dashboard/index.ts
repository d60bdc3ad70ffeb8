import { dashboardRoutes } from '@spelrijk/contract/dashboard';
import { defineFeature } from '../../../platform/feature.ts';
import { officeHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: dashboardRoutes,
  handlers: officeHandlers,
});
