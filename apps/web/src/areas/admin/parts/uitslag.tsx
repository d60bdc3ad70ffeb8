import type { LvsWaarden } from '@spelrijk/contract/lvsspelling';
import { LVS_WAARDEN } from '@spelrijk/domain/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** The test, or which part of it: `Spelling 3.0: categorie 5`. */
export const naamVanToets = ({ toets, onderdeel }: { readonly toets: string; readonly onderdeel: string }): string =>
  [toets, onderdeel].filter((deel) => deel !== '').join(': ');

/** When it was taken, in words where the list has no code for it; '–' when it does not say. */
export function useMoment(): (moment: string) => string {
  const { t } = useTexts(lvsspellingTeksten);
  return (moment) => {
    const [, jaar = '', nr = ''] = /^([1-8]?)P([12])$/.exec(moment) ?? [];
    if (nr !== '') return jaar === '' ? t('uitslagen.periode', { nr }) : t('uitslagen.periodeJaar', { jaar, nr });
    const letter = (['B', 'M', 'E'] as const).find((code) => code === moment);
    return letter === undefined ? moment || '–' : t(`uitslagen.wanneer.${letter}`);
  };
}

/** The values of one test as they were given: `score 25, VS 141,0, niveau C III`. */
export function useUitslag(): (waarden: LvsWaarden) => string {
  const { t } = useTexts(lvsspellingTeksten);
  return (waarden) =>
    LVS_WAARDEN.flatMap((veld) => {
      const waarde = waarden[veld];
      return waarde === undefined ? [] : [t(`kort.${veld}`, { waarde })];
    }).join(', ');
}
