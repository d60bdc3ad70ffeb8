import type { LvsWaarden } from '@spelrijk/contract/lvsspelling';
import { LVS_WAARDEN } from '@spelrijk/domain/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** The values of one test as they were given: `score 25, VS 141,0, niveau C III`. */
export function useUitslag(): (waarden: LvsWaarden) => string {
  const { t } = useTexts(lvsspellingTeksten);
  return (waarden) =>
    LVS_WAARDEN.flatMap((veld) => {
      const waarde = waarden[veld];
      return waarde === undefined ? [] : [t(`kort.${veld}`, { waarde })];
    }).join(', ');
}
