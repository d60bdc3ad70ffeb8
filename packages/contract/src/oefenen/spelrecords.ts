import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

/** All eight roles enter the pupil area; others than the leerling and demo look on: nothing stored. */
const alle: readonly Rol[] = Rol.options;
const game = z.string().min(1).max(60);
const waarde = z.int().min(1).max(99_999);

/** What a leerling itself reached: its best of each week, per game. Empty when it does not play against itself. */
const Spelrecords = z.object({
  aan: z.boolean(),
  /** Monday of the week that it is. */
  week: z.iso.date(),
  records: z.array(z.object({ game, week: z.iso.date(), waarde })),
});
export type Spelrecords = z.infer<typeof Spelrecords>;

export const spelrecordsRoutes = define({
  readSpelrecords: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/spelrecords',
    summary: 'De eigen records van een leerling, per spel en per week',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid() }),
    response: Spelrecords,
    status: 200,
  },
  saveSpelrecord: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/spelrecords/{taakId}',
    summary: 'Hoever een leerling in het spel van een taak kwam; de hoogste van de week blijft, hoe vaak ook gestuurd',
    access: { wie: alle, actie: 'answer.submit' },
    params: z.object({ leerlingId: z.uuid(), taakId: z.uuid() }),
    body: z.strictObject({ game, waarde }),
    response: Spelrecords,
    status: 200,
  },
});
