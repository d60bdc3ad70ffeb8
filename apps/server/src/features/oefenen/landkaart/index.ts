export { landkaartRoutes } from './routes.ts';
export { createLandkaartService } from './service.ts';
