export { roadmapRoutes } from './routes.ts';
export { createRoadmapService } from './service.ts';
export { eraseItem, saveItem } from './store.ts';
