/** A short message to a leerling: a sentence that is spoken, or own words. */
import { z } from 'zod';

/** The sentences that everybody may choose from; `goed-aan` names a categorie, `eigen` is what somebody wrote. */
export const BriefjeSoort = z.enum(['goed-gewerkt', 'volgehouden', 'vooruit', 'trots', 'moeilijk', 'vaak', 'hulp', 'goed-aan', 'eigen']);
export type BriefjeSoort = z.infer<typeof BriefjeSoort>;

/** Own words fit on one small sheet, and a child reads them in a breath. */
export const BRIEFJE_LANGST = 140;

/** One line: white space once, nothing that cannot be seen. */
const regel = (tekst: string): string =>
  tekst
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

const Tekst = z.string().max(1000).transform(regel).pipe(z.string().max(BRIEFJE_LANGST));

export interface BriefjeInhoud {
  readonly soort: BriefjeSoort;
  readonly categorie: string | null;
  readonly tekst: string;
}

/** Own words for `eigen` and a categorie for `goed-aan`, and neither of them elsewhere. */
const isHeel = ({ soort, categorie, tekst }: BriefjeInhoud): boolean =>
  (soort === 'eigen') === (tekst !== '') && (soort === 'goed-aan') === (categorie !== null);

/** @example BriefjeInhoud.parse({ soort: 'eigen', categorie: null, tekst: ' Wat een  mooi werk! ' }).tekst // Wat een mooi werk! */
export const BriefjeInhoud = z
  .strictObject({ soort: BriefjeSoort, categorie: z.string().min(1).max(60).nullable(), tekst: Tekst })
  .refine(isHeel);
