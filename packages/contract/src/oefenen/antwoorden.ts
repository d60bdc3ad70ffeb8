import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { Antwoord, Oordeel } from '@spelrijk/domain/antwoord';
import { define } from '../define.ts';

/** All eight roles enter the pupil area; others than the leerling and demo look on: judged, nothing stored. */
const alle: readonly Rol[] = Rol.options;
const leerlingParams = z.object({ leerlingId: z.uuid() });

export const antwoordenRoutes = define({
  submitAntwoorden: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/antwoorden',
    summary: 'Antwoorden insturen; hoe vaak ook gestuurd, elk telt een keer',
    access: { wie: alle, actie: 'answer.submit' },
    params: leerlingParams,
    body: z.strictObject({ game: z.string().max(40), antwoorden: z.array(Antwoord).min(1).max(50) }),
    response: z.object({ oordelen: z.array(z.object({ id: z.uuid(), oordeel: Oordeel })) }),
    status: 200,
  },
});
