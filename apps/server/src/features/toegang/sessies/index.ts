export { foldName, foldWoorden } from './fold.ts';
export { mayChangeOwn } from './policy.ts';
export { sessieRoutes, type CountOngelezen } from './routes.ts';
export { createSessieService, type LoggedIn, type SessieDeps, type SessieService, type Vanaf } from './service.ts';
export { findAccountById, type AccountRow } from './store.ts';
