export { voortgangRoutes } from './routes.ts';
export { createVoortgangService } from './service.ts';
