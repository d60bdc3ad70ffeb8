export { createAccountService } from './account-service.ts';
export { createKlantService } from './klant-service.ts';
export { accountRoutes, klantRoutes, verwijderRoutes } from './routes.ts';
export { createVerwijderService, sweepKlanten } from './verwijder-service.ts';
