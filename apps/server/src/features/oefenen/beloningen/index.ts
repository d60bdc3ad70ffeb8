export { beloningRoutes } from './routes.ts';
export { createBeloningService } from './service.ts';
