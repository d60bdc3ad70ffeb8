import { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export function RoadmapKruimel() {
  return <span aria-current="page">{useTexts(roadmapTeksten).t('titel')}</span>;
}
