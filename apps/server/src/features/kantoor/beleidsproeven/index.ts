import { beleidsproevenRoutes } from '@spelrijk/contract/beleidsproeven';
import { defineFeature } from '../../../platform/feature.ts';
import { beleidsproefHandlers } from './routes.ts';

export const feature = defineFeature({ routes: beleidsproevenRoutes, handlers: beleidsproefHandlers });
