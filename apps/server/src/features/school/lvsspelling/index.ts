export { lvsspellingRoutes } from './routes.ts';
export { createLvsspellingService, setBegin as setLvsBegin, type LvsspellingService } from './service.ts';
/** Results of leerlingen as a school got them, for graphs and exports. */
export { listScores as listLvsScores, toScore as toLvsScore, type ScoreRij as LvsScoreRij } from './store.ts';
