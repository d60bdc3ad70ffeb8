import type { Handlers } from '../../../platform/http/mount.ts';
import { listDossierdelen, readDossier, readGroepsdossier, readSchooldossier, type DossierDeps } from './service.ts';

type DossierHandlers = Pick<Handlers, 'readDossier' | 'listDossierdelen' | 'readGroepsdossier' | 'readSchooldossier'>;

export const dossierHandlers = (deps: DossierDeps): DossierHandlers => ({
  readDossier: ({ params }, caller) => readDossier(deps, caller, params),
  listDossierdelen: ({ params }, caller) => listDossierdelen(deps, caller, params.adminId),
  readGroepsdossier: ({ params }, caller) => readGroepsdossier(deps, caller, params),
  readSchooldossier: ({ params }, caller) => readSchooldossier(deps, caller, params.adminId),
});
