import { zorgsessiesRoutes } from '@spelrijk/contract/zorgsessies';
import { defineFeature } from '../../../platform/feature.ts';
import { zorgsessieHandlers } from './routes.ts';

export { insertContact, insertSessie } from './store.ts';

export const feature = defineFeature({ routes: zorgsessiesRoutes, handlers: zorgsessieHandlers });
