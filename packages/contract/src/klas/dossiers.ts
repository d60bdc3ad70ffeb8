/** Everything we keep of a leerling, to read and to take along; of a school groep by groep, so that no answer grows without end. */
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';

const beheer: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];
const adminParams = z.object({ adminId: z.uuid() });

const Archief = z.object({
  type: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
  naam: z.string(),
});

const DossierDeel = z.object({ groepId: z.uuid(), naam: z.string(), leerlingen: z.int() });
type DossierDeel = z.infer<typeof DossierDeel>;

export const dossiersRoutes = define({
  readDossier: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/dossier',
    summary: 'Alle gegevens van een leerling, leesbaar en als JSON en CSV, in één archief',
    access: { wie: ['superadmin', ...beheer], actie: 'pupil.exportDossier' },
    params: z.object({ adminId: z.uuid(), leerlingId: z.uuid() }),
    media: true,
    response: Archief,
    status: 200,
  },
  listDossierdelen: {
    method: 'GET',
    path: '/api/admins/{adminId}/dossiers',
    summary: 'In welke delen de gegevens van een hele school zijn op te halen',
    access: { wie: beheer, actie: 'pupil.exportDossier' },
    params: adminParams,
    response: z.object({ delen: z.array(DossierDeel) }),
    status: 200,
  },
  readGroepsdossier: {
    method: 'GET',
    path: '/api/admins/{adminId}/dossiers/{groepId}',
    summary: 'Alle gegevens van de leerlingen van een groep, in één archief',
    access: { wie: beheer, actie: 'pupil.exportDossier' },
    params: z.object({ adminId: z.uuid(), groepId: z.uuid() }),
    media: true,
    response: Archief,
    status: 200,
  },
  readSchooldossier: {
    method: 'GET',
    path: '/api/admins/{adminId}/schooldossier',
    summary: 'Wat we van de school zelf bewaren: account, groepen, docenten, lijsten, logboek',
    access: { wie: beheer, actie: 'pupil.exportDossier' },
    params: adminParams,
    media: true,
    response: Archief,
    status: 200,
  },
});
