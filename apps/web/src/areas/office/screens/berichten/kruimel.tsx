import { useTranslation } from 'react-i18next';
import '../../kantoorberichten-texts.ts';

export function BerichtenKruimel() {
  return <span aria-current="page">{useTranslation('kantoorberichten').t('titel')}</span>;
}
