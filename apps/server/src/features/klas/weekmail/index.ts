import { weekmailRoutes } from '@spelrijk/contract/weekmail';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { setWeekmail, type WeekmailDeps, sendWeekmails } from './service.ts';

const weekmailHandlers = (deps: WeekmailDeps): Pick<Handlers, keyof typeof weekmailRoutes> => ({
  endWeekmail: async ({ params }, { now }) => {
    await setWeekmail(deps, params.token, false, now);
    return null;
  },
  resumeWeekmail: async ({ body }, { now }) => {
    await setWeekmail(deps, body.token, true, now);
    return null;
  },
});

export const feature = defineFeature({
  routes: weekmailRoutes,
  handlers: weekmailHandlers,
  sweeps: [{ name: 'weekmail', run: sendWeekmails }],
});
