import { schoolbeginRoutes } from '@spelrijk/contract/schoolbegin';
import { defineFeature } from '../../../platform/feature.ts';
import { schoolbeginHandlers } from './routes.ts';

export const feature = defineFeature({ routes: schoolbeginRoutes, handlers: schoolbeginHandlers });
