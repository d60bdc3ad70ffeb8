import type { Handlers } from '../../../platform/http/mount.ts';
import { deleteLvs, listLvs, readLvs, restoreLvs } from './service.ts';
import { type LvsspellingDeps } from './toegang.ts';
import { commitLvs, previewLvs, reviseLvs } from './voorstellen.ts';

type LvsHandlers = Pick<Handlers, 'previewLvs' | 'reviseLvs' | 'commitLvs' | 'listLvs' | 'deleteLvs' | 'restoreLvs' | 'readLvs'>;

export const lvsspellingHandlers = (deps: LvsspellingDeps): LvsHandlers => ({
  previewLvs: ({ params, body }, caller) => previewLvs(deps, caller, params.adminId, body),
  reviseLvs: ({ params, body }, caller) => reviseLvs(deps, caller, params, body),
  commitLvs: ({ params, body }, caller) => commitLvs(deps, caller, params, body),
  listLvs: ({ params }, caller) => listLvs(deps, caller, params.adminId),
  deleteLvs: async ({ params }, caller) => {
    await deleteLvs(deps, caller, params);
    return null;
  },
  restoreLvs: async ({ params }, caller) => {
    await restoreLvs(deps, caller, params);
    return null;
  },
  readLvs: ({ params }, caller) => readLvs(deps, caller, params),
});
