import { spelrecordsRoutes } from '@spelrijk/contract/spelrecords';
import { defineFeature } from '../../../platform/feature.ts';
import { spelrecordHandlers } from './routes.ts';

export const feature = defineFeature({ routes: spelrecordsRoutes, handlers: spelrecordHandlers });
