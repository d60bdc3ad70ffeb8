export { chooseApart, previewPlan, setApart, type Vooruitblik } from './apart.ts';
export { loadVerzwegen, verzwegenVan, type Verzwegen } from './vertellen.ts';
export {
  geschreven,
  insertPlanwoorden,
  isAnders,
  isGeschreven,
  listApartInGroep,
  listEerst,
  listGeoefend,
  SCHRIJFVORMEN,
} from './store.ts';
