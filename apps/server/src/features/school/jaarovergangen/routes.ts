import type { Handlers } from '../../../platform/http/mount.ts';
import type { JaarovergangService } from './service.ts';

export const jaarovergangHandlers = (
  overgangen: JaarovergangService,
): Pick<Handlers, 'previewOvergang' | 'commitOvergang' | 'undoOvergang'> => ({
  previewOvergang: ({ params }, { actor, now }) => overgangen.preview(actor, params.adminId, now),
  commitOvergang: ({ params, body }, { actor, now }) => overgangen.commit(actor, params.adminId, body, now),
  undoOvergang: async ({ params }, { actor, now }) => {
    await overgangen.undo(actor, params, now);
    return null;
  },
});
