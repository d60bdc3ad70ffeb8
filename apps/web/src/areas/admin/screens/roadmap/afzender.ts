import type { Reactie } from '@spelrijk/contract/roadmap';
import { useTranslation } from 'react-i18next';
import '../../roadmap-texts.ts';

/** How somebody is named: `Docent, een school in Nederland`. */
export function useAls(): (van: Pick<Reactie, 'rol' | 'soort' | 'regio'>) => string {
  const { t } = useTranslation('roadmap');
  return ({ rol, soort, regio }) => t('afzender', { rol: t(`rol.${rol}`), soort: t(`soort.${soort}`), land: t(`land.${regio}`) });
}
