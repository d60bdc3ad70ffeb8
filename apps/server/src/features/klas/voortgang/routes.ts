import type { Handlers } from '../../../platform/http/mount.ts';
import type { ExportService } from './export-service.ts';
import type { GroepVoortgangService } from './groep-service.ts';
import type { VoortgangService } from './service.ts';

type Names = 'readVoortgang' | 'readGroepVoortgang' | 'readLes' | 'readCel' | 'exportGroep' | 'exportLeerling';

export const voortgangHandlers = (
  voortgang: VoortgangService,
  groep: GroepVoortgangService,
  bestanden: ExportService,
): Pick<Handlers, Names> => ({
  readVoortgang: ({ params }, { actor, now }) => voortgang.read(actor, params, now),
  readGroepVoortgang: ({ params }, { actor, now }) => groep.read(actor, params, now),
  readLes: ({ params }, { actor, now }) => groep.readLes(actor, params, now),
  readCel: ({ params }, { actor, now }) => groep.readCel(actor, params, now),
  exportGroep: ({ params, query }, { actor, now }) => bestanden.exportGroep(actor, params, query.soort, now),
  exportLeerling: ({ params, query }, { actor, now }) => bestanden.exportLeerling(actor, params, query.soort, now),
});
