export { may } from './policy.ts';
export { opnamenRoutes } from './routes.ts';
export { createOpnameService, type OpnameService } from './service.ts';
