import type { weekmailRoutes as contract } from '@spelrijk/contract/weekmail';
import type { Handlers } from '../../../platform/http/mount.ts';
import { setWeekmail, type WeekmailDeps } from './service.ts';

export const weekmailHandlers = (deps: WeekmailDeps): Pick<Handlers, keyof typeof contract> => ({
  endWeekmail: async ({ params }, { now }) => {
    await setWeekmail(deps, params.token, false, now);
    return null;
  },
  resumeWeekmail: async ({ body }, { now }) => {
    await setWeekmail(deps, body.token, true, now);
    return null;
  },
});
