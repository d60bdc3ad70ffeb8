import type { Handlers } from '../../../platform/http/mount.ts';
import type { GroepService } from './service.ts';

export const groepHandlers = (groepen: GroepService): Pick<Handlers, 'listGroepen' | 'readGroep'> => ({
  listGroepen: ({ params }, { actor, now }) => groepen.list(actor, params.adminId, now),
  readGroep: ({ params }, { actor, now }) => groepen.read(actor, params.adminId, params.groepId, now),
});
