import { abonnementenRoutes } from '@spelrijk/contract/abonnementen';
import { defineFeature } from '../../../platform/feature.ts';
import { abonnementHandlers } from './routes.ts';

export const feature = defineFeature({ routes: abonnementenRoutes, handlers: abonnementHandlers });
