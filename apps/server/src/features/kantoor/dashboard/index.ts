import { dashboardRoutes } from '@spelrijk/contract/dashboard';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readDashboard, type OfficeDeps } from './service.ts';

const officeHandlers = (deps: OfficeDeps): Pick<Handlers, 'readDashboard'> => ({
  readDashboard: (_input, caller) => readDashboard(deps, caller),
});

export const feature = defineFeature({
  routes: dashboardRoutes,
  handlers: officeHandlers,
});
