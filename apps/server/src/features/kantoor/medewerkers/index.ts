export { medewerkerRoutes } from './routes.ts';
export { createMedewerkerService } from './service.ts';
