import { dossiersRoutes } from '@spelrijk/contract/dossiers';
import { defineFeature } from '../../../platform/feature.ts';
import { FILES } from '../../../platform/http/limiter.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { listDossierdelen, readDossier, readGroepsdossier, readSchooldossier, type DossierDeps } from './service.ts';

export { csvVan } from './bestanden.ts';
export { readDossier } from './store.ts';
export { zorgBlokken } from './zorgpdf.ts';

type DossierHandlers = Pick<Handlers, 'readDossier' | 'listDossierdelen' | 'readGroepsdossier' | 'readSchooldossier'>;

const dossierHandlers = (deps: DossierDeps): DossierHandlers => ({
  readDossier: ({ params }, caller) => readDossier(deps, caller, params),
  listDossierdelen: ({ params }, caller) => listDossierdelen(deps, caller, params.adminId),
  readGroepsdossier: ({ params }, caller) => readGroepsdossier(deps, caller, params),
  readSchooldossier: ({ params }, caller) => readSchooldossier(deps, caller, params.adminId),
});

export const feature = defineFeature({
  routes: dossiersRoutes,
  handlers: ({ limits, ...deps }: Omit<DossierDeps, 'limiter'> & { readonly limits: Limits }) =>
    dossierHandlers({ ...deps, limiter: limits('dossiers', FILES) }),
});
