export { previewPlan, setApart, type Vooruitblik } from './apart.ts';
export { listApartInGroep, listGeoefend } from './store.ts';
