import { kantoorleerlingenRoutes } from '@spelrijk/contract/kantoorleerlingen';
import { defineFeature } from '../../../platform/feature.ts';
import { KINDEREN } from '../../../platform/http/limiter.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { openLeerling, searchLeerlingen, type KantoorleerlingDeps } from './service.ts';

const kantoorleerlingHandlers = (deps: KantoorleerlingDeps): Pick<Handlers, keyof typeof kantoorleerlingenRoutes> => ({
  searchLeerlingen: ({ body }, caller) => searchLeerlingen(deps, caller, body),
  openLeerling: ({ params }, caller) => openLeerling(deps, caller, params.leerlingId),
});

export const feature = defineFeature({
  routes: kantoorleerlingenRoutes,
  handlers: ({ database, limits }: Pick<KantoorleerlingDeps, 'database'> & { readonly limits: Limits }) =>
    kantoorleerlingHandlers({ database, limiter: limits('kantoorleerlingen', KINDEREN) }),
});
