import { defineFeature } from '../../../platform/feature.ts';

export {
  loadPlanblik,
  loadZorgstand,
  openDoelen,
  PRULLENBAK_DAGEN,
  stapVan,
  toKort,
  type Planblik,
  type Wie,
  type Zorgstand,
} from './stand.ts';
export {
  listContacten,
  listDoelen,
  listPlannen,
  listSessies,
  listToetsen as listPlantoetsen,
  type DoelRij,
  type PlanRij,
  type SessieRij,
} from './store.ts';
export { toWeken, weekNr } from './weken.ts';

/** Serves other features only. */
export const feature = defineFeature({ routes: {}, handlers: () => ({}) });
