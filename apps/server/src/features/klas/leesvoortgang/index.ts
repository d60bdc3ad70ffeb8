import { leesvoortgangRoutes } from '@spelrijk/contract/leesvoortgang';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { exportGroepLezen, readGroepLezen, readLeerlingLezen } from './service.ts';
import { exportGroepVoorlezingen } from './voorlezingen.ts';

export { loadLeesbronnen, type Leesbron } from './lezen.ts';

const leesvoortgangHandlers = (deps: { readonly database: Database }): Pick<Handlers, keyof typeof leesvoortgangRoutes> => ({
  readGroepLezen: ({ params }, caller) => readGroepLezen(deps, caller, params),
  exportGroepLezen: ({ params }, caller) => exportGroepLezen(deps, caller, params),
  exportGroepVoorlezingen: ({ params }, caller) => exportGroepVoorlezingen(deps, caller, params),
  readLeerlingLezen: ({ params }, caller) => readLeerlingLezen(deps, caller, params),
});

export const feature = defineFeature({ routes: leesvoortgangRoutes, handlers: leesvoortgangHandlers });
