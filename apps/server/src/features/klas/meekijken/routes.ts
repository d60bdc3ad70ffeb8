import type { meekijkenRoutes as contract } from '@spelrijk/contract/meekijken';
import type { Handlers } from '../../../platform/http/mount.ts';
import { acceptMeekijk, createMeekijk, endMeekijk, listMeekijken, viewMeekijkcode } from './koppelen.ts';
import { readMeekijk } from './lezen.ts';
import type { MeekijkDeps } from './toegang.ts';

export const meekijkHandlers = (deps: MeekijkDeps): Pick<Handlers, keyof typeof contract> => ({
  listMeekijken: ({ params }, caller) => listMeekijken(deps, caller, params.adminId),
  createMeekijk: ({ params, body }, caller) => createMeekijk(deps, caller, params, body),
  endMeekijk: ({ params }, caller) => endMeekijk(deps, caller, params.adminId, params.meekijkId),
  viewMeekijkcode: ({ params, body }, caller) => viewMeekijkcode(deps, caller, params.adminId, body.code),
  acceptMeekijk: ({ params, body }, caller) => acceptMeekijk(deps, caller, params.adminId, body.code),
  readMeekijk: ({ params }, caller) => readMeekijk(deps, caller, params.adminId, params.meekijkId),
});
