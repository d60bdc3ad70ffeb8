export { toBericht } from './bericht.ts';
export { woordlijstRoutes } from './routes.ts';
export { createWoordlijstService, type WoordlijstService } from './service.ts';
