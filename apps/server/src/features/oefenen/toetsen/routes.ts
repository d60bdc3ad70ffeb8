import type { toetsenRoutes as contract } from '@spelrijk/contract/toetsen';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readToets, setToets, type ToetsDeps } from './service.ts';

export const toetsHandlers = (deps: ToetsDeps): Pick<Handlers, keyof typeof contract> => ({
  createToets: ({ params, body }, { actor, now }) => setToets(deps, { actor, actie: 'exerciseSettings.update', ...params, now }, body),
  readToets: ({ params }, { actor, now }) => readToets(deps, { actor, actie: 'exerciseSettings.update', ...params, now }, params.toetsId),
});
