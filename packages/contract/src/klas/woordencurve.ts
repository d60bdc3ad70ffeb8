/** How words that were never practised are written over a school year, next to words that were. */
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const VOLGERS: readonly Rol[] = ['superadmin', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });

/** Of 100 words of the categorieen that were asked about, 80% range; on how many words, and of how many leerlingen. */
const Curvepunt = z.object({
  dag: z.iso.date(),
  laag: z.number(),
  midden: z.number(),
  hoog: z.number(),
  woorden: z.int(),
  leerlingen: z.int(),
});

/** Two courses of this school year, oldest first: words written for the first time, and words that were met before. */
export const Woordencurve = z.object({ nieuw: z.array(Curvepunt), geoefend: z.array(Curvepunt) });
export type Woordencurve = z.infer<typeof Woordencurve>;

export const woordencurveRoutes = define({
  readWoordencurve: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/woordencurve',
    summary: 'Hoe een leerling woorden schrijft die nog nooit geoefend zijn, naast geoefende, dit schooljaar',
    access: { wie: VOLGERS, actie: 'progress.readPupil' },
    params: groepParams.extend({ leerlingId: z.uuid() }),
    response: Woordencurve,
    status: 200,
  },
  readGroepscurve: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/woordencurve',
    summary: 'Hetzelfde van een groep als geheel',
    access: { wie: VOLGERS, actie: 'progress.readGroup' },
    params: groepParams,
    response: Woordencurve,
    status: 200,
  },
});
