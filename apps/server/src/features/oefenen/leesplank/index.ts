import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { LandkaartDeps } from '../landkaart/index.ts';
import { answerWeerwoord } from './later.ts';
import { readPlanktekst } from './planktekst.ts';
import { answerPlankvraag, checkLeesstap, readPlankvragen } from './plankvragen.ts';
import { readLeesplank } from './service.ts';
import { checkWoordrij, readWoordrijen } from './woordrijen.ts';

export { readLeesniveau } from './klaargezet.ts';
export { openTekst } from './service.ts';

const leesplankHandlers = (deps: LandkaartDeps): Pick<Handlers, keyof typeof leesplankRoutes> => ({
  readLeesplank: ({ params }, caller) => readLeesplank(deps, caller, params.leerlingId),
  readPlanktekst: ({ params }, caller) => readPlanktekst(deps, caller, params.leerlingId, params.tekstId),
  readPlankvragen: ({ params }, caller) => readPlankvragen(deps, caller, params.leerlingId, params.tekstId),
  answerPlankvraag: ({ params, body }, caller) => answerPlankvraag(deps, caller, params, body),
  checkLeesstap: ({ params, body }, caller) => checkLeesstap(deps, caller, params, body),
  answerWeerwoord: ({ params, body }, caller) => answerWeerwoord(deps, caller, params, body),
  readWoordrijen: ({ params }, caller) => readWoordrijen(deps, caller, params.leerlingId),
  checkWoordrij: ({ params, body }, caller) => checkWoordrij(deps, caller, params, body.antwoord),
});

export const feature = defineFeature({ routes: leesplankRoutes, handlers: leesplankHandlers });
