import type { leesbeurtenRoutes as contract } from '@spelrijk/contract/leesbeurten';
import type { Handlers } from '../../../platform/http/mount.ts';
import { saveLeesbeurt, type LeesbeurtDeps } from './service.ts';

export const leesbeurtHandlers = (deps: LeesbeurtDeps): Pick<Handlers, keyof typeof contract> => ({
  saveLeesbeurt: ({ params, body }, caller) => saveLeesbeurt(deps, caller, params, body),
});
