import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { TaakStatus } from '@spelrijk/domain/taak';
import { define } from '../define.ts';

/** All eight roles enter the pupil area; others than the leerling and demo look on: judged, nothing stored. */
const alle: readonly Rol[] = Rol.options;
const leerlingParams = z.object({ leerlingId: z.uuid() });

export const DagTaak = z.object({
  id: z.uuid(),
  somvensterId: z.string(),
  somvensterNaam: z.string(),
  vorm: Oefenvorm,
  game: z.string(),
  gameTitel: z.string(),
  /** Key of the picture that stands for the game. */
  gamePlaatje: z.string(),
  aantal: z.int(),
  /** What those are. */
  wat: z.enum(['woorden', 'zinnen', 'vragen']),
  status: TaakStatus,
  /** A docent put it on this day, or on an earlier one and it was not done. */
  weektaak: z.boolean(),
});
export type DagTaak = z.infer<typeof DagTaak>;

export const dagtakenRoutes = define({
  planDag: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/dagtaken',
    summary: 'De taken van vandaag; nog eens vragen geeft dezelfde',
    access: { wie: alle, actie: 'task.read' },
    params: leerlingParams,
    /** `vrij`: nothing is expected of it today. */
    response: z.object({ dag: z.iso.date(), taken: z.array(DagTaak), klaar: z.boolean(), vrij: z.boolean() }),
    status: 200,
  },
});
