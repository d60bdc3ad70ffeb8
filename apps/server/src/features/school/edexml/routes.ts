import type { edexmlRoutes as contract } from '@spelrijk/contract/edexml';
import type { Handlers } from '../../../platform/http/mount.ts';
import { commitEdexml, previewEdexml, type EdexmlDeps } from './service.ts';
import { listInlezingen, undoInlezing } from './terug.ts';

export const edexmlHandlers = (deps: EdexmlDeps): Pick<Handlers, keyof typeof contract> => ({
  previewEdexml: ({ params, body }, caller) => previewEdexml(deps, caller, params.adminId, body),
  commitEdexml: ({ params, body }, caller) => commitEdexml(deps, caller, params, body),
  listInlezingen: ({ params }, caller) => listInlezingen(deps, caller, params.adminId),
  undoInlezing: async ({ params }, caller) => {
    await undoInlezing(deps, caller, params);
    return null;
  },
});
