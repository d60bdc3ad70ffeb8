import type { Reactie } from '@spelrijk/contract/roadmap';
import { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

/** How somebody is named: `Docent, een school in Nederland`. */
export function useAls(): (van: Pick<Reactie, 'rol' | 'soort' | 'regio'>) => string {
  const { t } = useTexts(roadmapTeksten);
  return ({ rol, soort, regio }) => t('afzender', { rol: t(`rol.${rol}`), soort: t(`soort.${soort}`), land: t(`land.${regio}`) });
}
