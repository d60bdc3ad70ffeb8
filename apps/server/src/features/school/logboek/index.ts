export { logboekRoutes } from './routes.ts';
export { createLogboekService } from './service.ts';
