export { labelNaam } from './labels.ts';
export { voortgangRoutes } from './routes.ts';
export { createVoortgangService } from './service.ts';
