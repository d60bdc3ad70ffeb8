export { kantoorleerlingRoutes } from './routes.ts';
export { createKantoorleerlingService } from './service.ts';
