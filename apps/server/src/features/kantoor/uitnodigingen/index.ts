import { uitnodigingenRoutes } from '@spelrijk/contract/uitnodigingen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listUitnodigingen, type UitnodigingenDeps } from './service.ts';

const uitnodigingenHandlers = (deps: UitnodigingenDeps): Pick<Handlers, 'listUitnodigingen'> => ({
  listUitnodigingen: ({ query }, caller) => listUitnodigingen(deps, caller, query),
});

export const feature = defineFeature({
  routes: uitnodigingenRoutes,
  handlers: uitnodigingenHandlers,
});
