import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { defineFeature } from '../../../platform/feature.ts';
import { landkaartHandlers } from './routes.ts';

export { readKaart, type LandkaartDeps } from './kaart.ts';
export { uitlegwoordenVan } from './uitlegkaart.ts';

export const feature = defineFeature({
  routes: landkaartRoutes,
  handlers: landkaartHandlers,
});
