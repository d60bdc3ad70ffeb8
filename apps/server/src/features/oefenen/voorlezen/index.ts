import { voorlezenRoutes } from '@spelrijk/contract/voorlezen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import {
  listVoorlezingen,
  readVoorleestekst,
  readVoorlezen,
  removeVoorlezing,
  restoreVoorlezing,
  saveVoorlezing,
  showVoorlezen,
  type VoorleesDeps,
  sweepVoorlezingen,
} from './service.ts';

export { getoond, keepVoorlezing, niveauNaam } from './bewaren.ts';
export { verschilTussen, hardopIn, laatsteHardop } from './cijfers.ts';
export { toVoorlezing } from './toon.ts';
export { findLezer, isBekend, listAparteTeksten, listKlaargezetWat, listVoorlezingen, type VoorlezingRij } from './store.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const voorleesHandlers = (deps: VoorleesDeps): Pick<Handlers, keyof typeof voorlezenRoutes> => ({
  readVoorlezen: ({ params }, caller) => readVoorlezen(deps, caller, params.leerlingId),
  readVoorleestekst: ({ params }, caller) => readVoorleestekst(deps, caller, params),
  showVoorlezen: ({ params, body }, caller) => niets(showVoorlezen(deps, caller, params, body.tekstId)),
  listVoorlezingen: ({ params }, caller) => listVoorlezingen(deps, caller, params),
  saveVoorlezing: ({ params, body }, caller) => saveVoorlezing(deps, caller, params, body),
  removeVoorlezing: ({ params }, caller) => niets(removeVoorlezing(deps, caller, params)),
  restoreVoorlezing: ({ params }, caller) => niets(restoreVoorlezing(deps, caller, params)),
});

export const feature = defineFeature({
  routes: voorlezenRoutes,
  handlers: voorleesHandlers,
  sweeps: [{ name: 'voorlezingen', run: sweepVoorlezingen }],
});
