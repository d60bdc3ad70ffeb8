import type { antwoordenRoutes as contract } from '@spelrijk/contract/antwoorden';
import type { Handlers } from '../../../platform/http/mount.ts';
import { submitAntwoorden, type AntwoordDeps } from './service.ts';

export const antwoordHandlers = (deps: AntwoordDeps): Pick<Handlers, keyof typeof contract> => ({
  submitAntwoorden: async ({ params, body }, caller) => ({ oordelen: await submitAntwoorden(deps, caller, params.leerlingId, body) }),
});
