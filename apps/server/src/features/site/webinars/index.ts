export { webinarRoutes } from './routes.ts';
export { createWebinarService, sweepWebinars } from './service.ts';
