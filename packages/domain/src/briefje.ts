/** A short message to a leerling: a sentence that is spoken, or own words. */
import { z } from 'zod';

/** Sentences of which nothing can be filled in. */
const Vast = z.enum(['goed-gewerkt', 'volgehouden', 'vooruit', 'trots', 'moeilijk', 'vaak', 'hulp']);

/** Those, one that names a categorie, and what somebody wrote. */
export const BriefjeSoort = z.enum([...Vast.options, 'goed-aan', 'eigen']);
export type BriefjeSoort = z.infer<typeof BriefjeSoort>;

/** Own words fit on one small sheet, and a child reads them in a breath. */
export const BRIEFJE_LANGST = 140;

/** As much as somebody may paste before it is made one line. */
const MEEST_GEPLAKT = 1000;

/** One line: white space once, nothing that cannot be seen. */
const regel = (tekst: string): string =>
  tekst
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

/** @example BriefjeInhoud.parse({ soort: 'eigen', tekst: ' Wat een  mooi werk! ' }) // { soort: 'eigen', tekst: 'Wat een mooi werk!' } */
export const BriefjeInhoud = z.discriminatedUnion('soort', [
  z.strictObject({ soort: Vast }),
  z.strictObject({ soort: z.literal('goed-aan'), categorie: z.string().min(1).max(60) }),
  z.strictObject({
    soort: z.literal('eigen'),
    tekst: z.string().max(MEEST_GEPLAKT).transform(regel).pipe(z.string().min(1).max(BRIEFJE_LANGST)),
  }),
]);
export type BriefjeInhoud = z.infer<typeof BriefjeInhoud>;
