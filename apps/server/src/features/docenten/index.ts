export { docentRoutes } from './routes.ts';
export { createDocentService } from './service.ts';
