export { createAccountService } from './account-service.ts';
export { createKlantService } from './klant-service.ts';
export { accountRoutes, klantRoutes } from './routes.ts';
