import type { dagtakenRoutes as contract } from '@spelrijk/contract/dagtaken';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { TaakDeps } from '../taken/index.ts';
import { planDag } from './service.ts';

export const dagtaakHandlers = (deps: TaakDeps): Pick<Handlers, keyof typeof contract> => ({
  planDag: ({ params }, caller) => planDag(deps, caller, params.leerlingId),
});
