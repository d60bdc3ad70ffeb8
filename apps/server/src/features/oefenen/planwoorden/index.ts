export { chooseApart, previewPlan, setApart, type Vooruitblik } from './apart.ts';
export { insertPlanwoorden, listApartInGroep, listGeoefend, SCHRIJFVORMEN } from './store.ts';
