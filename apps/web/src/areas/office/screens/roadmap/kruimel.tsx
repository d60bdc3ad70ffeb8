import { useTranslation } from 'react-i18next';
import '../../kantoorroadmap-texts.ts';

export function RoadmapKruimel() {
  return <span aria-current="page">{useTranslation('kantoorroadmap').t('titel')}</span>;
}
