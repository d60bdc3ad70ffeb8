export { uitnodigingenRoutes } from './routes.ts';
export { createUitnodigingenService } from './service.ts';
