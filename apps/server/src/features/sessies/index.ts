export { foldName } from './fold.ts';
export { sessieRoutes } from './routes.ts';
export { createSessieService, type SessieService } from './service.ts';
