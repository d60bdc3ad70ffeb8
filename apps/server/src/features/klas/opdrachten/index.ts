import { opdrachtenRoutes } from '@spelrijk/contract/opdrachten';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { OpdrachtDeps } from './groep.ts';
import { listOpdrachten } from './service.ts';
import { readUitleg } from './uitleg.ts';
import { proposeOpdracht, saveOpdracht, stopOpdracht } from './zetten.ts';

export { chooseOpdrachtwoorden } from './kiezen.ts';
export { chooseWoorden } from './woorden.ts';
export { saveOpdracht } from './zetten.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const opdrachtHandlers = (deps: OpdrachtDeps): Pick<Handlers, keyof typeof opdrachtenRoutes> => ({
  listOpdrachten: ({ params }, caller) => listOpdrachten(deps, caller, params),
  proposeOpdracht: ({ params, body }, caller) => proposeOpdracht(deps, caller, params, body),
  saveOpdracht: ({ params, body }, caller) => niets(saveOpdracht(deps, caller, params, body)),
  stopOpdracht: ({ params }, caller) => niets(stopOpdracht(deps, caller, params)),
  readUitleg: ({ params, query }, caller) => readUitleg(deps, caller, params, query.leerlingen),
});

export const feature = defineFeature({ routes: opdrachtenRoutes, handlers: opdrachtHandlers });
