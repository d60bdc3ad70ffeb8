import type { Database } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readLogboek } from './service.ts';

export const logboekHandlers = (deps: { readonly database: Database }): Pick<Handlers, 'readLogboek'> => ({
  readLogboek: ({ params, query }, caller) => readLogboek(deps, caller, params.adminId, query),
});
