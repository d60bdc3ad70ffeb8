export { foldName } from './fold.ts';
export { sessieRoutes } from './routes.ts';
export { createSessieService, type SessieService, type Vanaf } from './service.ts';
export { findAccountById, type AccountRow } from './store.ts';
