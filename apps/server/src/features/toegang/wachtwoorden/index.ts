import { wachtwoordenRoutes } from '@spelrijk/contract/wachtwoorden';
import { defineFeature } from '../../../platform/feature.ts';
import { createKinderenService } from './kinderen.ts';
import { kinderenHandlers, wachtwoordHandlers } from './routes.ts';
import { createWachtwoordService, type WachtwoordDeps } from './service.ts';

export { foldGroepscode, plaatjesGeheim } from './geheimen.ts';

export const feature = defineFeature({
  routes: wachtwoordenRoutes,
  handlers: (deps: WachtwoordDeps) => ({
    ...wachtwoordHandlers(createWachtwoordService(deps)),
    ...kinderenHandlers(createKinderenService(deps)),
  }),
});
