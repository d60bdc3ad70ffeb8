import { verzamelingenRoutes } from '@spelrijk/contract/verzamelingen';
import { defineFeature } from '../../../platform/feature.ts';
import { verzamelingHandlers } from './routes.ts';

export const feature = defineFeature({ routes: verzamelingenRoutes, handlers: verzamelingHandlers });
