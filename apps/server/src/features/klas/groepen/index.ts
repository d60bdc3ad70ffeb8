export { aandachtNu } from './aandacht.ts';
export { groepRoutes } from './routes.ts';
export { createGroepService } from './service.ts';
