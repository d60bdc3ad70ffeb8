import { kantoorroadmapTeksten } from '@spelrijk/teksten/kantoorroadmap';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export function RoadmapKruimel() {
  return <span aria-current="page">{useTexts(kantoorroadmapTeksten).t('titel')}</span>;
}
