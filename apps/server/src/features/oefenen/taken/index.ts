import { takenRoutes } from '@spelrijk/contract/taken';
import { defineFeature } from '../../../platform/feature.ts';
import { createAntwoordService, type AntwoordDeps } from './antwoord-service.ts';
import { taakHandlers } from './routes.ts';
import { type TaakService } from './service.ts';

export { createAntwoordService, slaAntwoordenOp, type AntwoordService } from './antwoord-service.ts';
export { dicteeOpgaven, dicteeTaak } from './dictee-taak.ts';
export { toSchrijfbeurt } from './antwoorden.ts';
export { writeAntwoorden, type Schrijfbeurt, type TaakInhoudRij } from './store-antwoorden.ts';
export { readAudio, type AudioIndex } from './audio.ts';
export { alsWoord, metUitleg } from './oordeel.ts';
export { buildOpgaven, seededId, sleutelVan, zonderGeheim, type BewaardeOpgave } from './opgaven.ts';
export type { Proefplan } from './dagplan.ts';
export { createDagTaken } from './plan.ts';
export { createTaakService, type TaakService } from './service.ts';
export { mergeBeurten } from './samenvoegen.ts';
export { gameTitel, KLASSENDICTEE, passendeGames } from './spelkeuze.ts';
export { finishTaak, insertTaken, listDagTaken, type TaakRij } from './store.ts';
export { isZorgtoets, leesToets, listToetsen, zetToets, type Toetsvraag } from './toets-service.ts';
export { findToets } from './store-toetsen.ts';
export { verbeterAntwoorden } from './verbeteren.ts';
export { verwerkAntwoorden, type TaakInhoud } from './verwerk.ts';

export const feature = defineFeature({
  routes: takenRoutes,
  handlers: (deps: AntwoordDeps & { readonly taken: TaakService }) => taakHandlers(deps.taken, createAntwoordService(deps)),
});
