import { leesmomentenRoutes } from '@spelrijk/contract/leesmomenten';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listLeesmomenten, restoreLeesmoment, saveLeesmoment, stopLeesmoment, type LeesmomentDeps } from './service.ts';

export { may } from './policy.ts';
export { inGroep } from './service.ts';
export { countBekend, type GroepPlek, type GroepRij } from './store.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const leesmomentHandlers = (deps: LeesmomentDeps): Pick<Handlers, keyof typeof leesmomentenRoutes> => ({
  listLeesmomenten: ({ params }, caller) => listLeesmomenten(deps, caller, params),
  saveLeesmoment: ({ params, body }, caller) => niets(saveLeesmoment(deps, caller, params, body)),
  stopLeesmoment: ({ params }, caller) => niets(stopLeesmoment(deps, caller, params)),
  restoreLeesmoment: ({ params }, caller) => niets(restoreLeesmoment(deps, caller, params)),
});

export const feature = defineFeature({ routes: leesmomentenRoutes, handlers: leesmomentHandlers });
