import type { verzamelingenRoutes as contract } from '@spelrijk/contract/verzamelingen';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readVerzamelingen, saveStuk, type VerzamelDeps } from './service.ts';

export const verzamelingHandlers = (deps: VerzamelDeps): Pick<Handlers, keyof typeof contract> => ({
  readVerzamelingen: ({ params }, caller) => readVerzamelingen(deps, caller, params.leerlingId),
  saveStuk: ({ params, body }, caller) => saveStuk(deps, caller, params, body),
});
