import { groepsplannenRoutes } from '@spelrijk/contract/groepsplannen';
import { defineFeature } from '../../../platform/feature.ts';
import { groepsplanHandlers } from './routes.ts';

export { insertGroepsplan } from './store.ts';

export const feature = defineFeature({ routes: groepsplannenRoutes, handlers: groepsplanHandlers });
