export { ervaringRoutes } from './routes.ts';
export { createErvaringService } from './service.ts';
