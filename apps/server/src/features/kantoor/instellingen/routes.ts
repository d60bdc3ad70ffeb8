import type { instellingenRoutes as contract } from '@spelrijk/contract/instellingen';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listInstellingen, readInstelling, updateInstelling, type InstellingDeps } from './service.ts';

export const instellingHandlers = (deps: InstellingDeps): Pick<Handlers, keyof typeof contract> => ({
  listInstellingen: (_input, caller) => listInstellingen(deps, caller),
  readInstelling: ({ params }, caller) => readInstelling(deps, caller, params.sleutel),
  updateInstelling: ({ params, body }, caller) => updateInstelling(deps, caller, params.sleutel, body),
});
