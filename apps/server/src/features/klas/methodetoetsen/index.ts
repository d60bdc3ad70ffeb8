import { methodetoetsenRoutes } from '@spelrijk/contract/methodetoetsen';
import { defineFeature } from '../../../platform/feature.ts';
import { methodetoetsHandlers } from './routes.ts';

export { insertToets, updateToets } from './store.ts';

export const feature = defineFeature({ routes: methodetoetsenRoutes, handlers: methodetoetsHandlers });
