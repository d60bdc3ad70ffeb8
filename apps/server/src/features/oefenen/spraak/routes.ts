import type { Handlers } from '../../../platform/http/mount.ts';
import type { SpraakService } from './service.ts';

export const spraakHandlers = (spraak: SpraakService): Pick<Handlers, 'createSpraak' | 'readEigenKlank' | 'readUitgesproken'> => ({
  createSpraak: ({ params, body }, { actor, now }) => spraak.create(actor, params.adminId, body.woorden, now),
  readEigenKlank: ({ params }, { actor }) => spraak.read(actor, params.adminId, params.bestand),
  readUitgesproken: ({ query }) => spraak.readUitgesproken(query.regio ?? 'nl'),
});
