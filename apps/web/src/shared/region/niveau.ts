import { niveauNaam } from '@spelrijk/domain/niveau';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useTexts } from '../texts/use-texts.ts';

/** A place on the ladder of half-years in the words of the reader: `M5`, in Flanders `midden L5`. */
export function useNiveau(): (trede: number) => string {
  const { language } = useTexts(algemeenTeksten).i18n;
  return (trede) => niveauNaam(trede, language === 'nl-BE' ? 'be' : 'nl');
}
