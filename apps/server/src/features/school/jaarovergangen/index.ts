export { jaarovergangHandlers } from './routes.ts';
export { createJaarovergangService, type JaarovergangService } from './service.ts';
