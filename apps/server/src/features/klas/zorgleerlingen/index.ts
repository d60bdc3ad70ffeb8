export { zorgleerlingRoutes } from './routes.ts';
export { createZorgleerlingService } from './service.ts';
export { closeVlag, insertVlag, listGevlagd } from './store.ts';
