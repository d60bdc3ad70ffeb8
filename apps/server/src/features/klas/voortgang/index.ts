import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createFoutgeheugen } from './foutgeheugen.ts';
import { voortgangHandlers } from './routes.ts';

export { createFoutgeheugen } from './foutgeheugen.ts';
export { may } from './policy.ts';
export { readGroepVoortgang } from './groep-service.ts';
export { readLes } from './les-service.ts';
export { loadLeerling } from './lezen.ts';
export { listFouten, listFoutenSinds, listVerloop } from './fouten-lezen.ts';
export type { Misgegaan } from './misgegaan.ts';

export const feature = defineFeature({
  routes: voortgangRoutes,
  handlers: ({ database }: { readonly database: Database }) => voortgangHandlers({ database, geheugen: createFoutgeheugen() }),
});
