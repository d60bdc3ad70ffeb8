import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useTexts } from '../texts/use-texts.ts';

/** Groep 3 in the Netherlands is the first leerjaar in Flanders; the two before it are kleuterklassen there. */
const EERSTE_LEERJAAR = 3;

/** `groep 5` or `3de leerjaar`, by the region of the reader. */
export function jaargroepText(jaargroep: number, language: string): string {
  if (language !== 'nl-BE') return `groep ${jaargroep}`;
  const jaar = jaargroep - EERSTE_LEERJAAR + 1;
  return jaar >= 1 ? `${jaar}${jaar === 1 ? 'ste' : 'de'} leerjaar` : `${jaargroep + 1}de kleuterklas`;
}

export function useJaargroep(): (jaargroep: number) => string {
  const { language } = useTexts(algemeenTeksten).i18n;
  return (jaargroep) => jaargroepText(jaargroep, language);
}

/** In Flanders the particle is of the surname: it has no field of its own, but where these names came from elsewhere with one. */
export function useTussenvoegsel(): (namen: readonly { readonly voorvoegsel: string }[]) => boolean {
  const { language } = useTexts(algemeenTeksten).i18n;
  return (namen) => language !== 'nl-BE' || namen.some(({ voorvoegsel }) => voorvoegsel !== '');
}
