export { previewPlan, setApart, type Vooruitblik } from './apart.ts';
export { listGeoefend, listPlanwoorden } from './store.ts';
