import type { Handlers } from '../../../platform/http/mount.ts';
import type { LogboekService } from './service.ts';

export const logboekHandlers = (logboek: LogboekService): Pick<Handlers, 'readLogboek'> => ({
  readLogboek: ({ params, query }, { actor }) => logboek.read(actor, params.adminId, query),
});
