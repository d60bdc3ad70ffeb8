import { useTranslation } from 'react-i18next';
import '../../berichten-texts.ts';

export function BerichtenKruimel() {
  return <span aria-current="page">{useTranslation('berichten').t('titel')}</span>;
}
