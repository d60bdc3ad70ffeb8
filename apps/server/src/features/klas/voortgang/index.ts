import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { GroepVoortgangDeps } from './blik.ts';
import { readCel } from './cel-service.ts';
import { exportGroep, exportLeerling } from './export-service.ts';
import { createFoutgeheugen } from './foutgeheugen.ts';
import { listInstructiegroepen, readGroepVoortgang } from './groep-service.ts';
import { readLes } from './les-service.ts';
import { readVoortgang } from './service.ts';
import { readGroepWeken } from './weken-service.ts';

export { createFoutgeheugen } from './foutgeheugen.ts';
export { look, narrow, type GroepAdres } from './blik.ts';
export { may } from './policy.ts';
export { findGroep } from './store-groep.ts';
export { beginVanSchooljaar } from './weken.ts';
export { readGroepVoortgang } from './groep-service.ts';
export { readLes } from './les-service.ts';
export { loadLeerling } from './lezen.ts';
export { listFouten, listFoutenSinds, listVerloop } from './fouten-lezen.ts';
export type { Misgegaan } from './misgegaan.ts';

type Names =
  | 'readVoortgang'
  | 'readGroepVoortgang'
  | 'listInstructiegroepen'
  | 'readGroepWeken'
  | 'readLes'
  | 'readCel'
  | 'exportGroep'
  | 'exportLeerling';

const voortgangHandlers = (deps: GroepVoortgangDeps): Pick<Handlers, Names> => ({
  readVoortgang: ({ params }, caller) => readVoortgang(deps, caller, params),
  readGroepVoortgang: ({ params }, caller) => readGroepVoortgang(deps, caller, params),
  listInstructiegroepen: ({ params }, caller) => listInstructiegroepen(deps, caller, params),
  readGroepWeken: ({ params }, caller) => readGroepWeken(deps, caller, params),
  readLes: ({ params }, caller) => readLes(deps, caller, params),
  readCel: ({ params }, caller) => readCel(deps, caller, params),
  exportGroep: ({ params, query }, caller) => exportGroep(deps, caller, params, query.soort),
  exportLeerling: ({ params, query }, caller) => exportLeerling(deps, caller, params, query.soort),
});

export const feature = defineFeature({
  routes: voortgangRoutes,
  handlers: ({ database }: { readonly database: Database }) => voortgangHandlers({ database, geheugen: createFoutgeheugen() }),
});
