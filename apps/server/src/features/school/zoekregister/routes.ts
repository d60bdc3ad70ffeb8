import type { Handlers } from '../../../platform/http/mount.ts';
import { readZoekregister, type ZoekregisterDeps } from './service.ts';

export const zoekregisterHandlers = (deps: ZoekregisterDeps): Pick<Handlers, 'readZoekregister'> => ({
  readZoekregister: ({ params }, caller) => readZoekregister(deps, caller, params.adminId),
});
