import { z } from 'zod';
import { Regio } from './admin.ts';
import { KLANTSOORTEN } from './prijs.ts';

/** Letters of a message to customers, at most. */
export const MAX_BERICHT_TITEL = 120;
export const MAX_BERICHT_TEKST = 6000;

/** Who of an admin a message is for; a bill is not for every docent. */
export const BERICHT_LEZERS = ['iedereen', 'beheerders'] as const;
export type BerichtLezers = (typeof BERICHT_LEZERS)[number];

/** To which admins a message goes: those for which everything that is filled in holds. */
export const BerichtDoel = z.strictObject({
  /** None: every kind. */
  soorten: z.array(z.enum(KLANTSOORTEN)).max(KLANTSOORTEN.length),
  /** Null: both. */
  regio: Regio.nullable(),
  /** One admin, and nobody else. */
  adminId: z.uuid().nullable(),
  lezers: z.enum(BERICHT_LEZERS),
});
export type BerichtDoel = z.infer<typeof BerichtDoel>;

/** `concept`: not ready; `ingetrokken`: was going to go out and will not. */
export const BerichtStand = z.enum(['concept', 'gepland', 'verstuurd', 'ingetrokken']);
export type BerichtStand = z.infer<typeof BerichtStand>;
