export { addLeerlingen } from './lijst.ts';
export { leerlingbeheerRoutes } from './routes.ts';
export { createLeerlingbeheerService, demandPlaats, figuurVan, type LeerlingbeheerService } from './service.ts';
export { eraseLeerlingen, lockPlaatsen, readPlaatsen, setWeggegooid } from './store.ts';
export { updateLeerlingen } from './store-lijst.ts';
