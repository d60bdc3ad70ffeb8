import { z } from 'zod';

const span = z.object({ start: z.number().int(), end: z.number().int() });

/** One deviation found between the target and what was typed. */
export const Afwijking = z.object({
  /** A CategorieId, or a general type such as `letter-weg`. */
  label: z.string(),
  /** Letters of the target, end exclusive. */
  doel: span,
  /** Letters of what was typed, end exclusive. */
  getypt: span,
  /** The rule was applied the wrong way round (bomen > bommen), or the typed key lies beside the right one. */
  vlag: z.enum(['omgekeerd', 'typfout']).optional(),
});
export type Afwijking = z.infer<typeof Afwijking>;

/** The verdict on one knelpunt: evidence for its categorie. */
export const KnelpuntOordeel = z.object({ categorie: z.string(), variant: z.string().optional(), goed: z.boolean() });
export type KnelpuntOordeel = z.infer<typeof KnelpuntOordeel>;

/** What the language engine says about one answer. */
export const Diagnose = z.object({
  goed: z.boolean(),
  afwijkingen: z.array(Afwijking),
  knelpunten: z.array(KnelpuntOordeel),
  /** Unrecognisable, another word or unreadable: says nothing about any categorie. */
  geenBewijs: z.boolean(),
});
export type Diagnose = z.infer<typeof Diagnose>;
