import { leesmomentenRoutes } from '@spelrijk/contract/leesmomenten';
import { defineFeature } from '../../../platform/feature.ts';
import { leesmomentHandlers } from './routes.ts';

export const feature = defineFeature({ routes: leesmomentenRoutes, handlers: leesmomentHandlers });
