export { vouw } from './stand.ts';
export { leesDatum, schoon } from './waarden.ts';
export { edexmlRoutes } from './routes.ts';
export { createEdexmlService, type EdexmlService } from './service.ts';
