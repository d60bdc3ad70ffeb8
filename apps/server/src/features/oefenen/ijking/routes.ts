import type { Database } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listRedactiewoorden } from './redactie.ts';

export const ijkingHandlers = (deps: { readonly database: Pick<Database, 'own'> }): Pick<Handlers, 'listRedactiewoorden'> => ({
  listRedactiewoorden: ({ query }, caller) => listRedactiewoorden(deps, caller, query.regio),
});
