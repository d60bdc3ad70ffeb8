import { leerlingbeheerRoutes } from '@spelrijk/contract/leerlingbeheer';
import { defineFeature } from '../../../platform/feature.ts';
import { leerlingbeheerHandlers } from './routes.ts';
import { createLeerlingbeheerService, type LeerlingbeheerDeps } from './service.ts';

export { addLeerlingen } from './lijst.ts';
export { demandPlaats, figuurVan } from './service.ts';
export { eraseLeerlingen, lockPlaatsen, readPlaatsen, setWeggegooid } from './store.ts';
export { updateLeerlingen } from './store-lijst.ts';

export const feature = defineFeature({
  routes: leerlingbeheerRoutes,
  handlers: (deps: LeerlingbeheerDeps) => leerlingbeheerHandlers(createLeerlingbeheerService(deps)),
  sweeps: [{ name: 'prullenbak', run: (deps: LeerlingbeheerDeps, now: number) => createLeerlingbeheerService(deps).sweep(now) }],
});
