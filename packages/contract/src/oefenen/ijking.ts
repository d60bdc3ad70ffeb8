import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

/** A word that does not behave as expected, for editors. */
export const Redactiewoord = z.object({
  /** The word itself, or the id of a sentence or reading item. */
  sleutel: z.string(),
  woord: z.string(),
  categorie: z.string(),
  oorzaak: z.enum([
    'niemand-goed',
    'iedereen-goed',
    'moeilijker-dan-gedacht',
    'een-andere-spelling',
    'slecht-verstaan',
    'verschoven',
    'verschuift',
  ]),
  /** Percent right, and percent that was expected of these children. */
  goed: z.int(),
  verwacht: z.int(),
  antwoorden: z.int(),
  /** The same wrong spelling by three children or more. */
  fouten: z.array(z.object({ tekst: z.string(), keer: z.int() })),
});
export type Redactiewoord = z.infer<typeof Redactiewoord>;

export const ijkingRoutes = define({
  listRedactiewoorden: {
    method: 'GET',
    path: '/api/office/redactiewoorden',
    summary: 'Woorden die niemand of iedereen goed schrijft, met de vermoedelijke oorzaak',
    access: { wie: kantoor, actie: 'officeDashboard.read' },
    query: z.object({ regio: Regio.default('nl') }),
    /** `vanaf`: so many answers a word has before anything is said of it. */
    response: z.object({ vanaf: z.int(), woorden: z.array(Redactiewoord) }),
    status: 200,
  },
});
