import type { briefjesRoutes as contract } from '@spelrijk/contract/briefjes';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listBriefjes, seeBriefje, sendBriefje, takeBackBriefje, type BriefjeDeps } from './service.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

export const briefjeHandlers = (deps: BriefjeDeps): Pick<Handlers, keyof typeof contract> => ({
  listBriefjes: ({ params }, caller) => listBriefjes(deps, caller, params),
  sendBriefje: ({ params, body }, caller) => niets(sendBriefje(deps, caller, params, body)),
  takeBackBriefje: ({ params }, caller) => takeBackBriefje(deps, caller, params),
  seeBriefje: ({ params }, caller) => niets(seeBriefje(deps, caller, params)),
});
