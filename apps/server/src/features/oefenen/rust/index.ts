import { rustRoutes } from '@spelrijk/contract/rust';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { switchGames } from './ander-spel.ts';
import { endRust, setRust, type RustDeps } from './service.ts';

export { dagenZonderRust, readOefendagen, rustOp } from './dagen.ts';
export { findOefendagen, findRustOp, OEFENDAGEN, RUST } from './store.ts';

const rustHandlers = (deps: RustDeps): Pick<Handlers, keyof typeof rustRoutes> => ({
  setRust: ({ params, body }, caller) => setRust(deps, caller, params, body),
  endRust: async ({ params }, caller) => {
    await endRust(deps, caller, params);
    return null;
  },
  switchGames: ({ params, body }, caller) => switchGames(deps, caller, params, body),
});

export const feature = defineFeature({ routes: rustRoutes, handlers: rustHandlers });
