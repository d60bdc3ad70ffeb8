import { beloningenRoutes } from '@spelrijk/contract/beloningen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { type BeloningDeps, readMijnVoortgang } from './mijn-voortgang.ts';
import { buyBlob, chooseFiguur, chooseHol, chooseMaatje, openEi, readBeloningen, saveRecord } from './service.ts';

type BeloningHandlers = Pick<
  Handlers,
  'readBeloningen' | 'buyBlob' | 'openEi' | 'chooseMaatje' | 'chooseHol' | 'chooseFiguur' | 'saveRecord' | 'readMijnVoortgang'
>;

const beloningHandlers = (deps: BeloningDeps): BeloningHandlers => ({
  readBeloningen: ({ params }, caller) => readBeloningen(deps, caller, params.leerlingId),
  buyBlob: ({ params, body }, caller) => buyBlob(deps, caller, params.leerlingId, body.nummer),
  openEi: ({ params, body }, caller) => openEi(deps, caller, params.leerlingId, body),
  chooseMaatje: ({ params, body }, caller) => chooseMaatje(deps, caller, params.leerlingId, body.nummer),
  chooseHol: ({ params, body }, caller) => chooseHol(deps, caller, params.leerlingId, body.nummer),
  chooseFiguur: ({ params, body }, caller) => chooseFiguur(deps, caller, params.leerlingId, body.figuur),
  saveRecord: ({ params, body }, caller) => saveRecord(deps, caller, params.leerlingId, body.punten),
  readMijnVoortgang: ({ params }, caller) => readMijnVoortgang(deps, caller, params.leerlingId),
});

export const feature = defineFeature({
  routes: beloningenRoutes,
  handlers: beloningHandlers,
});
