import { begeleidingenRoutes } from '@spelrijk/contract/begeleidingen';
import { defineFeature } from '../../../platform/feature.ts';
import { begeleidingHandlers } from './routes.ts';

export const feature = defineFeature({ routes: begeleidingenRoutes, handlers: begeleidingHandlers });
