import type { Handlers } from '../../../platform/http/mount.ts';
import { commitEdexml, previewEdexml, type EdexmlDeps } from './service.ts';

export const edexmlHandlers = (deps: EdexmlDeps): Pick<Handlers, 'previewEdexml' | 'commitEdexml'> => ({
  previewEdexml: ({ params, body }, caller) => previewEdexml(deps, caller, params.adminId, body),
  commitEdexml: ({ params, body }, caller) => commitEdexml(deps, caller, params, body),
});
