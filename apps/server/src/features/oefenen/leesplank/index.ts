import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { defineFeature } from '../../../platform/feature.ts';
import { leesplankHandlers } from './routes.ts';

export const feature = defineFeature({ routes: leesplankRoutes, handlers: leesplankHandlers });
