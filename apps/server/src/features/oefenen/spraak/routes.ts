import type { Handlers } from '../../../platform/http/mount.ts';
import type { SpraakService } from './service.ts';

export const spraakHandlers = (spraak: SpraakService): Pick<Handlers, 'createSpraak' | 'readEigenKlank' | 'readUitgesproken'> => ({
  createSpraak: ({ params, body }, caller) => spraak.create(caller, params.adminId, body.woorden),
  readEigenKlank: ({ params }, caller) => spraak.read(caller, params.adminId, params.bestand),
  readUitgesproken: ({ query }) => Promise.resolve(spraak.readUitgesproken(query.regio ?? 'nl')),
});
