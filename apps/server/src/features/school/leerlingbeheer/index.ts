import { leerlingbeheerRoutes } from '@spelrijk/contract/leerlingbeheer';
import { defineFeature } from '../../../platform/feature.ts';
import { leerlingbeheerHandlers } from './routes.ts';
import { sweepPrullenbak } from './prullenbak.ts';

export { addLeerlingen } from './lijst.ts';
export { demandPlaats, figuurVan } from './service.ts';
export {
  eraseLeerlingen,
  hasGroep,
  listLeerlingen as listBeheerd,
  lockPlaatsen,
  readPlaatsen,
  setVerhuisd,
  setWeggegooid,
} from './store.ts';
export { updateLeerlingen } from './store-lijst.ts';

export const feature = defineFeature({
  routes: leerlingbeheerRoutes,
  handlers: leerlingbeheerHandlers,
  sweeps: [{ name: 'prullenbak', run: sweepPrullenbak }],
});
