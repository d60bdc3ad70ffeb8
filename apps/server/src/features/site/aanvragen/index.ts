export { aanvraagRoutes } from './routes.ts';
export { createAanvraagService, sweepAanvragen } from './service.ts';
