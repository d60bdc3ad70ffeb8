import { oudersRoutes } from '@spelrijk/contract/ouders';
import { defineFeature } from '../../../platform/feature.ts';
import { ouderHandlers } from './routes.ts';

export const feature = defineFeature({ routes: oudersRoutes, handlers: ouderHandlers });
