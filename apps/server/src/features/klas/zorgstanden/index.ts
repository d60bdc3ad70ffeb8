import { defineFeature } from '../../../platform/feature.ts';

export {
  loadPlanblik,
  loadZorgstand,
  loadZorgstanden,
  openDoelen,
  PRULLENBAK_DAGEN,
  stapVan,
  toKort,
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
} from './store.ts';

/** Serves other features only. */
export const feature = defineFeature({ routes: {}, handlers: () => ({}) });
