import type { Handlers } from '../../../platform/http/mount.ts';
import type { LandkaartDeps } from '../landkaart/index.ts';
import { readLeesplank, readPlanktekst } from './service.ts';

export const leesplankHandlers = (deps: LandkaartDeps): Pick<Handlers, 'readLeesplank' | 'readPlanktekst'> => ({
  readLeesplank: ({ params }, caller) => readLeesplank(deps, caller, params.leerlingId),
  readPlanktekst: ({ params }, caller) => readPlanktekst(deps, caller, params.leerlingId, params.tekstId),
});
