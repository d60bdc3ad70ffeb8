/** A lesson: what everybody of a groep does in the last minutes. */
import { z } from 'zod';

/** What a leerling does in this lesson. */
export const LesLeerling = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  figuur: z.int(),
  /** vast: cannot get on alone; stil: a taak is open and nothing comes; bezig; leest: on the leesplank, since its last answer; klaar: the last taak is finished; weg: not in this lesson. */
  toestand: z.enum(['vast', 'stil', 'bezig', 'leest', 'klaar', 'weg']),
  laatst: z.iso.datetime().nullable(),
  taak: z.object({ somvenster: z.string(), naam: z.string(), game: z.string(), gedaan: z.int(), totaal: z.int() }).nullable(),
  /** First attempts of this lesson, and how many were right. */
  antwoorden: z.int(),
  goed: z.int(),
  /** Latest attempts, newest first. */
  laatste: z.array(z.object({ woord: z.string(), gegeven: z.string(), goed: z.boolean(), poging: z.int(), op: z.iso.datetime() })),
});
export type LesLeerling = z.infer<typeof LesLeerling>;
