import { antwoordenRoutes } from '@spelrijk/contract/antwoorden';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { submitAntwoorden, type AntwoordDeps } from './service.ts';
import { createTaakgeheugen } from './taakgeheugen.ts';

export { labelNaam } from './labels.ts';
export { naFlitsen } from './flits.ts';
export { beginVan, herspeelLogboek, isZelfdeStand } from './herspelen.ts';
export { rebuildStand } from './opnieuw.ts';
export { plaatsVan } from './plaats.ts';
export { toCategorie, toSchrijfbeurt } from './rijen.ts';
export { mergeBeurten } from './samenvoegen.ts';
export { keepAntwoorden } from './bewaren.ts';
export { writeAntwoorden, type CategorieRecord, type Schrijfbeurt, type TaakInhoudRij } from './store.ts';
export { readHerspeelbaar } from './store-verbeteren.ts';
export { correctAntwoorden } from './verbeteren.ts';
export { processAntwoorden, toBewijs } from './verwerk.ts';

const antwoordHandlers = (deps: AntwoordDeps): Pick<Handlers, keyof typeof antwoordenRoutes> => ({
  submitAntwoorden: async ({ params, body }, caller) => ({ oordelen: await submitAntwoorden(deps, caller, params.leerlingId, body) }),
});

export const feature = defineFeature({
  routes: antwoordenRoutes,
  handlers: (deps: Omit<AntwoordDeps, 'geheugen'>) => antwoordHandlers({ ...deps, geheugen: createTaakgeheugen() }),
});
