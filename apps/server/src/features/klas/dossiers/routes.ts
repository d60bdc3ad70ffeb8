import type { Handlers } from '../../../platform/http/mount.ts';
import type { DossierService } from './service.ts';

type DossierHandlers = Pick<Handlers, 'readDossier' | 'listDossierdelen' | 'readGroepsdossier' | 'readSchooldossier'>;

export const dossierHandlers = (dossiers: DossierService): DossierHandlers => ({
  readDossier: ({ params }, { actor, now }) => dossiers.leerling(actor, params, now),
  listDossierdelen: ({ params }, { actor }) => dossiers.delen(actor, params.adminId),
  readGroepsdossier: ({ params }, { actor, now }) => dossiers.groep(actor, params, now),
  readSchooldossier: ({ params }, { actor, now }) => dossiers.school(actor, params.adminId, now),
});
