export { zorgleerlingRoutes } from './routes.ts';
export { createZorgleerlingService } from './service.ts';
export { listGevlagd } from './store.ts';
