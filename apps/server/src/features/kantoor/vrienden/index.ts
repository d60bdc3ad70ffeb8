export { vriendRoutes } from './routes.ts';
export { createVriendService } from './service.ts';
