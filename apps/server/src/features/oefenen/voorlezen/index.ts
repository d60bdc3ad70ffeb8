import { voorlezenRoutes } from '@spelrijk/contract/voorlezen';
import { defineFeature } from '../../../platform/feature.ts';
import { voorleesHandlers } from './routes.ts';
import { sweepVoorlezingen } from './service.ts';

export { getoond, keepVoorlezing, niveauNaam } from './bewaren.ts';
export { verschilTussen, hardopIn, laatsteHardop } from './cijfers.ts';
export { toVoorlezing } from './toon.ts';
export { findLezer, isBekend, listAparteTeksten, listVoorlezingen, type VoorlezingRij } from './store.ts';

export const feature = defineFeature({
  routes: voorlezenRoutes,
  handlers: voorleesHandlers,
  sweeps: [{ name: 'voorlezingen', run: sweepVoorlezingen }],
});
