/** Briefjes: short messages of a grown-up to a leerling. No answer, no secret: everybody who follows the groep reads them. */
import { BriefjeInhoud, BriefjeSoort } from '@spelrijk/domain/briefje';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });

const inhoud = {
  soort: BriefjeSoort,
  /** Name of the categorie of `goed-aan`; null for the others. */
  naam: z.string().nullable(),
  /** Own words; empty for a sentence of the set. */
  tekst: z.string(),
  /** Who wrote it; empty when that person is gone. */
  door: z.string(),
};

/** As the leerling finds it on its map, until it was seen. */
export const Kindbriefje = z.object({ id: z.uuid(), ...inhoud });
export type Kindbriefje = z.infer<typeof Kindbriefje>;

export const Briefje = z.object({
  id: z.uuid(),
  ...inhoud,
  op: z.iso.datetime(),
  leerlingen: z.array(
    z.object({
      id: z.uuid(),
      roepnaam: z.string(),
      /** When the leerling put it away as read; null: not yet. */
      gezien: z.iso.datetime().nullable(),
      /** Taken back before it was seen: the leerling never gets it. */
      teruggenomen: z.boolean(),
    }),
  ),
});
export type Briefje = z.infer<typeof Briefje>;

export const briefjesRoutes = define({
  listBriefjes: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/briefjes',
    summary: 'Briefjes aan leerlingen van een groep, van iedereen die ze schreef, ook wat teruggenomen is; nieuwste eerst',
    access: { wie: ['superadmin', ...begeleiders], actie: 'childNote.read' },
    params: groepParams,
    response: z.object({ briefjes: z.array(Briefje) }),
    status: 200,
  },
  sendBriefje: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/briefjes/{briefjeId}',
    summary: 'Een briefje aan leerlingen van een groep; nog eens sturen verandert niets',
    access: { wie: begeleiders, actie: 'childNote.write' },
    params: groepParams.extend({ briefjeId: z.uuid() }),
    body: z.strictObject({ leerlingIds: z.array(z.uuid()).min(1).max(60), inhoud: BriefjeInhoud }),
    response: z.null(),
    status: 204,
  },
  takeBackBriefje: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/briefjes/{briefjeId}',
    summary: 'Een briefje terugnemen bij wie het nog niet zag',
    access: { wie: begeleiders, actie: 'childNote.write' },
    params: groepParams.extend({ briefjeId: z.uuid() }),
    /** `gezien`: how many had read it already. */
    response: z.object({ teruggenomen: z.int(), gezien: z.int() }),
    status: 200,
  },
  seeBriefje: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/briefjes/{briefjeId}/gezien',
    summary: 'De leerling heeft het briefje gezien; nog eens zeggen verandert niets',
    access: { wie: ['leerling', 'demo'], actie: 'childNote.see' },
    params: z.object({ leerlingId: z.uuid(), briefjeId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
});
