import type { Handlers } from '../../../platform/http/mount.ts';
import type { ZorgleerlingService } from './service.ts';

type Names = 'listZorgleerlingen' | 'readZorgvlaggen' | 'zetZorgvlag' | 'haalZorgvlagWeg';

export const zorgleerlingHandlers = (zorg: ZorgleerlingService): Pick<Handlers, Names> => ({
  listZorgleerlingen: ({ params }, { actor, now }) => zorg.list(actor, params.adminId, now),
  readZorgvlaggen: ({ params }, { actor, now }) => zorg.read(actor, params, now),
  zetZorgvlag: ({ params, body }, { actor, now }) => zorg.zet(actor, params, body, now),
  haalZorgvlagWeg: ({ params, body }, { actor, now }) => zorg.haalWeg(actor, params, body, now),
});
