import { wachtwoordenRoutes } from '@spelrijk/contract/wachtwoorden';
import { defineFeature } from '../../../platform/feature.ts';
import { createCounter } from '../../../platform/http/counter.ts';
import { WRONG_CODES } from './kinderen.ts';
import { kinderenHandlers, wachtwoordHandlers } from './routes.ts';
import type { WachtwoordDeps } from './service.ts';

export { listGeraden } from './deur.ts';
export { foldGroepscode, plaatjesGeheim } from './geheimen.ts';
export { openHerstel } from './herstel.ts';
export { listZonderIngang } from './store-groep.ts';

export const feature = defineFeature({
  routes: wachtwoordenRoutes,
  handlers: (deps: WachtwoordDeps) => ({
    ...wachtwoordHandlers(deps),
    ...kinderenHandlers({ ...deps, wrongCodes: createCounter(WRONG_CODES) }),
  }),
});
