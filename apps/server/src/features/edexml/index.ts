export { leesDatum, schoon } from './waarden.ts';
export { edexmlRoutes } from './routes.ts';
export { createEdexmlService, type EdexmlService } from './service.ts';
