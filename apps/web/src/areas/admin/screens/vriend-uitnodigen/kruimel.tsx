import { useTranslation } from 'react-i18next';
import '../../vrienden-texts.ts';

export function VriendKruimel() {
  return <span aria-current="page">{useTranslation('vrienden').t('titel')}</span>;
}
