import { dossiersRoutes } from '@spelrijk/contract/dossiers';
import { defineFeature } from '../../../platform/feature.ts';
import { FILES } from '../../../platform/http/limiter.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { dossierHandlers } from './routes.ts';
import { type DossierDeps } from './service.ts';

export { csvVan } from './bestanden.ts';
export { readDossier } from './store.ts';
export { zorgBlokken } from './zorgpdf.ts';

export const feature = defineFeature({
  routes: dossiersRoutes,
  handlers: ({ limits, ...deps }: Omit<DossierDeps, 'limiter'> & { readonly limits: Limits }) =>
    dossierHandlers({ ...deps, limiter: limits('dossiers', FILES) }),
});
