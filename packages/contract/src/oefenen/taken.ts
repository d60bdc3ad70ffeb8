import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { Taak } from '@spelrijk/domain/taak';
import { define } from '../define.ts';

/** All eight roles enter the pupil area; others than the leerling and demo look on: judged, nothing stored. */
const alle: readonly Rol[] = Rol.options;
const spelers: readonly Rol[] = ['leerling', 'demo'];
const leerlingParams = z.object({ leerlingId: z.uuid() });
const taakParams = z.object({ leerlingId: z.uuid(), taakId: z.uuid() });

export const takenRoutes = define({
  createTaak: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/taken',
    summary: 'Zelf een taak kiezen in een open somvenster',
    access: { wie: alle, actie: 'task.read' },
    params: leerlingParams,
    /** The client makes the id, so that a second send makes no second taak. */
    body: z.strictObject({ id: z.uuid(), somvensterId: z.string().max(60) }),
    response: Taak,
    status: 200,
  },
  readTaak: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/taken/{taakId}',
    summary: 'Een taak met alles wat nodig is om haar zonder verbinding uit te spelen',
    access: { wie: alle, actie: 'task.read' },
    params: taakParams,
    response: z.object({
      taak: Taak,
      /** What was already answered, to go on after a reload. */
      antwoorden: z.array(z.object({ opgaveId: z.uuid(), poging: z.int(), goed: z.boolean() })),
    }),
    status: 200,
  },
  finishTaak: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/taken/{taakId}/afronden',
    summary: 'Taak afronden: munten, een keer',
    access: { wie: spelers, actie: 'answer.submit' },
    params: taakParams,
    response: z.object({ munten: z.int(), totaal: z.int(), inEenKeer: z.int(), aantal: z.int(), geleerd: z.array(z.string()) }),
    status: 200,
  },
  readEigenInstelling: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/oefeninstelling',
    summary: 'De oefeninstelling die voor deze leerling geldt',
    access: { wie: alle, actie: 'task.read' },
    params: leerlingParams,
    response: z.object({ instelling: Oefeninstelling }),
    status: 200,
  },
});
