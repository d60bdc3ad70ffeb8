import { zorgsessiesRoutes } from '@spelrijk/contract/zorgsessies';
import { defineFeature } from '../../../platform/feature.ts';
import { zorgsessieHandlers } from './routes.ts';

export { checkSessiedag } from './noteren.ts';
export { may as maySessie } from './policy.ts';
export { insertContact, insertSessie } from './store.ts';

export const feature = defineFeature({ routes: zorgsessiesRoutes, handlers: zorgsessieHandlers });
