import { edexmlRoutes } from '@spelrijk/contract/edexml';
import { defineFeature } from '../../../platform/feature.ts';
import { FILES } from '../../../platform/http/limiter.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { commitEdexml, previewEdexml, type EdexmlDeps } from './service.ts';
import { listInlezingen, undoInlezing, sweepTerug } from './terug.ts';

const edexmlHandlers = (deps: EdexmlDeps): Pick<Handlers, keyof typeof edexmlRoutes> => ({
  previewEdexml: ({ params, body }, caller) => previewEdexml(deps, caller, params.adminId, body),
  commitEdexml: ({ params, body }, caller) => commitEdexml(deps, caller, params, body),
  listInlezingen: ({ params }, caller) => listInlezingen(deps, caller, params.adminId),
  undoInlezing: async ({ params }, caller) => {
    await undoInlezing(deps, caller, params);
    return null;
  },
});

export const feature = defineFeature({
  routes: edexmlRoutes,
  handlers: ({ limits, ...deps }: Omit<EdexmlDeps, 'limiter'> & { readonly limits: Limits }) =>
    edexmlHandlers({ ...deps, limiter: limits('edexml', FILES) }),
  sweeps: [{ name: 'inlezingen', run: sweepTerug }],
});
