import { briefjesRoutes } from '@spelrijk/contract/briefjes';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listBriefjes, seeBriefje, sendBriefje, takeBackBriefje, type BriefjeDeps, sweepBriefjes } from './service.ts';

export { listOngezien } from './ongezien.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const briefjeHandlers = (deps: BriefjeDeps): Pick<Handlers, keyof typeof briefjesRoutes> => ({
  listBriefjes: ({ params }, caller) => listBriefjes(deps, caller, params),
  sendBriefje: ({ params, body }, caller) => niets(sendBriefje(deps, caller, params, body)),
  takeBackBriefje: ({ params }, caller) => takeBackBriefje(deps, caller, params),
  seeBriefje: ({ params }, caller) => niets(seeBriefje(deps, caller, params)),
});

export const feature = defineFeature({
  routes: briefjesRoutes,
  handlers: briefjeHandlers,
  sweeps: [{ name: 'briefjes', run: sweepBriefjes }],
});
