import { medewerkersRoutes } from '@spelrijk/contract/medewerkers';
import { defineFeature } from '../../../platform/feature.ts';
import { medewerkerHandlers } from './routes.ts';

export { inviteEigenaar } from './eigenaar.ts';

export const feature = defineFeature({
  routes: medewerkersRoutes,
  handlers: medewerkerHandlers,
});
