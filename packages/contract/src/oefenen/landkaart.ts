import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';
import { Kindbriefje } from './briefjes.ts';

/** All eight roles enter the pupil area; others than the leerling and demo look on. */
const alle: readonly Rol[] = Rol.options;
const leerlingParams = z.object({ leerlingId: z.uuid() });

export const Plek = z.object({
  somvensterId: z.string(),
  naam: z.string(),
  sterren: z.int().min(0).max(3),
  status: z.enum(['mist', 'open', 'vandaag', 'klaar']),
});
export type Plek = z.infer<typeof Plek>;

export const landkaartRoutes = define({
  readLandkaart: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/landkaart',
    summary: 'De landkaart van een leerling',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: leerlingParams,
    response: z.object({
      leerling: z.object({ id: z.uuid(), roepnaam: z.string(), figuur: z.int(), munten: z.int(), jaargroep: z.int() }),
      /** Drawing of the blob that walks along; null when none does. */
      maatje: z.int().nullable(),
      /** Number of the hol the child's blob lives in; null when in none. */
      hol: z.int().nullable(),
      regios: z.array(z.object({ id: z.string(), naam: z.string(), plekken: z.array(Plek) })),
      /** Methodetoetsen that are open for this leerling now. */
      methodetoetsen: z.array(z.object({ id: z.uuid(), adminId: z.uuid(), titel: z.string(), aantal: z.int(), gemaakt: z.int() })),
      /** Messages that this leerling did not see yet, oldest first. */
      briefjes: z.array(Kindbriefje),
      /** Looking on as another role: nothing is stored. */
      meekijken: z.boolean(),
      /** False when a setting keeps coins, blobs and the reward game away. */
      beloningen: z.boolean(),
      /** The groep builds a picture together, and this child sees it. */
      plaat: z.boolean(),
    }),
    status: 200,
  },
  readSomvenster: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/somvensters/{somvensterId}',
    summary: 'Uitlegkaart van een somvenster',
    access: { wie: alle, actie: 'task.read' },
    params: z.object({ leerlingId: z.uuid(), somvensterId: z.string().max(60) }),
    response: z.object({
      id: z.string(),
      naam: z.string(),
      regel: z.string(),
      regelAudio: z.string().optional(),
      hoortSchrijft: z.string(),
      uitleg: z.array(z.string()),
      /** Address of the speech of each step. */
      uitlegAudio: z.array(z.string().nullable()),
      voorbeelden: z.array(
        z.object({ woord: z.string(), start: z.int(), end: z.int(), audio: z.string().optional(), plaatje: z.string().optional() }),
      ),
      sterren: z.int(),
      open: z.boolean(),
    }),
    status: 200,
  },
});
