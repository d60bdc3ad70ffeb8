import type { Database } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readZorgwerking } from './werking.ts';
import { listZorgleerlingen, readZorgvlaggen, removeZorgvlag, setZorgvlag } from './service.ts';

type Names = 'listZorgleerlingen' | 'readZorgwerking' | 'readZorgvlaggen' | 'setZorgvlag' | 'removeZorgvlag';

export const zorgleerlingHandlers = (deps: { readonly database: Database }): Pick<Handlers, Names> => ({
  listZorgleerlingen: ({ params }, caller) => listZorgleerlingen(deps, caller, params.adminId),
  readZorgwerking: ({ params }, caller) => readZorgwerking(deps, caller, params.adminId),
  readZorgvlaggen: ({ params }, caller) => readZorgvlaggen(deps, caller, params),
  setZorgvlag: ({ params, body }, caller) => setZorgvlag(deps, caller, params, body),
  removeZorgvlag: ({ params, body }, caller) => removeZorgvlag(deps, caller, params, body),
});
