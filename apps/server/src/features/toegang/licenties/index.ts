export { demandOefenen, loopOp, type Termijn } from './dagen.ts';
export { sweepHerinneringen } from './herinneringen.ts';
export { licentieRoutes } from './routes.ts';
export { createLicentieService, noteWijziging } from './service.ts';
export { createVerzoekService } from './verzoek-service.ts';
