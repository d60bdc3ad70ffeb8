export { dossierRoutes } from './routes.ts';
export { createDossierService, type DossierService } from './service.ts';
