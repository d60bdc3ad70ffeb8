import type { voorlezenRoutes as contract } from '@spelrijk/contract/voorlezen';
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
} from './service.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

export const voorleesHandlers = (deps: VoorleesDeps): Pick<Handlers, keyof typeof contract> => ({
  readVoorlezen: ({ params }, caller) => readVoorlezen(deps, caller, params.leerlingId),
  readVoorleestekst: ({ params }, caller) => readVoorleestekst(deps, caller, params),
  showVoorlezen: ({ params, body }, caller) => niets(showVoorlezen(deps, caller, params, body.tekstId)),
  listVoorlezingen: ({ params }, caller) => listVoorlezingen(deps, caller, params),
  saveVoorlezing: ({ params, body }, caller) => saveVoorlezing(deps, caller, params, body),
  removeVoorlezing: ({ params }, caller) => niets(removeVoorlezing(deps, caller, params)),
  restoreVoorlezing: ({ params }, caller) => niets(restoreVoorlezing(deps, caller, params)),
});
