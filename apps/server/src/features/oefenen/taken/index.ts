import { takenRoutes } from '@spelrijk/contract/taken';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { createTaak, finishTaak, readEigenInstelling, readTaak, type TaakDeps } from './service.ts';

export { readPlanInvoer, type PlanDeps, type PlanInvoer, type Plankennis, type Plek } from './plan-invoer.ts';
export { createProeftaken, type Proeftaken } from './proef.ts';
export { findTaak, type TaakDeps } from './service.ts';
export { findTaak as findBewaardeTaak, finishTaak, insertTaken, listDagTaken, listRecentGames, type TaakRij } from './store.ts';
export { buildTaak, MUNTEN_PER_TAAK, uitPlan } from './taak.ts';

const taakHandlers = (deps: TaakDeps): Pick<Handlers, keyof typeof takenRoutes> => ({
  createTaak: ({ params, body }, caller) => createTaak(deps, caller, params.leerlingId, body),
  readTaak: ({ params }, caller) => readTaak(deps, caller, params.leerlingId, params.taakId),
  readEigenInstelling: ({ params }, caller) => readEigenInstelling(deps, caller, params.leerlingId),
  finishTaak: ({ params }, caller) => finishTaak(deps, caller, params.leerlingId, params.taakId),
});

export const feature = defineFeature({ routes: takenRoutes, handlers: taakHandlers });
