import { z } from 'zod';
import { Oefenvorm } from './oefenvorm.ts';
import { Opgave } from './opgave.ts';

export const TaakStatus = z.enum(['klaar-om-te-starten', 'bezig', 'af']);
export type TaakStatus = z.infer<typeof TaakStatus>;

/** One assignment of 8-12 opgaven inside a somvenster, played in one game. */
export const Taak = z.object({
  id: z.uuid(),
  somvensterId: z.string(),
  vorm: Oefenvorm,
  /** Slug of the proposed game, as in the specification. */
  game: z.string(),
  /** Slugs of every game that fits this form. */
  games: z.array(z.string()),
  status: TaakStatus,
  opgaven: z.array(Opgave),
  /** Coins paid when it is finished; the same for everyone. */
  munten: z.int(),
  /** Stage of a test: no hints, no clock, no second attempt. */
  toets: z.boolean().optional(),
  /** A dictation of the groep, made in one go; another test goes on another day. */
  dictee: z.boolean().optional(),
});
export type Taak = z.infer<typeof Taak>;
