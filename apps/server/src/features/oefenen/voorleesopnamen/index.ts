import { voorleesopnamenRoutes } from '@spelrijk/contract/voorleesopnamen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listVoorleesopnamen, markVoorleesopname, readOpnamegeluid, readVoorleesopname, removeVoorleesopname } from './beluisteren.ts';
import { listEigenOpnamen, readEigenOpname, readOpnametekst, removeEigenOpname, saveVoorleesopname } from './opnemen.ts';
import { sweepOpnamen } from './store.ts';
import type { OpnameDeps } from './toegang.ts';
import {
  listOpnametoestemmingen,
  readOpnamestand,
  saveOpnamestand,
  saveOpnametoestemming,
  withdrawOpnametoestemming,
} from './toestemmingen.ts';

export { listGeluid } from './beluisteren.ts';
export { listWachtend, type WachtRij } from './store.ts';
/** For the demo, which has a recording made with the voice of the computer. */
export { createSleutel, sealGeluid } from './zegel.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const opnameHandlers = (deps: OpnameDeps): Pick<Handlers, keyof typeof voorleesopnamenRoutes> => ({
  listEigenOpnamen: ({ params }, caller) => listEigenOpnamen(deps, caller, params.leerlingId),
  readOpnametekst: ({ params }, caller) => readOpnametekst(deps, caller, params),
  saveVoorleesopname: ({ params, query, body }, caller) =>
    niets(saveVoorleesopname(deps, caller, params, { tekst: query.tekst, bytes: body })),
  readEigenOpname: ({ params, query }, caller) => readEigenOpname(deps, caller, params, query.vorm),
  removeEigenOpname: ({ params }, caller) => niets(removeEigenOpname(deps, caller, params)),
  listVoorleesopnamen: ({ params }, caller) => listVoorleesopnamen(deps, caller, params),
  readVoorleesopname: ({ params }, caller) => readVoorleesopname(deps, caller, params),
  readOpnamegeluid: ({ params, query }, caller) => readOpnamegeluid(deps, caller, params, query.vorm),
  markVoorleesopname: ({ params, body }, caller) => markVoorleesopname(deps, caller, params, body),
  removeVoorleesopname: ({ params }, caller) => niets(removeVoorleesopname(deps, caller, params)),
  readOpnamestand: ({ params }, caller) => readOpnamestand(deps, caller, params.adminId),
  saveOpnamestand: ({ params, body }, caller) => niets(saveOpnamestand(deps, caller, params.adminId, body)),
  listOpnametoestemmingen: ({ params }, caller) => listOpnametoestemmingen(deps, caller, params),
  saveOpnametoestemming: ({ params, body }, caller) => niets(saveOpnametoestemming(deps, caller, params, body)),
  withdrawOpnametoestemming: ({ params }, caller) => niets(withdrawOpnametoestemming(deps, caller, params)),
});

export const feature = defineFeature({
  routes: voorleesopnamenRoutes,
  handlers: opnameHandlers,
  sweeps: [{ name: 'voorleesopnamen', run: ({ database }: OpnameDeps, now) => sweepOpnamen(database.own, new Date(now)) }],
});
