import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { LandkaartDeps } from './kaart.ts';
import { readLandkaart } from './service.ts';
import { readSomvenster } from './uitlegkaart.ts';

export { readKaart, type LandkaartDeps } from './kaart.ts';
export { uitlegwoordenVan } from './uitlegkaart.ts';

const landkaartHandlers = (deps: LandkaartDeps): Pick<Handlers, 'readLandkaart' | 'readSomvenster'> => ({
  readLandkaart: ({ params }, caller) => readLandkaart(deps, caller, params.leerlingId),
  readSomvenster: ({ params }, caller) => readSomvenster(deps, caller, params.leerlingId, params.somvensterId),
});

export const feature = defineFeature({
  routes: landkaartRoutes,
  handlers: landkaartHandlers,
});
