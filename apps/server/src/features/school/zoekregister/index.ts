import { zoekregisterRoutes } from '@spelrijk/contract/zoekregister';
import { defineFeature } from '../../../platform/feature.ts';
import { zoekregisterHandlers } from './routes.ts';

export const feature = defineFeature({ routes: zoekregisterRoutes, handlers: zoekregisterHandlers });
