import { samenlezenRoutes } from '@spelrijk/contract/samenlezen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { LandkaartDeps } from '../../oefenen/landkaart/index.ts';
import { readLeesgroepjes } from './groepjes.ts';
import { listLeesopdrachten, readKlaargezet, restoreLeesopdracht, saveLeesopdracht, stopLeesopdracht } from './opdrachten.ts';
import { readSamenlezing, saveSamenlezing } from './samen.ts';
import { answerSlotvraag, readLeesthema } from './thema.ts';
import { readToneelblad, readToneelstuk } from './toneel.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const samenlezenHandlers = (deps: LandkaartDeps): Pick<Handlers, keyof typeof samenlezenRoutes> => ({
  readLeesgroepjes: ({ params }, caller) => readLeesgroepjes(deps, caller, params),
  listLeesopdrachten: ({ params }, caller) => listLeesopdrachten(deps, caller, params),
  saveLeesopdracht: ({ params, body }, caller) => niets(saveLeesopdracht(deps, caller, params, body)),
  stopLeesopdracht: ({ params }, caller) => niets(stopLeesopdracht(deps, caller, params)),
  restoreLeesopdracht: ({ params }, caller) => niets(restoreLeesopdracht(deps, caller, params)),
  readToneelblad: ({ params }, caller) => readToneelblad(deps, caller, params),
  readToneelstuk: ({ params }, caller) => readToneelstuk(deps, caller, params),
  readLeesthema: ({ params }, caller) => readLeesthema(deps, caller, params),
  answerSlotvraag: ({ params, body }, caller) => answerSlotvraag(deps, caller, params, body.antwoord),
  readSamenlezing: ({ params }, caller) => readSamenlezing(deps, caller, params),
  saveSamenlezing: ({ params, body }, caller) => saveSamenlezing(deps, caller, params, body),
  readKlaargezet: ({ params }, caller) => readKlaargezet(deps, caller, params.leerlingId),
});

export const feature = defineFeature({ routes: samenlezenRoutes, handlers: samenlezenHandlers });
