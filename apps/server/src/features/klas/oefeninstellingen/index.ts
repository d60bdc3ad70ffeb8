export { oefeninstellingRoutes } from './routes.ts';
export { createOefeninstellingService } from './service.ts';
