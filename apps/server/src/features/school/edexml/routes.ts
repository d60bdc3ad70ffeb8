import type { Handlers } from '../../../platform/http/mount.ts';
import type { EdexmlService } from './service.ts';

export const edexmlHandlers = (edexml: EdexmlService): Pick<Handlers, 'previewEdexml' | 'commitEdexml'> => ({
  previewEdexml: ({ params, body }, { actor, now }) => edexml.preview(actor, params.adminId, body, now),
  commitEdexml: ({ params, body }, { actor, now }) => edexml.commit(actor, params, body, now),
});
