import { z } from 'zod';
import { Naam, Regel } from './regel.ts';

export const MEEST_WOORDEN = 200;
const LANGSTE_WOORD = 40;

/** As a person types it: composed letters, a straight apostrophe, single spaces; at least one letter in it. */
export const Spelling = z
  .string()
  .transform((tekst) => tekst.normalize('NFC').replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(LANGSTE_WOORD)
      .regex(/^[\p{Script=Latin}\p{M}' .-]*\p{L}[\p{Script=Latin}\p{M}' .-]*$/u),
  );

/** What a docent knows better than the language engine; absent: as the engine says. */
const HERSTEL = {
  /** The categorie the word is practised for. */
  hoofd: z.string().min(1).max(60).optional(),
  /** A word to remember as it is: no rule is asked. */
  onthouden: z.literal(true).optional(),
  /** The spoken chunks; joined they are the word. */
  klankgroepen: z.array(z.string().min(1).max(LANGSTE_WOORD)).min(1).max(20).optional(),
  /** Said between the word and the word again. */
  zin: Regel(200).pipe(z.string().min(1)).optional(),
};

const isHeel = ({ woord, klankgroepen }: { readonly woord: string; readonly klankgroepen?: readonly string[] | undefined }): boolean =>
  klankgroepen === undefined || klankgroepen.join('') === woord;

/** A word of a woordlijst, with what was mended. */
export const Lijstwoord = z
  .strictObject({ woord: Spelling, ...HERSTEL })
  .refine(isHeel, { path: ['klankgroepen'], error: 'the chunks do not make the word' });
export type Lijstwoord = z.infer<typeof Lijstwoord>;

export const LANGSTE_ZIN = 80;

/** A whole sentence with its signs. Which sentences there are is known where they are kept. */
const Zintekst = z
  .string()
  .transform((tekst) => tekst.normalize('NFC').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .max(LANGSTE_ZIN)
      .regex(/^[\p{Script=Latin}\p{M}\p{N}'" .,:;!?-]* [\p{Script=Latin}\p{M}\p{N}'" .,:;!?-]*[.!?'"]$/u),
  );

/** A capital or a sign can only be asked in a sentence. */
export const isZin = (tekst: string): boolean => Zintekst.safeParse(tekst).success;

/** A row of a dictation: a word as in a list, or a sentence as it is. */
export const Dicteerij = z
  .strictObject({ woord: Spelling.or(Zintekst), ...HERSTEL })
  .refine(isHeel, { path: ['klankgroepen'], error: 'the chunks do not make the word' });

/** The same word once: a capital makes another word (pool, Pool). */
export const isUniek = (woorden: readonly { readonly woord: string }[]): boolean =>
  new Set(woorden.map(({ woord }) => woord)).size === woorden.length;

/** What a docent fills in. */
export const WoordlijstVelden = z.strictObject({
  naam: Naam(80),
  woorden: z.array(Lijstwoord).min(1).max(MEEST_WOORDEN).refine(isUniek, { error: 'a word stands in the list twice' }),
});
export type WoordlijstVelden = z.infer<typeof WoordlijstVelden>;

/** Was anything mended? */
export const isHersteld = ({ hoofd, onthouden, klankgroepen, zin }: Omit<Lijstwoord, 'woord'>): boolean =>
  hoofd !== undefined || onthouden !== undefined || klankgroepen !== undefined || zin !== undefined;
