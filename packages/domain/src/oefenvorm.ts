import { z } from 'zod';
import { ALLE_LEESVORMEN } from './leesvormen.ts';
import { ALLE_SPELVORMEN, ANTWOORDVORMEN } from './oefenvormen.ts';

/** How a game lets the child answer. A game declares which of these it can pose. */
export const Antwoordvorm = z.enum(ANTWOORDVORMEN);
export type Antwoordvorm = z.infer<typeof Antwoordvorm>;

/** Didactic exercise forms for spelling, strongest evidence first. */
export const Spelvorm = z.enum(ALLE_SPELVORMEN);
export type Spelvorm = z.infer<typeof Spelvorm>;

/** Every didactic form: of spelling and of reading. */
export const Oefenvorm = z.enum([...ALLE_SPELVORMEN, ...ALLE_LEESVORMEN]);
export type Oefenvorm = z.infer<typeof Oefenvorm>;

export { isLeesvorm, OEFENVORMEN } from './oefenvormen.ts';
