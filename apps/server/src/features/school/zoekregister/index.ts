import { zoekregisterRoutes } from '@spelrijk/contract/zoekregister';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readZoekregister, type ZoekregisterDeps } from './service.ts';

const zoekregisterHandlers = (deps: ZoekregisterDeps): Pick<Handlers, 'readZoekregister'> => ({
  readZoekregister: ({ params }, caller) => readZoekregister(deps, caller, params.adminId),
});

export const feature = defineFeature({ routes: zoekregisterRoutes, handlers: zoekregisterHandlers });
