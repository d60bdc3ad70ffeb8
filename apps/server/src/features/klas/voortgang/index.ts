export { labelNaam } from './labels.ts';
export { createExportService } from './export-service.ts';
export { createGroepVoortgangService } from './groep-service.ts';
export { voortgangRoutes } from './routes.ts';
export { createVoortgangService } from './service.ts';
