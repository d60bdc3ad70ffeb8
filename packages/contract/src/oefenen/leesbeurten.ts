import { z } from 'zod';
import { Leesbeurt } from '@spelrijk/domain/leesbeurt';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

/** All eight roles enter the pupil area; others than the leerling and demo look on: counted, nothing stored. */
const alle: readonly Rol[] = Rol.options;

export const leesbeurtenRoutes = define({
  saveLeesbeurt: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/leesbeurten/{beurtId}',
    summary: 'Hoe ver een leerling in een tekst is; hoe vaak ook gestuurd, een beurt telt een keer en gaat nooit terug',
    access: { wie: alle, actie: 'answer.submit' },
    params: z.object({ leerlingId: z.uuid(), beurtId: z.uuid() }),
    body: Leesbeurt,
    /** What counts of the turn so far. */
    response: z.object({ woorden: z.int(), ms: z.int(), uit: z.boolean() }),
    status: 200,
  },
});
