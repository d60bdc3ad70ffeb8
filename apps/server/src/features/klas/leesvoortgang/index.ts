import { leesvoortgangRoutes } from '@spelrijk/contract/leesvoortgang';
import { defineFeature } from '../../../platform/feature.ts';
import { leesvoortgangHandlers } from './routes.ts';

export const feature = defineFeature({ routes: leesvoortgangRoutes, handlers: leesvoortgangHandlers });
