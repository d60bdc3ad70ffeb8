import { toetsenRoutes } from '@spelrijk/contract/toetsen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readToets, removeToets, setToets, type ToetsDeps } from './service.ts';

export { closePlannen, closePlannenVan, closeToetsen } from './store-plan.ts';
export { MINSTE_EERSTE, readEersteKeer, type EersteKeer } from './eerste-keer.ts';
export { freezeUitslag } from './plantoets.ts';
export { openVoorToets, type ToetsDeps, type Toetsgang } from './service.ts';
export { closeIfDone, closeMade, closeToets, listToetsen, updateToets } from './stappen.ts';
export * as meting from './store-meting.ts';
export { findOpenToets, findToets, insertToets, listStaptaken, setVanaf, type Stap, type ToetsRij } from './store.ts';
export { buildToetstaak, teVragen, volgendeStap } from './toets.ts';

const toetsHandlers = (deps: ToetsDeps): Pick<Handlers, keyof typeof toetsenRoutes> => ({
  createToets: ({ params, body }, { actor, now }) => setToets(deps, { actor, actie: 'exerciseSettings.update', ...params, now }, body),
  readToets: ({ params }, { actor, now }) => readToets(deps, { actor, actie: 'exerciseSettings.update', ...params, now }, params.toetsId),
  removeToets: ({ params }, { actor, now }) =>
    removeToets(deps, { actor, actie: 'exerciseSettings.update', ...params, now }, params.toetsId).then(() => null),
});

export const feature = defineFeature({ routes: toetsenRoutes, handlers: toetsHandlers });
