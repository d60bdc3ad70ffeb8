import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const alle: readonly Rol[] = Rol.options;

const Plankboek = z.object({
  id: z.string(),
  titel: z.string(),
  soort: z.enum(['verhaal', 'weettekst', 'brief', 'gedicht', 'doetekst', 'gesprek', 'betoog']),
  reeks: z.object({ naam: z.string(), deel: z.int() }).optional(),
  woorden: z.int(),
  /** How often it was read to its end. */
  keer: z.int(),
  /** Begun, and not at its end. */
  bezig: z.boolean(),
});

export const leesplankRoutes = define({
  readLeesplank: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/leesplank',
    summary: 'De leesplank: teksten die een leerling nu kan lezen',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid() }),
    response: z.object({
      /** The level that was opened last comes first. */
      planken: z.array(z.object({ id: z.string(), naam: z.string(), boeken: z.array(Plankboek) })),
    }),
    status: 200,
  },
  readPlanktekst: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/leesplank/{tekstId}',
    summary: 'Een tekst van de leesplank, om te lezen en mee te lezen',
    access: { wie: alle, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid(), tekstId: z.string().max(60) }),
    response: z.object({
      id: z.string(),
      titel: z.string(),
      alineas: z.array(z.array(z.string())),
      /** Every sentence stands on a line of its own. */
      perRegel: z.boolean(),
      /** The title and then each sentence; empty when one of them was never rendered. */
      klanken: z.array(z.string()),
      /** By word in small letters: what is heard at a tap. */
      woorden: z.record(z.string(), z.string()),
      /** The sentence where this leerling stopped the last time; 0: at its title, or it was finished. */
      plek: z.int(),
      keer: z.int(),
    }),
    status: 200,
  },
});
