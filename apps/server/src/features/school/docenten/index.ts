export { docentRoutes } from './routes.ts';
export { createDocentService } from './service.ts';
export { setGroepen } from './store.ts';
