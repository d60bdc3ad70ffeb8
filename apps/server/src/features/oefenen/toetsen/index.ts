import { toetsenRoutes } from '@spelrijk/contract/toetsen';
import { defineFeature } from '../../../platform/feature.ts';
import { toetsHandlers } from './routes.ts';

export { closePlannen, closePlannenVan, closeToetsen } from './store-plan.ts';
export { MINSTE_EERSTE, readEersteKeer, type EersteKeer } from './eerste-keer.ts';
export { freezeUitslag } from './plantoets.ts';
export { openVoorToets, type ToetsDeps, type Toetsgang } from './service.ts';
export { closeIfDone, closeMade, closeToets, listToetsen, updateToets } from './stappen.ts';
export * as meting from './store-meting.ts';
export { findOpenToets, findToets, insertToets, listStaptaken, setVanaf, type Stap, type ToetsRij } from './store.ts';
export { buildToetstaak, isTeVragen, volgendeStap } from './toets.ts';

export const feature = defineFeature({ routes: toetsenRoutes, handlers: toetsHandlers });
