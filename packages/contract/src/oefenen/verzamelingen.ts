import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

/** All eight roles enter the pupil area; others than the leerling and demo look on: nothing stored. */
const alle: readonly Rol[] = Rol.options;
const naam = z.string().min(1).max(60);

/** What a leerling has of one game, oldest first. Which pieces there are stands in the manifest of the game. */
const Verzameling = z.object({ game: naam, stukken: z.array(z.object({ stuk: naam, taakId: z.uuid() })) });

const Verzamelingen = z.object({ verzamelingen: z.array(Verzameling) });
export type Verzamelingen = z.infer<typeof Verzamelingen>;

export const verzamelingenRoutes = define({
  readVerzamelingen: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/verzamelingen',
    summary: 'Wat een leerling in de spellen verzamelde',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid() }),
    response: Verzamelingen,
    status: 200,
  },
  saveStuk: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/verzamelingen/{taakId}',
    summary: 'Het stuk dat een leerling na een taak koos; hoe vaak ook gestuurd, een taak geeft er een',
    access: { wie: alle, actie: 'answer.submit' },
    params: z.object({ leerlingId: z.uuid(), taakId: z.uuid() }),
    body: z.strictObject({ game: naam, stuk: naam }),
    response: Verzamelingen,
    status: 200,
  },
});
