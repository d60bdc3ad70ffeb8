import { schoolbeginRoutes } from '@spelrijk/contract/schoolbegin';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readSchoolbegin, type SchoolbeginDeps } from './service.ts';

const schoolbeginHandlers = (deps: SchoolbeginDeps): Pick<Handlers, 'readSchoolbegin'> => ({
  readSchoolbegin: ({ params }, caller) => readSchoolbegin(deps, caller, params.adminId),
});

export const feature = defineFeature({ routes: schoolbeginRoutes, handlers: schoolbeginHandlers });
