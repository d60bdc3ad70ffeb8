import type { zittingenRoutes as contract } from '@spelrijk/contract/zittingen';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { ZittingDeps } from './deps.ts';
import { finishZitting, readZitting, saveToetsantwoord } from './zitting.ts';

export const zittingHandlers = (deps: ZittingDeps): Pick<Handlers, keyof typeof contract> => ({
  readZitting: ({ params, query }, caller) => readZitting(deps, caller, params, query.nr),
  saveToetsantwoord: ({ params, body }, caller) => saveToetsantwoord(deps, caller, params, body),
  finishZitting: ({ params }, caller) => finishZitting(deps, caller, params),
});
