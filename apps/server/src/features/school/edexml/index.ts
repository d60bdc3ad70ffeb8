import { edexmlRoutes } from '@spelrijk/contract/edexml';
import { defineFeature } from '../../../platform/feature.ts';
import { FILES } from '../../../platform/http/limiter.ts';
import type { Limits } from '../../../platform/http/shared-limiter.ts';
import { edexmlHandlers } from './routes.ts';
import { type EdexmlDeps } from './service.ts';
import { sweepTerug } from './terug.ts';

export const feature = defineFeature({
  routes: edexmlRoutes,
  handlers: ({ limits, ...deps }: Omit<EdexmlDeps, 'limiter'> & { readonly limits: Limits }) =>
    edexmlHandlers({ ...deps, limiter: limits('edexml', FILES) }),
  sweeps: [{ name: 'inlezingen', run: sweepTerug }],
});
