export { herschatUit, toonHerschatting } from './herschat.ts';
export { createIjking, type Ijking, type Les } from './service.ts';
export type { Woordtelling } from './store.ts';
export { createRedactieService, type RedactieService } from './redactie.ts';
export { ijkingRoutes } from './routes.ts';
