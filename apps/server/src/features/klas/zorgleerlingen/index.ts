import { zorgleerlingenRoutes } from '@spelrijk/contract/zorgleerlingen';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listZorgleerlingen, readZorgvlaggen, removeZorgvlag, setZorgvlag } from './service.ts';
import { readZorgwerking } from './werking.ts';

export { closeVlag, insertVlag, listGevlagd } from './store.ts';

type Names = 'listZorgleerlingen' | 'readZorgwerking' | 'readZorgvlaggen' | 'setZorgvlag' | 'removeZorgvlag';

const zorgleerlingHandlers = (deps: { readonly database: Database }): Pick<Handlers, Names> => ({
  listZorgleerlingen: ({ params }, caller) => listZorgleerlingen(deps, caller, params.adminId),
  readZorgwerking: ({ params }, caller) => readZorgwerking(deps, caller, params.adminId),
  readZorgvlaggen: ({ params }, caller) => readZorgvlaggen(deps, caller, params),
  setZorgvlag: ({ params, body }, caller) => setZorgvlag(deps, caller, params, body),
  removeZorgvlag: ({ params, body }, caller) => removeZorgvlag(deps, caller, params, body),
});

export const feature = defineFeature({
  routes: zorgleerlingenRoutes,
  handlers: zorgleerlingHandlers,
});
