import { woordlijstenRoutes } from '@spelrijk/contract/woordlijsten';
import { defineFeature } from '../../../platform/feature.ts';
import { woordlijstHandlers } from './routes.ts';
import { sweepWoordlijsten } from './toewijzen.ts';

export { toBericht, toDicteebericht } from './bericht.ts';

export const feature = defineFeature({
  routes: woordlijstenRoutes,
  handlers: woordlijstHandlers,
  sweeps: [{ name: 'woordlijsten', run: sweepWoordlijsten }],
});
