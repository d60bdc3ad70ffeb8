import { beleidsproevenTeksten } from '@spelrijk/teksten/beleidsproeven';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

/** What a policy is called here; one that is no longer there says so. */
export function useBeleidsnaam(): (naam: string) => string {
  const { t } = useTexts(beleidsproevenTeksten);
  return (naam) => {
    if (naam === 'groei-6') return t('beleid.groei-6');
    return naam === 'controle-20' ? t('beleid.controle-20') : t('beleid.weg', { naam });
  };
}
