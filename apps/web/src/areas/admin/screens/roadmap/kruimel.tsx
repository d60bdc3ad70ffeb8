import { useTranslation } from 'react-i18next';
import '../../roadmap-texts.ts';

export function RoadmapKruimel() {
  return <span aria-current="page">{useTranslation('roadmap').t('titel')}</span>;
}
