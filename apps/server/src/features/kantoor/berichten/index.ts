export { berichtRoutes } from './routes.ts';
export { createBerichtService, mailBerichten, sweepBerichten, type BerichtService } from './service.ts';
export { eraseBericht, insertBericht } from './store.ts';
