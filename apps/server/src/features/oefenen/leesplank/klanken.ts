/** What of a text can be heard: its sentences, its words, and what is asked with it. Half of it is nothing: then it is read in silence. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Leestekst } from '@spelrijk/taal/lezen';
import type { AudioIndex } from '../spraak/index.ts';

/** Of each of these lines its sound; empty when one of them has none. */
export function heelGehoord(regels: readonly string[], audio: AudioIndex, regio: Regio): string[] {
  const klanken = regels.flatMap((regel) => audio.vanTekst(regel, regio) ?? []);
  return klanken.length === regels.length ? klanken : [];
}

/** The title and then each sentence. */
export const klankenVan = ({ titel, alineas }: Leestekst, audio: AudioIndex, regio: Regio): string[] =>
  heelGehoord([titel, ...alineas.flat()], audio, regio);

/** Words as they stand in the bank: small letters, without the signs around them. */
export function woordklanken({ tekst }: Leestekst, audio: AudioIndex, regio: Regio): Record<string, string> {
  const woorden = new Set(tekst.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu));
  return Object.fromEntries(
    [...woorden].flatMap((woord) => {
      const { woord: klank } = audio.vanWoord(woord, { regio });
      return klank === undefined ? [] : [[woord, klank] as const];
    }),
  );
}
