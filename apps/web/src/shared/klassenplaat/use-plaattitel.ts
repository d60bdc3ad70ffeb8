import { PLATEN, type PlaatId } from '@spelrijk/domain/klassenplaat';
import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { useTexts } from '../texts/use-texts.ts';

export const plaatOf = (id: PlaatId) => PLATEN.find((plaat) => plaat.id === id) ?? PLATEN[0];

/** What a picture is called, and what there is to see on it. */
export function usePlaattitel(): (id: PlaatId) => { readonly titel: string; readonly beeld: string } {
  const { t } = useTexts(klassenplaatTeksten);
  return (id) => {
    const { titel, thema } = plaatOf(id);
    return { titel, beeld: t('beeld', { titel, thema }) };
  };
}
