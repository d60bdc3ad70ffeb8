import { woordlijstenRoutes } from '@spelrijk/contract/woordlijsten';
import { defineFeature } from '../../../platform/feature.ts';
import { woordlijstHandlers } from './routes.ts';
import { createWoordlijstService, type WoordlijstDeps } from './service.ts';

export { toBericht } from './bericht.ts';

export const feature = defineFeature({
  routes: woordlijstenRoutes,
  handlers: (deps: WoordlijstDeps) => woordlijstHandlers(createWoordlijstService(deps)),
  sweeps: [{ name: 'woordlijsten', run: (deps: WoordlijstDeps, now: number) => createWoordlijstService(deps).sweep(now) }],
});
