import type { rustRoutes as contract } from '@spelrijk/contract/rust';
import type { Handlers } from '../../../platform/http/mount.ts';
import { switchGames } from './ander-spel.ts';
import { endRust, setRust, type RustDeps } from './service.ts';

export const rustHandlers = (deps: RustDeps): Pick<Handlers, keyof typeof contract> => ({
  setRust: ({ params, body }, caller) => setRust(deps, caller, params, body),
  endRust: async ({ params }, caller) => {
    await endRust(deps, caller, params);
    return null;
  },
  switchGames: ({ params, body }, caller) => switchGames(deps, caller, params, body),
});
