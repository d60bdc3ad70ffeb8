import type { Handlers } from '../../../platform/http/mount.ts';
import { readSchoolbegin, type SchoolbeginDeps } from './service.ts';

export const schoolbeginHandlers = (deps: SchoolbeginDeps): Pick<Handlers, 'readSchoolbegin'> => ({
  readSchoolbegin: ({ params }, caller) => readSchoolbegin(deps, caller, params.adminId),
});
