export { mailRoutes } from './routes.ts';
export { createMailService } from './service.ts';
