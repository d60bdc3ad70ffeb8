import type { leesvoortgangRoutes as contract } from '@spelrijk/contract/leesvoortgang';
import type { Database } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { exportGroepVoorlezingen } from './voorlezingen.ts';
import { exportGroepLezen, readGroepLezen, readLeerlingLezen } from './service.ts';

export const leesvoortgangHandlers = (deps: { readonly database: Database }): Pick<Handlers, keyof typeof contract> => ({
  readGroepLezen: ({ params }, caller) => readGroepLezen(deps, caller, params),
  exportGroepLezen: ({ params }, caller) => exportGroepLezen(deps, caller, params),
  exportGroepVoorlezingen: ({ params }, caller) => exportGroepVoorlezingen(deps, caller, params),
  readLeerlingLezen: ({ params }, caller) => readLeerlingLezen(deps, caller, params),
});
