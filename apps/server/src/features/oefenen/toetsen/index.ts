import { toetsenRoutes } from '@spelrijk/contract/toetsen';
import { defineFeature } from '../../../platform/feature.ts';
import { toetsHandlers } from './routes.ts';

export { listToetsen, updateToets } from './stappen.ts';
export { findOpenToets } from './store.ts';
export { closePlannen, closePlannenVan, closeToetsen } from './store-plan.ts';

export const feature = defineFeature({ routes: toetsenRoutes, handlers: toetsHandlers });
