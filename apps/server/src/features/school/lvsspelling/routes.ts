import type { Handlers } from '../../../platform/http/mount.ts';
import type { LvsspellingService } from './service.ts';

type LvsHandlers = Pick<Handlers, 'previewLvs' | 'reviseLvs' | 'commitLvs' | 'listLvs' | 'deleteLvs' | 'restoreLvs' | 'readLvs'>;

export const lvsspellingHandlers = (lvs: LvsspellingService): LvsHandlers => ({
  previewLvs: ({ params, body }, { actor, now }) => lvs.preview(actor, params.adminId, body, now),
  reviseLvs: ({ params, body }, { actor, now }) => lvs.revise(actor, params, body, now),
  commitLvs: ({ params, body }, { actor, now }) => lvs.commit(actor, params, body, now),
  listLvs: ({ params }, { actor }) => lvs.list(actor, params.adminId),
  deleteLvs: async ({ params }, { actor, now }) => {
    await lvs.remove(actor, params, now);
    return null;
  },
  restoreLvs: async ({ params }, { actor, now }) => {
    await lvs.restore(actor, params, now);
    return null;
  },
  readLvs: ({ params }, { actor, now }) => lvs.read(actor, params, now),
});
