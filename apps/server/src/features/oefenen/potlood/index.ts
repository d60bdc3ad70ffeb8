import { potloodRoutes } from '@spelrijk/contract/potlood';
import { defineFeature } from '../../../platform/feature.ts';
import { potloodHandlers } from './routes.ts';

export const feature = defineFeature({ routes: potloodRoutes, handlers: potloodHandlers });
