import type { opdrachtenRoutes as contract } from '@spelrijk/contract/opdrachten';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { OpdrachtDeps } from './groep.ts';
import { listOpdrachten } from './service.ts';
import { proposeOpdracht, saveOpdracht, stopOpdracht } from './zetten.ts';
import { readUitleg } from './uitleg.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

export const opdrachtHandlers = (deps: OpdrachtDeps): Pick<Handlers, keyof typeof contract> => ({
  listOpdrachten: ({ params }, caller) => listOpdrachten(deps, caller, params),
  proposeOpdracht: ({ params, body }, caller) => proposeOpdracht(deps, caller, params, body),
  saveOpdracht: ({ params, body }, caller) => niets(saveOpdracht(deps, caller, params, body)),
  stopOpdracht: ({ params }, caller) => niets(stopOpdracht(deps, caller, params)),
  readUitleg: ({ params, query }, caller) => readUitleg(deps, caller, params, query.leerlingen),
});
