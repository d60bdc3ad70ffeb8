export { verhuizingRoutes } from './routes.ts';
export { createVerhuizingService } from './service.ts';
