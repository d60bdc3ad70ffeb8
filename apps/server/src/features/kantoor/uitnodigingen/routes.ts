import type { Handlers } from '../../../platform/http/mount.ts';
import type { UitnodigingenService } from './service.ts';

export const uitnodigingenHandlers = (uitnodigingen: UitnodigingenService): Pick<Handlers, 'listUitnodigingen'> => ({
  listUitnodigingen: ({ query }, { actor, now }) => uitnodigingen.list(actor, query, now),
});
