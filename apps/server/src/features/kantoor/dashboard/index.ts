export { officeRoutes } from './routes.ts';
export { createOfficeService } from './service.ts';
