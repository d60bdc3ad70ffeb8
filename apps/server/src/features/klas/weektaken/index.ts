import { weektakenRoutes } from '@spelrijk/contract/weektaken';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listWeektaken, type WeektaakDeps, sweepWeektaken } from './service.ts';
import { restoreWeektaak, saveWeektaak, stopWeektaak } from './zetten.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const weektaakHandlers = (deps: WeektaakDeps): Pick<Handlers, keyof typeof weektakenRoutes> => ({
  listWeektaken: ({ params, query }, caller) => listWeektaken(deps, caller, params, query.van),
  saveWeektaak: ({ params, body }, caller) => niets(saveWeektaak(deps, caller, params, body)),
  stopWeektaak: ({ params }, caller) => niets(stopWeektaak(deps, caller, params)),
  restoreWeektaak: ({ params }, caller) => niets(restoreWeektaak(deps, caller, params)),
});

export const feature = defineFeature({
  routes: weektakenRoutes,
  handlers: weektaakHandlers,
  sweeps: [{ name: 'weektaken', run: sweepWeektaken }],
});
