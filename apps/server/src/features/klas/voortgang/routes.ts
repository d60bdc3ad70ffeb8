import type { Handlers } from '../../../platform/http/mount.ts';
import { exportGroep, exportLeerling } from './export-service.ts';
import { type GroepVoortgangDeps } from './blik.ts';
import { readCel } from './cel-service.ts';
import { readGroepVoortgang } from './groep-service.ts';
import { readLes } from './les-service.ts';
import { readVoortgang } from './service.ts';
import { readGroepWeken } from './weken-service.ts';

type Names = 'readVoortgang' | 'readGroepVoortgang' | 'readGroepWeken' | 'readLes' | 'readCel' | 'exportGroep' | 'exportLeerling';

export const voortgangHandlers = (deps: GroepVoortgangDeps): Pick<Handlers, Names> => ({
  readVoortgang: ({ params }, caller) => readVoortgang(deps, caller, params),
  readGroepVoortgang: ({ params }, caller) => readGroepVoortgang(deps, caller, params),
  readGroepWeken: ({ params }, caller) => readGroepWeken(deps, caller, params),
  readLes: ({ params }, caller) => readLes(deps, caller, params),
  readCel: ({ params }, caller) => readCel(deps, caller, params),
  exportGroep: ({ params, query }, caller) => exportGroep(deps, caller, params, query.soort),
  exportLeerling: ({ params, query }, caller) => exportLeerling(deps, caller, params, query.soort),
});
