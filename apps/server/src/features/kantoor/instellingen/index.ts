export { instellingRoutes } from './routes.ts';
export { createInstellingService } from './service.ts';
